import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { graduatesByFamily } from '#catalog/build/studies/families.ts'
import { sources, withSources } from '#catalog/build/testing/with-sources.ts'
import { frameOf, sequences, wordsOf } from '#catalog/words/testing/sentences.ts'

type Words = { family: string; title: string; description: string; aliases: readonly string[] }

const text = readFileSync(new URL('majors.tsv', import.meta.url), 'utf8')
const [header, ...lines] = text.trimEnd().split('\n')
const majors: readonly Words[] = lines.map((line) => {
  const [family = '', title = '', description = '', aliases = '', ...more] = line.split('\t')
  if (more.length > 0) throw new Error(`${family}: more than four cells`)
  return { family, title, description, aliases: aliases.split('; ') }
})

/** Phrases that may mean more than one major. */
const ambiguous = new Set([
  'build video games',
  'ece',
  'fashion',
  'informatics',
  'pre med',
  'premed',
  'software engineer',
  'software engineering',
])

const plain = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const sentencesOf = (description: string) => description.split(/(?<=[.!?]) /)

/** A sentence with the major's own name masked: what would be left of a template. */
const withoutTitle = ({ title, description }: Words) => {
  const own = new Set(wordsOf(title))
  return sentencesOf(description).map((sentence) =>
    wordsOf(sentence)
      .map((word) => (own.has(word) ? 'X' : word))
      .join(' '),
  )
}

/** Keys that several majors have in common, each with the majors that share it. */
function shared(keysOf: (major: Words) => readonly string[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const major of majors)
    for (const key of keysOf(major)) owners.set(key, (owners.get(key) ?? new Set<string>()).add(major.family))
  return [...owners]
    .filter(([, families]) => families.size > 1)
    .map(([key, families]) => `${key}: ${[...families].join(' ')}`)
}

const wrong = (isWrong: (major: Words) => boolean) => majors.filter(isWrong).map(({ family }) => family)

test('two hundred families are described once, in the order of their codes, each under a name of its own', () => {
  const families = majors.map(({ family }) => family)
  expect(header).toBe('family\ttitle\tdescription\taliases')
  expect(families).toHaveLength(200)
  expect(families).toEqual([...new Set(families)].sort())
  expect(wrong(({ family }) => !/^\d\d\.\d\d$/.test(family))).toEqual([])
  expect(wrong(({ title }) => !/^[A-Z][A-Za-z, -]{2,44}$/.test(title))).toEqual([])
  expect(shared(({ title }) => [plain(title)])).toEqual([])
})

test('a description is two or three sentences of 35 to 60 words', () => {
  expect(wrong(({ description }) => ![2, 3].includes(sentencesOf(description).length))).toEqual([])
  expect(
    wrong(({ description }) => {
      const { length } = description.split(' ')
      return length < 35 || length > 60
    }),
  ).toEqual([])
  expect(wrong(({ description }) => !/^[A-Z].*[.?]$/.test(description))).toEqual([])
})

test('words about a major hold no figures and no promises', () => {
  const claims = /\d|[$%"|—–]|\b(salary|salaries|six-figure|guaranteed?|lucrative|million|percent|ranked)\b/i
  expect(wrong(({ description }) => claims.test(description))).toEqual([])
})

test('no two descriptions share an opening, a sentence frame or six words in a row', () => {
  expect(shared(({ description }) => [wordsOf(description).slice(0, 4).join(' ')])).toEqual([])
  expect(shared(withoutTitle)).toEqual([])
  expect(shared(({ description }) => sentencesOf(description).map(frameOf))).toEqual([])
  expect(shared(({ description }) => sequences(description, 6))).toEqual([])
})

test('a major answers to six to fifteen phrasings besides its title', () => {
  expect(wrong(({ aliases }) => aliases.length < 6 || aliases.length > 15)).toEqual([])
  expect(wrong(({ aliases }) => !aliases.every((alias) => /^[a-z0-9][a-z0-9' -]*$/.test(alias)))).toEqual([])
  expect(wrong(({ title, aliases }) => aliases.map(plain).includes(plain(title)))).toEqual([])
  expect(wrong(({ aliases }) => new Set(aliases.map(plain)).size < aliases.length)).toEqual([])
})

test('a phrasing means one major, except where a student means either', () => {
  const titles = new Set(majors.map(({ title }) => plain(title)))
  const several = shared(({ aliases }) => aliases.map(plain)).map((line) => line.split(':')[0] ?? '')
  expect(several.sort()).toEqual([...ambiguous].sort())
  expect(majors.flatMap(({ aliases }) => aliases.filter((alias) => titles.has(plain(alias))))).toEqual([])
})

withSources('the 200 families with the most graduates are the ones written', () => {
  const most = [...graduatesByFamily(sources)].sort(([, a], [, b]) => b - a).slice(0, 200)
  expect(majors.map(({ family }) => family)).toEqual(most.map(([family]) => family).sort())
})
