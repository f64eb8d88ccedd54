import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

test.each([
  ['pharmacy tech -> pharmacist', 'Pre-Pharmacy'],
  ['dental assistant first, then dental school', 'Pre-Dentistry'],
  ['EMT to get into med school', 'Pre-Medicine'],
  ['phlebotomist, eventually ER nurse', 'Nursing'],
])('a trade in health that leads on is a first step: "%s" is %s', (text, title) => {
  expect(read(text)).toMatchObject({ title })
  expect(read(text).trade).toBeUndefined()
})

test('a trade that leads to the second anyway is told too', () => {
  expect(read('CNA -> RN').several?.map(({ title }) => title)).toEqual([
    'Practical Nursing and Nursing Assistance',
    'Nursing',
  ])
})

test('no choice between two is a step, and no trade outside health', () => {
  expect(read('EMT or doctor').title).toBe('Emergency Medical Services and Pre-Medicine')
  expect(read('electrician then start my own business').title).toBe('Electrical Trade')
})
