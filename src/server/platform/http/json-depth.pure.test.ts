import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNestedTooDeep } from './json-depth.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('32 levels are taken, one more is not, of whatever kind', () => {
  expect(isNestedTooDeep(bytes(nested(32)))).toBe(false)
  expect(isNestedTooDeep(bytes(nested(33)))).toBe(true)
  expect(isNestedTooDeep(bytes('{"a":['.repeat(17)))).toBe(true)
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('whatever the texts hold, quotes, brackets and backslashes too, only real levels count', () => {
  const text = fc.string({ unit: fc.constantFrom('[', '{', ']', '}', '"', '\\', 'a', 'é', ':', ',') })
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      text,
      fc.integer(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(text, tie('value'), { maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 40 }), (inner, levels) => {
      const json = '['.repeat(levels) + JSON.stringify(inner) + ']'.repeat(levels)
      expect(isNestedTooDeep(bytes(json))).toBe(levels + depthOf(inner) > 32)
    }),
  )
})
