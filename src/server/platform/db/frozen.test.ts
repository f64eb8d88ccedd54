import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPostgres } from '#server/testing/test-database.ts'
import { DatabaseAway } from './away.ts'
import { openDatabase } from './database.ts'

const onPostgres = test.skipIf(process.env.LANTERN_TEST_DATABASE !== 'postgres')

/** A proxy in front of a real Postgres. While frozen it keeps connections open and passes nothing on. */
async function freezable(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  let frozen = false
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
    if (frozen) for (const socket of [near, far]) socket.pause()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  const address = proxy.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = typeof address === 'object' && address ? String(address.port) : ''
  const set = (to: boolean) => {
    frozen = to
    for (const socket of open) frozen ? socket.pause() : socket.resume()
  }
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    proxy.close()
  })
  return { url: through.href, freeze: () => set(true), thaw: () => set(false) }
}

onPostgres(
  'a frozen database is away within five seconds, in a transaction too, and comes back',
  async () => {
    const { url, freeze, thaw } = await freezable(await emptyPostgres())
    const database = openDatabase({ databaseUrl: url, dataDir: '' })
    expect(await database.problem()).toBe(null)
    freeze()
    const startedAt = performance.now()
    const frozen = await Promise.all([
      database.problem(),
      ...Array.from({ length: 20 }, () =>
        database.db
          .transaction()
          .execute((tx) => sql`select 1`.execute(tx))
          .catch((error: unknown) => error),
      ),
    ])
    expect(performance.now() - startedAt).toBeLessThan(10_000) // about five seconds on an idle machine
    expect(frozen.shift()).toBe('the database does not answer')
    for (const failure of frozen) expect(failure).toBeInstanceOf(DatabaseAway)
    thaw()
    await expect.poll(() => database.problem()).toBe(null)
    await database.close()
  },
)
