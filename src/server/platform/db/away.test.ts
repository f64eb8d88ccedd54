import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { freePort } from '#server/testing/free-port.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { DatabaseAway } from './away.ts'
import { openDatabase } from './database.ts'
import { asDatabaseAway } from './postgres.ts'

const nobodyThere = async () =>
  openDatabase({ databaseUrl: `postgres://lantern@127.0.0.1:${await freePort()}/lantern`, dataDir: '' })

const refusal = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code })

test('while the database is away a call is a 503 that says when to come back', async () => {
  const { call, http } = await testApp({ database: await nobodyThere(), env: { NODE_ENV: 'production' } })
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

test.each([
  new TypeError('x is not a function'),
  new RangeError('Invalid array length'),
  new Error('Cannot use a pool after calling end on the pool'),
  refusal('08P01'),
  refusal('23505'),
])('a mistake of our own is not reported as an outage: %s', (error) => {
  expect(asDatabaseAway(error)).toBe(error)
})

test.each([
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  new Error('Connection terminated unexpectedly'),
  refusal('08006'),
  refusal('57P01'),
])('a lost connection is an outage: %s', (error) => {
  expect(asDatabaseAway(error)).toBeInstanceOf(DatabaseAway)
})

// SQLite has no connection that could break.
const onPostgres = test.skipIf(process.env.LANTERN_TEST_DATABASE !== 'postgres')

onPostgres('a query with more parameters than the protocol has room for is our mistake', async () => {
  const database = await testDatabase()
  const many = Array.from({ length: 70_000 }, String)
  const failed = database.db.selectFrom('accounts').select('id').where('id', 'in', many).execute()
  await expect(failed).rejects.toBeInstanceOf(pg.DatabaseError)
  await database.close()
})

onPostgres(
  'a connection that breaks in the middle of a transaction is the database being away, not a crash',
  async () => {
    const database = await testDatabase()
    const failed = database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const pid = rows[0]?.pid
      await sql`select pg_terminate_backend(${pid})`.execute(database.db)
      // The broken connection is noticed between two queries.
      await expect
        .poll(
          async () => (await sql`select from pg_stat_activity where pid = ${pid}`.execute(database.db)).rows,
        )
        .toEqual([])
      await tx.selectFrom('accounts').select('id').execute()
    })
    await expect(failed).rejects.toBeInstanceOf(DatabaseAway)
    expect(await database.problem()).toBe(null)
    await database.close()
  },
)
