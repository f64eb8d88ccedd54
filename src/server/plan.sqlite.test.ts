import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { fakePayments } from './testing/fake-payments.ts'
import { testBillingService } from './testing/test-billing-service.ts'

/** The command as the operator runs it, beside a server that has the same database open. */
async function besideServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-plan-'))
  const database = openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrate(database)
  const server = await testBillingService(fakePayments().payments, database.db)
  return { ...server, plan: (...words: string[]) => planIn(dataDir, words) }
}

const planIn = (dataDir: string, words: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' }
    const command = ['src/server/plan.ts', ...words]
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}`.trim() }),
    )
  })

test('the operator gives and takes gold while the server runs', async () => {
  const { plan, account, email, billing, db } = await besideServer()
  expect(await billing.planOf(account)).toBe('free')
  expect(await plan('gold', email, '--until', '2999-06-30')).toEqual({
    code: 0,
    said: `${email} is on the Senior plan until 2999-06-30.`,
  })
  expect(await billing.planOf(account)).toBe('gold')
  expect(await plan('free', email)).toEqual({ code: 0, said: `${email} is on the Freshman plan.` })
  expect(await billing.planOf(account)).toBe('free')
  expect(await db.selectFrom('plan_changes').select('plan').orderBy('at').execute()).toEqual([
    { plan: 'gold' },
    { plan: 'free' },
  ])
})

test('a mistake of the operator is a sentence and an exit code, not a stack', async () => {
  const { plan } = await besideServer()
  expect(await plan('gold', 'nobody@example.edu')).toEqual({
    code: 1,
    said: 'There is no account with the email nobody@example.edu.',
  })
})

test('a folder without a database is a mistake, and is not made', async () => {
  const nowhere = join(tmpdir(), `lantern-nowhere-${process.pid}`)
  expect(await planIn(nowhere, ['gold', 'ada@example.edu'])).toEqual({
    code: 1,
    said: `There is no database in ${nowhere} yet. Start the server once, or set DATA_DIR to the folder it uses.`,
  })
  expect(existsSync(nowhere)).toBe(false)
})
