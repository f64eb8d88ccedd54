import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { freePort } from '#server/testing/free-port.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { DatabaseAway } from './away.ts'
import { openDatabase } from './database.ts'

const nobodyThere = async () =>
  openDatabase({ databaseUrl: `postgres://lantern@127.0.0.1:${await freePort()}/lantern`, dataDir: '' })

test('while the database is away a call is a 503 that says when to come back', async () => {
  const { call, http } = await testApp({ database: await nobodyThere() })
  const answer = await call(login, { body: { email: 'ada@example.edu', password: 'x' } })
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { detail: 'We cannot reach our records right now. Please try again in a moment.' },
  })
  expect((await http.inject('/readyz')).statusCode).toBe(503)
})

test('a job that finds the database away leaves one line without a stack', async () => {
  const database = await nobodyThere()
  onTestFinished(() => database.close())
  const stream = new PassThrough()
  const { log } = Fastify({ logger: { level: 'info', stream } })
  const job = {
    name: 'looking',
    everyMs: 60_000,
    run: async () => void (await database.db.selectFrom('accounts').select('id').execute()),
  }
  await startJobs([job], log).stop()
  const lines = String(stream.read()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      job: 'looking',
      code: 'unavailable',
      cause: expect.stringContaining('ECONNREFUSED'),
    }),
  ])
})

test('a connection that breaks in the middle of a transaction is the database being away, not a crash', async () => {
  const database = await testDatabase()
  if (database.kind === 'sqlite') return await database.close() // there is no connection that could break
  const failed = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await new Promise((resolve) => setTimeout(resolve, 50)) // the broken connection is noticed between two queries
    await tx.selectFrom('accounts').select('id').execute()
  })
  await expect(failed).rejects.toBeInstanceOf(DatabaseAway)
  expect(await database.answers()).toBe(true)
  await database.close()
})
