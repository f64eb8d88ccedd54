import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sources, withSources } from '#catalog/build/testing/with-sources.ts'

const readme = readFileSync(join('src/catalog', 'README.md'), 'utf8')

test('the README credits every source, and O*NET in the words its license asks for', () => {
  const text = readme.replace(/\s+/g, ' ')
  expect(text).toContain('U.S. Department of Education, College Scorecard')
  expect(text).toContain('National Center for Education Statistics, IPEDS (public domain)')
  expect(text).toContain('OEWS May 2025 and Employment Projections 2024-34 (public domain)')
  expect(text).toContain(
    'O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration',
  )
  expect(text).toContain('Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA."')
  expect(text).toContain('USDOL/ETA has not approved the modification')
})

withSources('the attribution is that of the sources word for word', () => {
  const asked = /Attribution the product must show[\s\S]*?modification\.\n/.exec(
    readFileSync(join(sources, 'README.md'), 'utf8'),
  )?.[0]
  expect(asked).toBeTruthy()
  expect(readme).toContain(asked)
})
