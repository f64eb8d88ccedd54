import { Redis } from 'ioredis'
import { day } from '#server/platform/clock.ts'
import { pausesAfterFailure } from '#server/platform/pause-after-failure.ts'

/** Answers by fact pack and prompt version, so that the same facts are paid for once. */
export type AnswerCache = {
  get: (key: string) => Promise<string | null>
  set: (key: string, answer: string) => Promise<void>
  close: () => Promise<void>
}

const mostEntries = 2_000

/** In memory, with a maximum size: the least recently used answer makes room. */
export function memoryCache(limit = mostEntries): AnswerCache {
  const entries = new Map<string, string>()
  const touch = (key: string, answer: string) => {
    entries.delete(key)
    entries.set(key, answer)
  }
  return {
    async get(key) {
      const answer = entries.get(key)
      if (answer !== undefined) touch(key, answer)
      return answer ?? null
    },
    async set(key, answer) {
      touch(key, answer)
      const [oldest] = entries.keys()
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    },
    close: async () => entries.clear(),
  }
}

/** Shared by several processes and kept for a day. If Redis is away, nothing is cached. */
export function redisCache(url: string, now: () => number): AnswerCache {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 300, enableOfflineQueue: false })
  redis.on('error', () => {}) // the limiter, which uses the same server, logs it already
  const asked = pausesAfterFailure(now)
  return {
    get: (key) => asked(() => redis.get(`words:${key}`)),
    set: async (key, answer) => {
      await asked(() => redis.set(`words:${key}`, answer, 'PX', day))
    },
    close: async () => redis.disconnect(),
  }
}
