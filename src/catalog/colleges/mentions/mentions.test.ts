import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { collegeMentions } from './mentions.ts'

const catalog = loadCatalog('src/catalog/data')
const collegesIn = collegeMentions(catalog)

test.each([
  ['It is as strong in biology as Harvard University is.', ['Harvard University']],
  ['Harvard and yale are harder to get into.', ['Harvard', 'yale']],
  ['HARVARD is harder.', ['HARVARD']],
  ['Think of Duke’s labs, or of MIT and UCLA.', ['Duke’s', 'MIT', 'UCLA']],
  ['It beats Ole Miss, Penn State and Texas A & M.', ['Ole Miss', 'Penn State', 'Texas A & M']],
  ['The University of California, Davis is close.', ['University of California, Davis']],
  [
    'Look at the University of North Carolina at Chapel Hill.',
    ['University of North Carolina at Chapel Hill'],
  ],
  ["St. John's University and Saint Olaf come to mind.", ["St. John's University", 'Saint Olaf']],
  ['Labs rival those of William & Mary.', ['William & Mary']],
  ['Hárvard by another spelling.', ['Hárvard']],
  ['An Ivy League education for less.', ['Ivy League']],
  ['People choose it over Princeton-like places.', ['Princeton']],
])('names are found as they stand: %s', (text, names) => expect(collegesIn(text)).toEqual(names))

test.each([
  ['Rice is grown nearby; brown bricks line the walks.', []],
  ['She turned down Rice and Brown for it.', ['Rice', 'Brown']],
  ['Hope and union are big words.', []],
  ['Trinity College is smaller.', ['Trinity College']],
  ['Rice’s labs are larger.', ['Rice’s']],
])('a common word counts when it is capitalized mid-sentence or named in full: %s', (text, names) =>
  expect(collegesIn(text)).toEqual(names),
)

test.each([
  ['Michigan borders Ohio, and students from Texas come too.', []],
  ['It lies in Denver, an hour from Boulder.', []],
  ['It is stronger than Michigan and cheaper than Denver.', ['Michigan', 'Denver']],
])('a state or a large city is a college only in a comparison: %s', (text, names) =>
  expect(collegesIn(text)).toEqual(names),
)

test.each([
  'Army ROTC and the Air Force are on campus, and teams play in the NCAA.',
  'It is Roman Catholic; others are Southern Baptist or United Methodist.',
  'Awarded 142 degrees in Computer Science, Nursing and Fine Arts in 2023-24.',
  'Your SAT of 1400 and your work in the National Honor Society speak for you.',
  'A small private college in the countryside, with a student-faculty ratio of 11 to 1.',
])('words about a college are no college: %s', (text) => expect(collegesIn(text)).toEqual([]))

test('nothing in our own prose about majors, careers and scholarships is taken for a college', () => {
  const prose = [
    ...catalog.majors.flatMap(({ title, description, aliases }) => [title, description, ...aliases]),
    ...[...catalog.careers.values()].flatMap(({ title, description, studyPath }) => [
      title,
      description,
      studyPath,
    ]),
  ]
  expect(prose.flatMap((text) => collegesIn(text))).toEqual([])
})

test('every college of the catalog is found by its full name, whatever stands around it', () => {
  const around = fc.constantFrom(['It is as good as ', ' in this.'], ['', ' does more.'], ['See (', ')!'])
  fc.assert(
    fc.property(fc.constantFrom(...catalog.colleges), around, ({ name }, [before, after]) => {
      expect(collegesIn(`${before}${name}${after}`).length).toBeGreaterThan(0)
    }),
    { numRuns: 3_000 },
  )
})

test('no text breaks it or takes it longer than its length: this one is 400 times the longest of a report', () => {
  const text = 'Students who like Westmere will like it here, near Boulder, for $12,345 a year. '.repeat(
    10_000,
  )
  expect(collegesIn(text)).toEqual([])
  fc.assert(fc.property(fc.string({ maxLength: 80 }), (any) => Array.isArray(collegesIn(any))))
})
