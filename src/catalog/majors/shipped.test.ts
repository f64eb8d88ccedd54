import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { routes } from '#catalog/majors/reading/routes.ts'
import { frameOf } from '#catalog/words/testing/sentences.ts'

// The tables as shipped: what a student may read is complete, distinct and has careers.

const catalog = loadCatalog(join(import.meta.dirname, '../data'))
const { majors, careers } = catalog

/** Families with fewer careers: eye care technology has only the eye doctor, trades have their own work. */
const withFew = ['47.03', '48.05', '51.18', '51.35']

const doubles = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('there are more than 350 families, in order, each with a plain title of its own', () => {
  expect(majors.length).toBeGreaterThan(350)
  expect(majors.map(({ id }) => id)).toEqual(majors.map(({ id }) => id).toSorted())
  expect(doubles(majors.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(majors.filter(({ title }) => /General$|Technician|\/|\.$/.test(title))).toEqual([])
})

test('a college of the catalog awards every one of them', () => {
  const awarded = new Set(
    catalog.colleges.flatMap(({ programs }) =>
      [...programs].filter((one) => one.awards > 0).map((one) => one.family),
    ),
  )
  expect(majors.filter(({ id }) => !awarded.has(id)).map(({ id }) => id)).toEqual([])
})

test('no two descriptions share a sentence frame', () => {
  const sentences = [...majors, ...routes].flatMap(({ description }) => description.split(/(?<=[.!?]) /))
  expect(sentences.length).toBeGreaterThan(2 * majors.length)
  expect(doubles(sentences.map(frameOf))).toEqual([])
})

test('a description has two to four sentences and fits the report', () => {
  for (const { id, description } of [...majors, ...routes]) {
    const count = description.split(/(?<=[.!?]) /).length
    expect([id, count >= 2 && count <= 4, description.length <= 800]).toEqual([id, true, true])
  }
})

test('a major recommends four to six others, all in the catalog', () => {
  for (const { id, related } of majors) {
    expect([id, new Set(related).size]).toEqual([id, related.length])
    expect([id, related.length >= 4 && related.length <= 6]).toEqual([id, true])
    expect(related).not.toContain(id)
    expect(related.every((other) => catalog.majorById.has(other))).toBe(true)
  }
})

test('a major leads to three to six careers we describe, or to the work of its trade', () => {
  for (const { id, careers: codes } of majors) {
    const few = withFew.includes(id) ? 1 : 3
    expect([id, codes.length >= few && codes.length <= 6]).toEqual([id, true])
    expect([id, codes.every((soc) => careers.has(soc))]).toEqual([id, true])
    expect([id, codes.some((soc) => soc.startsWith('25-1'))]).toEqual([id, false])
  }
})

test('a career has words, pay or the reason why there is none, and at most a link to the Occupational Outlook Handbook', () => {
  expect(doubles([...careers.values()].map(({ title }) => title))).toEqual([])
  for (const { soc, title, description, studyPath, link, medianPay, payYear } of careers.values()) {
    expect([soc, title.length > 0, description.length > 20, studyPath.length > 10]).toEqual([
      soc,
      true,
      true,
      true,
    ])
    expect([soc, link === null || link.startsWith('https://www.bls.gov/ooh/')]).toEqual([soc, true])
    expect(payYear).toBe('May 2025')
    if (typeof medianPay === 'number') expect(medianPay).toBeGreaterThan(20_000)
  }
  const linked = [...careers.values()].filter(({ link }) => link !== null)
  expect(linked.length / careers.size).toBeGreaterThan(0.9)
})

test('a family is reported first under its own code', () => {
  for (const { id, reportedUnder } of majors) {
    expect(reportedUnder[0]).toBe(id)
    expect(reportedUnder.every((family) => catalog.majorById.has(family))).toBe(true)
  }
  expect(catalog.majorById.get('11.07')?.reportedUnder).toEqual(['11.07', '11.01', '14.09'])
  expect(catalog.majorById.get('42.01')?.reportedUnder).toEqual(['42.01', '42.27'])
})

test('law, medicine, dentistry, veterinary, pharmacy, physical therapy, teaching and policy have a road', () => {
  const road = (word: RegExp) => routes.find(({ title }) => word.test(title))
  for (const word of [
    /Law/,
    /Medicine/,
    /Dent/,
    /Veterinary/,
    /Pharmacy/,
    /Physical Therapy/,
    /Teaching/,
    /Policy/,
  ]) {
    const found = road(word)
    expect(found?.families.every((family) => catalog.majorById.has(family))).toBe(true)
    expect(found?.careers.every((soc) => careers.has(soc))).toBe(true)
  }
})

test('figures know their source and year', () => {
  for (const path of ['major.graduates', 'career.medianPay', 'career.growth', 'career.openingsPerYear'])
    expect(catalog.provenance.get(path)).toMatchObject({
      source: expect.any(String),
      year: expect.any(String),
    })
})
