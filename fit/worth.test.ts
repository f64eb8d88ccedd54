import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { owed } from '#engine/matching/ten/pledges.ts'
import { terms } from '#engine/matching/worth/terms.ts'
import shipped from '#engine/matching/worth/weights.json' with { type: 'json' }
import { withTables } from './tables.ts'
import { worthFit } from './worth.ts'

test('the weights that ship are those that the judgements make', () => {
  expect(worthFit().weights()).toEqual(shipped)
}, 600_000)

test('the tables of the document are those of the weights and the pledges', () => {
  const text = readFileSync('docs/matching.md', 'utf8')
  expect(text).toBe(withTables(text, shipped))
})

test('worth stays small: 36 terms, ten pledges, and no weight of a sign that would be absurd', () => {
  expect(terms.length).toBeLessThanOrEqual(36)
  expect(Object.keys(owed).length).toBeLessThanOrEqual(10)
  for (const { name, sign } of terms) expect((sign ?? 0) * shipped[name], name).toBeGreaterThanOrEqual(0)
})
