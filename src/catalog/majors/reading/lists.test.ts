import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from './resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../data')))

test.each([
  ['biomedical or chemical engineering', 'Biomedical Engineering and Chemical Engineering'],
  ['marine or wildlife biology', 'Marine Biology and Wildlife Management'],
  ['computer or data science', 'Computer Science and Data Science'],
  [
    'nuclear, petroleum, or mining engineering',
    'Nuclear Engineering, Petroleum Engineering and Mining Engineering',
  ],
  ['interior or landscape architecture', 'Interior Architecture and Landscape Architecture'],
])('what lacks its noun is read with that of the last: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['psychology or special education', 'Psychology and Special Education'],
  ['nursing or healthcare administration', 'Nursing and Health Care Administration'],
  ['music and engineering', 'Music and Engineering'],
])('what is a subject by itself stays one: "%s" is %s', (text, title) => {
  expect(read(`double major in ${text}`).title).toBe(title)
})

test('two words before one noun may be a single subject', () => {
  expect(read('molecular & cellular biology, genetics').title).toMatch(/^Cell and Molecular Biology/)
})
