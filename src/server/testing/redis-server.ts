import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'

/** Tests that need Redis are skipped where it is not installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis in memory only; the caller ends it. */
export async function startRedis(): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  const url = `redis://127.0.0.1:${port}`
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 })
  probe.on('error', () => {}) // not up yet
  await probe.ping()
  probe.disconnect()
  return { url, server }
}
