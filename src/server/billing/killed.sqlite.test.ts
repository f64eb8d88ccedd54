import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { fakePayments, paidSubscription } from '#server/testing/fake-payments.ts'
import { testBillingService } from '#server/testing/test-billing-service.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-billing-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a process killed between event and write loses nothing: the next one finishes the event', async () => {
  const dataDir = dataFolder()
  const child = spawn(process.execPath, ['src/server/testing/dies-between-event-and-write.ts', dataDir])
  await once(child.stdout, 'data') // it has stored the event and waits for the payment service
  child.kill('SIGKILL')
  await once(child, 'exit')

  const database = openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(() => database.close())
  const events = () => database.db.selectFrom('payment_events').select(['id', 'processed_at']).execute()
  expect(await events()).toEqual([{ id: 'evt_1', processed_at: null }])
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  const bystander = await testBillingService(payments, database.db)
  const { account_id } = await database.db
    .selectFrom('billing_customers')
    .select('account_id')
    .where('account_id', '<>', bystander.account)
    .executeTakeFirstOrThrow()
  expect(await bystander.billing.planOf(account_id)).toBe('free')
  bystander.passTime(2 * minute)
  await bystander.reconcile()
  expect(await bystander.billing.planOf(account_id)).toBe('gold')
  expect(await events()).toEqual([{ id: 'evt_1', processed_at: expect.any(Number) }])
})
