import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { hasRedis, redisServer } from '#server/testing/test-redis.ts'
import { memoryCache, redisCache } from './answer-cache.ts'

test('in memory it is bounded: what was not used for longest makes room', async () => {
  const cache = memoryCache(2)
  await cache.set('a', '1')
  await cache.set('b', '2')
  await cache.get('a')
  await cache.set('c', '3')
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual(['1', null, '3'])
})

test.skipIf(!hasRedis)(
  'in Redis processes share it for a day; away it knows nothing, frozen it costs one wait',
  async () => {
    const { url, server } = await redisServer()
    let time = 0
    const make = () => redisCache(url, () => time)
    const [one, two] = [make(), make()]
    const look = new Redis(url)
    look.on('error', () => {}) // Redis is killed below
    onTestFinished(async () => {
      look.disconnect()
      await one.close()
      await two.close()
    })
    await expect
      .poll(async () => {
        time += 10_000 // past the pause that follows a failure
        await one.set('a', '1') // the connection may not be open yet
        return await two.get('a')
      })
      .toBe('1')
    const left = await look.pttl('words:a')
    expect(left).toBeGreaterThan(23 * 3_600_000)
    expect(left).toBeLessThanOrEqual(24 * 3_600_000)
    server.kill('SIGSTOP')
    const startedAt = performance.now()
    for (let i = 0; i < 20; i++) expect(await two.get('a')).toBeNull()
    expect(performance.now() - startedAt).toBeLessThan(20 * 300)
    server.kill('SIGCONT')
    await expect
      .poll(() => {
        time += 10_000
        return two.get('a')
      })
      .toBe('1')
    server.kill('SIGKILL')
    await expect.poll(() => two.get('a')).toBeNull()
    await one.set('b', '2') // no error either
  },
)
