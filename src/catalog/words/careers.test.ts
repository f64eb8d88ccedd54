import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sources, withSources } from '#catalog/build/testing/with-sources.ts'
import { routes } from '#catalog/majors/reading/routes.ts'
import { tradeCareers } from '#catalog/majors/reading/trades.ts'
import { frameOf, sequences, wordsOf } from '#catalog/words/testing/sentences.ts'

type Words = { soc: string; description: string; studyPath: string }

const text = readFileSync(new URL('careers.tsv', import.meta.url), 'utf8')
const [header, ...lines] = text.trimEnd().split('\n')
const careers: readonly Words[] = lines.map((line) => {
  const [soc = '', description = '', studyPath = '', ...more] = line.split('\t')
  if (more.length > 0) throw new Error(`${soc}: more than three cells`)
  return { soc, description, studyPath }
})

/** Keys that more careers than allowed have in common, each with the careers that share it. */
function shared(keysOf: (career: Words) => readonly string[], allowed = 1): string[] {
  const owners = new Map<string, Set<string>>()
  for (const career of careers)
    for (const key of keysOf(career)) owners.set(key, (owners.get(key) ?? new Set<string>()).add(career.soc))
  return [...owners]
    .filter(([, socs]) => socs.size > allowed)
    .map(([key, socs]) => `${key}: ${[...socs].join(' ')}`)
}

const wrong = (isWrong: (career: Words) => boolean) => careers.filter(isWrong).map(({ soc }) => soc)
const outside = (sentence: string, low: number, high: number) => {
  const count = wordsOf(sentence).length
  return count < low || count > high
}

test('each of about three hundred careers is described once, in the order of its code', () => {
  const socs = careers.map(({ soc }) => soc)
  expect(header).toBe('soc\tdescription\tstudyPath')
  expect(careers.length).toBeGreaterThanOrEqual(280)
  expect(socs).toEqual([...new Set(socs)].sort())
  expect(wrong(({ soc }) => !/^\d\d-\d{4}$/.test(soc))).toEqual([])
})

test('a description is one sentence that takes a breath or two to read', () => {
  expect(wrong(({ description }) => outside(description, 18, 32))).toEqual([])
  expect(wrong(({ description }) => !/^[A-Z][^.!?]*\.$/.test(description))).toEqual([])
})

test('a study path is short and says where to begin', () => {
  expect(wrong(({ studyPath }) => outside(studyPath, 8, 22))).toEqual([])
  expect(wrong(({ studyPath }) => !/^[A-Z][^.!?]*\.$/.test(studyPath))).toEqual([])
})

test('words about a career hold no figures and no promises', () => {
  const claims = /\d|[$%"|—–]|\b(salary|salaries|six-figure|guaranteed?|lucrative)\b/i
  expect(wrong(({ description, studyPath }) => claims.test(`${description} ${studyPath}`))).toEqual([])
})

test('no two descriptions share a sentence frame or seven words in a row', () => {
  expect(shared(({ description }) => [frameOf(description)])).toEqual([])
  expect(shared(({ description }) => sequences(description, 7))).toEqual([])
})

test('no more than two descriptions begin alike, and no study path is used twice', () => {
  expect(shared(({ description }) => [sequences(description, 4)[0] ?? ''], 2)).toEqual([])
  expect(shared(({ studyPath }) => sequences(studyPath, 8))).toEqual([])
})

test('every career a pre-professional route leads to has its words', () => {
  const described = new Set(careers.map(({ soc }) => soc))
  expect(routes.flatMap((route) => route.careers).filter((soc) => !described.has(soc))).toEqual([])
})

test('every career of a trade has its words', () => {
  const described = new Set(careers.map(({ soc }) => soc))
  expect([...tradeCareers].filter((soc) => !described.has(soc))).toEqual([])
})

withSources('every code is an occupation of the federal release', () => {
  const [columns = '', ...rows] = gunzipSync(
    readFileSync(join(sources, 'careers/derived/occupations.tsv.gz')),
  )
    .toString('utf8')
    .split('\n')
  const place = columns.split('\t').indexOf('soc')
  const known = new Set(rows.map((row) => row.split('\t')[place]))
  expect(wrong(({ soc }) => !known.has(soc))).toEqual([])
})
