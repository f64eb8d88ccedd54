import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import { loadCatalog } from '#catalog/load.ts'
import type { Major } from '#catalog/majors/major.ts'
import { loadOccupations } from '#catalog/majors/tables/occupations.ts'
import { majorResolver, majorSearch } from './resolver.ts'
import { routes } from './routes.ts'

const folder = join(import.meta.dirname, '../../data')
const catalog = loadCatalog(folder)
const resolve = majorResolver(catalog)
const search = majorSearch(catalog)

/** The place of an acceptable family: 0 is the reading itself, then its alternatives; -1 is nowhere. */
function places(file: string): number[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [, text = '', families = ''] = line.split('\t')
    const { kind, families: read, alternatives } = resolve(text)
    return [kind === 'undecided' ? kind : read[0], ...alternatives.map(({ id }) => id)].findIndex(
      (id) => id && families.split(' ').includes(id),
    )
  })
}
const share = (all: readonly number[], holds: (at: number) => boolean) =>
  (100 * all.filter(holds).length) / all.length

test('of the phrasings we worked with at least 95 % are read right, 98 % within three', () => {
  const found = places('phrasings.tsv')
  expect(found.length).toBeGreaterThanOrEqual(1000)
  expect(share(found, (at) => at === 0)).toBeGreaterThanOrEqual(95)
  expect(share(found, (at) => at >= 0 && at < 3)).toBeGreaterThanOrEqual(98)
})

test('of held-out phrasings at least 92 % are read right, 98 % within three', () => {
  const found = places('phrasings-held-out.tsv')
  expect(found.length).toBeGreaterThanOrEqual(170)
  expect(share(found, (at) => at === 0)).toBeGreaterThanOrEqual(92)
  expect(share(found, (at) => at >= 0 && at < 3)).toBeGreaterThanOrEqual(98)
})

test('every title of the catalog reads as itself, exactly, in any case', () => {
  for (const { id, title } of catalog.majors)
    for (const text of [title, title.toUpperCase(), ` ${title.toLowerCase()}. `])
      expect([text, resolve(text)]).toMatchObject([
        text,
        { kind: 'understood', exact: true, title, families: { 0: id } },
      ])
})

test('every career title is understood, and nearly every occupation as a family that leads to it', () => {
  for (const { title } of catalog.careers.values())
    expect([title, resolve(title).kind]).toEqual([title, 'understood'])
  const right = loadOccupations(folder).map(({ title, soc, families }) => {
    const read = resolve(title).families
    const leads = (id: string) =>
      families.includes(id) || catalog.majorById.get(id)?.careers.includes(soc.slice(0, 7)) === true
    return read.some(leads) ? 0 : -1
  })
  expect(share(right, (at) => at === 0)).toBeGreaterThan(94)
})

test.each([
  ['software engineer', '11.07'],
  ['nurse', '51.38'],
  ['physical therapist', '31.05'],
  ['do taxes for companies', '52.03'],
  ['enviromental sceince', '03.01'],
  ['mech e', '14.19'],
  ['PoLi-ScI', '45.10'],
  ['fisheries', '03.03'],
  ['stock trading', '52.08'],
  ['navy nurse', '51.38'],
  ['BCBA', '42.28'],
  ['join the military as an officer', '29.03'],
  ['ME or EE or CS', '14.19'],
  ['enfermería', '51.38'],
  ['quiero ser maestra', '13.12'],
  ['diseño gráfico', '50.04'],
  ['ciencias de la computación', '11.07'],
  ['abogada', '45.10'],
  ['quiero trabajar con niños', '13.12'],
  ['ayudar a la gente', '44.07'],
  ['be my own boss', '52.07'],
  ['🎶🎸', '50.09'],
])('"%s" reads as %s', (text, family) => {
  expect(resolve(text).families[0]).toBe(family)
})

test('a subject that colleges report under several codes is read as all of them, the usual one first', () => {
  expect(resolve('computer science').families).toEqual(['11.07', '11.01', '14.09'])
  expect(resolve('psychology').families).toEqual(['42.01', '42.27'])
})

test.each(['bone doctor', 'ortho surgeon', 'ENT doctor', 'derm doctor', 'gynecologist', 'anesthesia'])(
  '"%s" is medicine, and not teeth, eyes or animals',
  (text) => {
    expect(resolve(text)).toMatchObject({ kind: 'understood', title: 'Pre-Medicine' })
  },
)

test('pre-med is a road: a sensible set of families, its own title, its careers', () => {
  const reading = resolve('pre-med')
  expect(reading).toMatchObject({ kind: 'understood', exact: true, title: 'Pre-Medicine' })
  expect(reading.families).toEqual(expect.arrayContaining(['26.01', '26.02', '51.11']))
  expect(reading.route?.careers.map((soc) => catalog.careers.get(soc)?.title)).toContain(
    'Family Medicine Physicians',
  )
  for (const { title, families } of routes)
    expect([title, resolve(title)]).toMatchObject([title, { exact: true, families: { 0: families[0] } }])
})

test.each([
  ['biology or chemistry', 'Biology and Chemistry', ['26.01', '40.05']],
  ['double major in econ and math', 'Economics and Mathematics', ['45.06', '27.01']],
  ['computer science, minor in art', 'Computer Science', ['11.07']],
  ['1. nursing 2. biology 3. business', 'Nursing, Biology and General Business', ['51.38', '26.01']],
  ['first choice biology, second choice english', 'Biology and English', ['26.01', '23.01']],
  ['engineering, not sure which one', 'Engineering', ['14.01']],
])('"%s" is read as %s', (text, title, families) => {
  const reading = resolve(text)
  expect(reading).toMatchObject({ kind: 'understood', title })
  expect(reading.families).toEqual(expect.arrayContaining(families))
})

test.each([
  'undecided',
  "he changes his mind every week so we can't say",
  'just wants to play D1 soccer',
  'Not sure yet',
  'idk',
  'idc',
  'nose',
  'I don’t know what I want to do',
  'none',
  'I haven’t decided',
  'nothing',
  'open',
  'everything',
  'haven’t got a clue',
  'too many interests',
  'ask me in a year',
  'it changes every week',
  'good question lol',
  'i have like 5 ideas',
  'I have no idea what I want to do with my life',
  'no sé todavía',
  'todavía no sé',
  'indeciso',
  '🤷‍♀️',
  '???',
  'NOT nursing, my mom keeps asking',
  'still figuring it out, my counselor said thats ok',
  'honestly no clue, i change my mind every week',
  'no clue, I just want to play D1 soccer',
  'honestly torn between everything, want a school where I dont have to pick until junior year',
  'Undeclared (College of Letters & Science)',
  'every week it’s something different',
  'I’d like to keep my options open',
  'my sister keeps telling me to pick something',
])('"%s" leaves the major open: the largest one in each of twelve areas, and says so', (text) => {
  const reading = resolve(text)
  expect(reading).toMatchObject({ kind: 'undecided', title: 'Undecided' })
  expect(new Set(reading.families.map((family) => family.slice(0, 2))).size).toBe(12)
  expect(reading.note).toContain('degrees in many areas')
})

test.each(['', '   ', 'asdfgh', 'yes', 'nice', 'literally', 'week', 'xyzzy plugh', '计算机科学', '\u0000'])(
  'text that means nothing (%j) is unknown, with majors to choose from',
  (text) => {
    const reading = resolve(text)
    expect(reading).toMatchObject({ kind: 'unknown', families: [], exact: false })
    expect(reading.alternatives).toHaveLength(5)
  },
)

test('a name in a text that is like nothing else is a guess', () => {
  const text = 'I love looking through my telescope and took astronomy at the community college last summer'
  expect(resolve(text)).toMatchObject({ exact: false, title: 'Astronomy and Astrophysics' })
})

test.each(['my people keep asking me', 'can you help me', 'I said I would decide by summer', 'join a frat'])(
  'ordinary words carry no reading: "%s"',
  (text) => {
    expect(resolve(text).kind).not.toBe('understood')
  },
)

test('a guess is shown as a guess', () => {
  expect(resolve('I want to help people with their mental health').exact).toBe(false)
})

test('whatever is typed, the answer is whole: never an exception, families known and at most twelve', () => {
  const word = fc.constantFrom(
    'biology',
    'and',
    'or',
    ',',
    '/',
    'not sure',
    'minor in',
    'nurse',
    'zzz',
    'of',
    '(',
    'pre',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(word, { maxLength: 9 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(text, (said) => {
      const { kind, families, alternatives, title } = resolve(said)
      expect(families.every((id) => catalog.majorById.has(id))).toBe(true)
      expect(families.length).toBeLessThanOrEqual(12)
      expect(families.length > 0).toBe(kind !== 'unknown')
      expect(title === '').toBe(kind === 'unknown')
      expect(new Set(alternatives).size).toBe(alternatives.length)
      expect(search(said, 8).length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})

test('a slip in a title still finds the major', () => {
  const long = catalog.majors.filter(({ title }) => title.length >= 8)
  const swapped = (title: string) => {
    const at = Math.floor(title.length / 2)
    return `${title.slice(0, at)}${title[at + 1] ?? ''}${title[at]}${title.slice(at + 2)}`
  }
  const found = long.map(({ id, title }) => {
    const { families, alternatives } = resolve(swapped(title))
    return [families[0], ...alternatives.slice(0, 2).map((major) => major.id)].indexOf(id)
  })
  expect(share(found, (at) => at === 0)).toBeGreaterThan(85)
  expect(share(found, (at) => at >= 0)).toBeGreaterThan(95)
})

test('type-ahead offers what a beginning may become, and the largest majors before anything is typed', () => {
  const titles = (text: string) => search(text, 5).map(({ title }) => title)
  expect(titles('psyc')[0]).toBe('Psychology')
  expect(titles('nurs')[0]).toBe('Nursing')
  expect(titles('computer sc')[0]).toBe('Computer Science')
  expect(titles('')).toEqual(
    [...catalog.majors]
      .sort((a, b) => b.graduates - a.graduates)
      .slice(0, 5)
      .map(({ title }) => title),
  )
})

test('a catalog of two majors, with nothing else to compare text with, works too', () => {
  const major = (id: string, title: string, aliases: string[]): Major => ({
    id,
    title,
    aliases,
    description: '',
    graduates: 10,
    related: [],
    careers: [],
    reportedUnder: [id],
  })
  const majors = [major('11.07', 'Computer Science', ['cs']), major('26.01', 'Biology', ['bio'])]
  const small: Catalog = {
    version: '',
    colleges: [],
    twoYearColleges: [],
    tradeSchools: [],
    nursingAssociates: new Map(),
    flows: { origins: () => null, firstYears: () => null, leavers: () => 0, destinations: () => [] },
    stateCenters: new Map(),
    zipPrefixes: new Map(),
    rules: new Map(),
    rounds: new Map(),
    agreements: [],
    schools: [],
    foreignUniversities: [],
    formerColleges: [],
    majors,
    careers: new Map(),
    occupations: [],
    quizRows: [],
    scholarships: [],
    specialties: new Map(),
    terms: { families: [], jobs: [], everyday: [] },
    collegeById: new Map(),
    majorById: new Map(majors.map((known) => [known.id, known])),
    provenance: new Map(),
  }
  expect(majorResolver(small)('bio').families).toEqual(['26.01'])
  expect(majorSearch(small)('comp', 3)[0]?.id).toBe('11.07')
})

test.each(['pharmacy', 'PharmD', 'Pharm.D.', 'doctor of pharmacy', 'become a pharmacist', 'pharmacy school'])(
  '"%s" is the road to the PharmD',
  (text) => {
    expect(resolve(text)).toMatchObject({ title: 'Pre-Pharmacy', route: { doctorate: '51.2001' } })
  },
)

test('pharmaceutical sciences are the subject of a bachelor’s degree', () => {
  expect(resolve('pharmaceutical sciences')).toMatchObject({
    title: 'Pharmaceutical Sciences',
    families: ['51.20'],
  })
  expect(resolve('pharmaceutical sciences').route).toBeUndefined()
})
