import { Redis } from 'ioredis'
import { pausesAfterFailure } from '#server/platform/pause-after-failure.ts'
import type { Limiter } from './limiter.ts'
import { memoryLimiter } from './memory.ts'

type Warn = (message: string) => void

// One atomic round trip: the first call of a window sets its end, later ones only count.
const take = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** The same windows shared by all processes. While Redis is away, each process counts for itself. */
export function redisLimiter(url: string, now: () => number, warn: Warn): Limiter {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    enableOfflineQueue: false,
    lazyConnect: false,
  })
  const fallback = memoryLimiter(now)
  let away = false
  redis.on('error', () => {
    if (!away) warn('Redis does not answer: limits are counted per process until it is back')
    away = true
  })
  redis.on('ready', () => {
    away = false
  })

  const asked = pausesAfterFailure(now)
  return {
    kind: 'redis',
    async take(key, rate) {
      const answer = await asked(() => redis.eval(take, 1, `limit:${key}`, rate.perMs))
      if (answer === null) return fallback.take(key, rate)
      const [count, ttl] = answer as [number, number] // the script returns two integers
      return count <= rate.max ? { allowed: true } : { allowed: false, retryAfterMs: Math.max(ttl, 1) }
    },
    async forget(key) {
      await fallback.forget(key)
      await asked(() => redis.del(`limit:${key}`)) // if Redis is away, the window ends by itself
    },
    async close() {
      await fallback.close()
      redis.disconnect()
    },
  }
}
