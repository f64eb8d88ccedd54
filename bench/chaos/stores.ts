import pg from 'pg'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { startRedis } from '#server/testing/redis-server.ts'
import { removeFolder, scratchFolder } from '../../e2e/support/product-process.ts'

export const kinds = ['sqlite', 'postgres'] as const
export type Kind = (typeof kinds)[number]

/** Where the product stores its data during a run; `end` removes it. */
export async function stores(kind: Kind, { redis = false } = {}) {
  const folder = scratchFolder()
  const env: Record<string, string> = { DATA_DIR: folder, LOG_LEVEL: 'error' }
  const endings = [() => removeFolder(folder)]
  let crash: (() => Promise<void>) | null = null
  if (kind === 'postgres') {
    const server = await startPostgres({ durable: true })
    endings.push(server.stop)
    crash = server.crash
    const admin = new pg.Client({ connectionString: server.url('postgres') })
    await admin.connect()
    await admin.query('create database lantern')
    await admin.end()
    env.DATABASE_URL = server.url('lantern')
    env.JWT_SECRET = 'a secret for this run, long enough to pass'
  }
  if (redis) {
    const { url, server } = await startRedis()
    endings.push(() => void server.kill('SIGKILL'))
    env.REDIS_URL = url
  }
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    for (const ending of endings.reverse()) ending()
  }
  process.once('exit', end) // also when the run failed
  return {
    folder,
    env,
    /** Postgres only: the database server dies and comes back. */
    crash,
    end,
  }
}
