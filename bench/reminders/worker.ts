import { accountStore } from '#server/accounts/store.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { outbox } from '#server/platform/mail/outbox.ts'
import { smtpTransport } from '#server/platform/mail/smtp.ts'
import { random } from '#server/platform/random.ts'
import { deadlineReminders } from '#server/shortlist/dates/reminders.ts'
import { dateStore } from '#server/shortlist/dates/store.ts'

// One process that writes and sends reminders without a pause until it is killed. CLOCK is the time it starts at.

const { DATABASE_URL = '', DATA_DIR = '', SMTP_URL = '', CLOCK = '' } = process.env
const started = Date.now()
const now = () => Number(CLOCK) + Date.now() - started
const { db } = openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR })
const silent = { warn() {}, error() {} }
const mail = outbox({
  db,
  transport: smtpTransport(SMTP_URL, 'lantern@example.edu'),
  now,
  random,
  log: () => silent as never, // what could not be handed over is counted by the parent
})
const { remindDue } = deadlineReminders({
  db,
  store: dateStore(db),
  mail,
  personOf: accountStore(db).find,
  mayRemind: async () => true,
  publicUrl: 'http://lantern.test',
  secret: 'of the bench',
  now,
})
process.send?.('ready')
for (;;) {
  // With two writers on SQLite one may wait too long and fail; it tries again, as the product's jobs do.
  await remindDue().catch(() => {})
  await mail.sendDue().catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 5))
}
