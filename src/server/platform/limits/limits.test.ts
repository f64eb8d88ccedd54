import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { hasRedis, redisServer } from '#server/testing/test-redis.ts'
import type { Limiter } from './limiter.ts'
import { memoryLimiter } from './memory.ts'
import { redisLimiter } from './redis.ts'

const rate = { max: 3, perMs: 60_000 }

test('so many are allowed in a window, then none until it ends', async () => {
  let time = 0
  const limiter = memoryLimiter(() => time)
  for (let i = 0; i < 3; i++) expect(await limiter.take('a', rate)).toEqual({ allowed: true })
  time = 20_000
  expect(await limiter.take('a', rate)).toEqual({ allowed: false, retryAfterMs: 40_000 })
  expect(await limiter.take('b', rate)).toEqual({ allowed: true })
  time = 60_000
  expect(await limiter.take('a', rate)).toEqual({ allowed: true })
})

test('whatever the order of keys and times, no window lets through more than its maximum', async () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), after: fc.integer({ min: 0, max: 30_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      let time = 0
      const limiter = memoryLimiter(() => time)
      const allowed: { key: string; at: number }[] = []
      for (const { key, after } of steps) {
        time += after
        if ((await limiter.take(key, rate)).allowed) allowed.push({ key, at: time })
      }
      for (const { key, at } of allowed) {
        // Two windows may touch inside any span of one window's length, never three.
        const near = allowed.filter(
          (other) => other.key === key && other.at >= at && other.at < at + rate.perMs,
        )
        expect(near.length).toBeLessThanOrEqual(2 * rate.max)
      }
    }),
  )
})

test('when full, one over its limit is not pushed out, however many others come', async () => {
  const limiter = memoryLimiter(() => 0, 50)
  for (let i = 0; i < 4; i++) await limiter.take('guesser', rate)
  for (let i = 0; i < 500; i++) await limiter.take(`visitor ${i}`, rate)
  expect(await limiter.take('guesser', rate)).toMatchObject({ allowed: false })
})

test('when all are over their limit, further keys share windows instead of going free', async () => {
  const limiter = memoryLimiter(() => 0, 20)
  for (let key = 0; key < 20; key++) for (let i = 0; i < 4; i++) await limiter.take(`guesser ${key}`, rate)
  let allowed = 0
  for (let i = 0; i < 20_000; i++) if ((await limiter.take(`visitor ${i}`, rate)).allowed) allowed++
  expect(allowed).toBeLessThanOrEqual(1_024 * rate.max)
  expect(await limiter.take('guesser 7', rate)).toMatchObject({ allowed: false })
})

test('a full limiter costs no more than an empty one: it does not look through its keys', async () => {
  let asked = 0
  let time = 0
  const limiter = memoryLimiter(() => {
    asked++
    return time
  }, 10_000)
  const fill = async (name: string) => {
    const before = performance.now()
    for (let i = 0; i < 10_000; i++) await limiter.take(`${name} ${i}`, rate)
    return performance.now() - before
  }
  const empty = await fill('first')
  const full = await fill('second')
  // A scan of all keys at each call would be about a thousand times slower.
  expect(full).toBeLessThan(empty * 50 + 50)
  expect(asked).toBe(20_000)
  time = 60_001
  expect(await limiter.take('second 9999', rate)).toEqual({ allowed: true })
})

test('a forgotten key starts anew', async () => {
  const limiter = memoryLimiter(() => 0)
  for (let i = 0; i < 4; i++) await limiter.take('a', rate)
  await limiter.forget('a')
  expect(await limiter.take('a', rate)).toEqual({ allowed: true })
})

/** Waits until both are connected: what one counts, the other sees. */
async function bothShare(one: Limiter, two: Limiter, wait = () => {}) {
  const once = { max: 1, perMs: 60_000 }
  let round = 0
  await expect
    .poll(async () => {
      wait()
      const key = `round ${round++}`
      await one.take(key, once)
      return (await two.take(key, once)).allowed
    })
    .toBe(false)
}

test.skipIf(!hasRedis)(
  'a frozen Redis costs one request a wait, not every one, and is used again later',
  async () => {
    const { url, server } = await redisServer()
    let time = 0
    const make = () =>
      redisLimiter(
        url,
        () => time,
        () => {},
      )
    const [one, two] = [make(), make()]
    onTestFinished(async () => {
      server.kill('SIGCONT')
      await one.close()
      await two.close()
    })
    // Past the pause that follows a failure.
    const wait = () => {
      time += 10_000
    }
    await bothShare(one, two, wait)
    server.kill('SIGSTOP')
    const startedAt = performance.now()
    for (let i = 0; i < 20; i++) expect((await one.take(`visitor ${i}`, rate)).allowed).toBe(true)
    expect(performance.now() - startedAt).toBeLessThan(20 * 500)
    server.kill('SIGCONT')
    await bothShare(one, two, wait)
  },
)

test.skipIf(!hasRedis)(
  'two processes share one count in a real Redis, and count for themselves while it is away',
  async () => {
    const { url, server } = await redisServer()
    const said: string[] = []
    const make = () => redisLimiter(url, Date.now, (message) => void said.push(message))
    const [one, two] = [make(), make()]
    onTestFinished(async () => {
      await one.close()
      await two.close()
    })
    await bothShare(one, two)
    const taken = [
      await one.take('a', rate),
      await two.take('a', rate),
      await one.take('a', rate),
      await two.take('a', rate),
    ]
    expect(taken.map((each) => each.allowed)).toEqual([true, true, true, false])
    server.kill('SIGKILL')
    await expect.poll(() => said.length).toBeGreaterThan(0)
    expect((await one.take('a', rate)).allowed).toBe(true)
    expect(said[0]).toContain('limits are counted per process')
  },
)
