import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodingsOf } from './accept-encoding.ts'

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip, br;q=0', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br;q=0.5, gzip', ['gzip', 'br']],
  ['BR; Q=1.0 , x-gzip', ['br']],
  ['br;q=nonsense', []],
])('%s takes %j', (header, encodings) => {
  expect(encodingsOf(header)).toEqual(encodings)
})

test('what is refused is never sent, whatever stands beside it', () => {
  const name = fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*')
  const weight = fc.constantFrom('', ';q=1', '; q=0.3', ';q=0', ';q=0.000')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, weight), { selector: ([one]) => one }), (parts) => {
      const taken = encodingsOf(parts.map(([one, q]) => one + q).join(', '))
      for (const [one, q] of parts) if (/q=0(\.0+)?$/.test(q)) expect(taken).not.toContain(one)
    }),
  )
})
