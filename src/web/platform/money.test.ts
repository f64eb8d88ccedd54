import { expect, test } from 'vitest'
import { dollarsFromCents } from './money.ts'

test('prices from the server are in cents, shown in dollars', () => {
  expect([0, 2000, 1999, 123_456_00].map(dollarsFromCents)).toEqual(['$0', '$20', '$19.99', '$123,456'])
})
