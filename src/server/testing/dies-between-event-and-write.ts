import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { eventBytes, fakePayments } from './fake-payments.ts'
import { testBillingService } from './test-billing-service.ts'

// Run as a separate process: receives an event, and is killed while it asks the payment service.

const database = openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' })
await migrate(database)
const { payments } = fakePayments({
  subscriptionsOf: () => {
    process.stdout.write('asking\n')
    return new Promise(() => setInterval(() => {}, 1000))
  },
})
const { billing, customer } = await testBillingService(payments, database.db)
await billing.receive(eventBytes('evt_1', customer), '')
