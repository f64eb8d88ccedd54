import { expect, test } from 'vitest'
import { minute } from '#server/platform/clock.ts'
import { circuitBreaker } from './breaker.ts'

test('after five faults nobody calls for a minute, then one tries, and a success opens it for all', () => {
  let time = 0
  const breaker = circuitBreaker(() => time)
  for (let i = 0; i < 5; i++) breaker.failed()
  expect(breaker.allows()).toBe(false)
  time = minute
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
})
