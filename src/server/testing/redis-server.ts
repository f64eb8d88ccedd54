import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** Where there is none, what needs one is skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of this test's own, in memory only. */
export async function redisServer(): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  onTestFinished(() => void server.kill('SIGKILL'))
  const url = `redis://127.0.0.1:${port}`
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 })
  probe.on('error', () => {}) // not up yet
  await probe.ping()
  probe.disconnect()
  return { url, server }
}
