import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

test.each([
  ['nursing at embry riddle', 'Nursing'],
  ['I want to study nursing at Embry-Riddle', 'Nursing'],
  ['computer science @ georgia tech', 'Computer Science'],
  ['comp sci major at MIT or Stanford', 'Computer Science'],
  ['engineering at a&m', 'Engineering'],
  ['architecture at cornell or business at NYU', 'Architecture and General Business'],
])('where is not what: "%s" is %s', (text, title) => {
  expect(read(text)).toMatchObject({ title, exact: true })
})

test('what follows "at" and is no college may say what is meant', () => {
  expect(read('engineer at NASA').title).toBe('Aerospace Engineering')
  expect(read('good at art').title).toBe('Fine Arts')
})
