import { onTestFinished } from 'vitest'
import { startRedis } from './redis-server.ts'

export { hasRedis } from './redis-server.ts'

/** A Redis of this test's own. */
export async function redisServer() {
  const redis = await startRedis()
  onTestFinished(() => void redis.server.kill('SIGKILL'))
  return redis
}
