import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { build } from 'vite'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { removeFolder, scratchFolder } from '../e2e/support/product-process.ts'

// Reminders of deadlines while processes die: two remind and mail from one database, one of them is killed (SIGKILL) at
// a random moment, again and again, and people with near deadlines come in all the time. Counted is what a real mail
// server takes: letters by person (a reminder must be written once) and how often each was handed over.
// KILLS=20 npm run bench -- reminders runs fewer.

const kills = Number(process.env.KILLS ?? 200)
const noon = Date.UTC(2026, 10, 15, 12)
const minute = 60_000

/** Recipient → message id → how often it was taken. */
type Taken = Map<string, Map<string, number>>

async function mailServer(taken: Taken) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const { to, messageId = '' } = await PostalMime.parse(Buffer.concat(parts))
        const person = taken.get(to?.[0]?.address ?? '') ?? new Map<string, number>()
        person.set(messageId, (person.get(messageId) ?? 0) + 1)
        taken.set(to?.[0]?.address ?? '', person)
        await pause(randomInt(20)) // a kill in this moment, after the mail was taken and before the sender knows, is what may cause a second mail
        done()
      })
    },
  })
  server.on('error', () => {}) // a killed sender breaks off its connection
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** Somebody who wants to be reminded of two deadlines, one of them due now. */
async function comesIn({ db }: Database): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.edu`
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('accounts')
      .values({
        id,
        email,
        password_hash: '',
        first_name: 'Maya',
        last_name: 'Torres',
        created_at: noon,
        email_confirmed_at: noon,
      })
      .execute()
    const college = { account_id: id, location: 'Portland, Oregon', saved_at: noon, note: '' }
    await tx
      .insertInto('saved_colleges')
      .values([
        { ...college, unitid: 1, college_name: 'Reed College', status: 'Applying', deadline: '2026-11-22' },
        {
          ...college,
          unitid: 2,
          college_name: 'Berea College',
          status: 'Considering',
          deadline: '2027-01-08',
        },
      ])
      .execute()
    await tx
      .insertInto('reminder_settings')
      .values({ account_id: id, time_zone: 'UTC', since: noon })
      .execute()
  })
  return email
}

type Where = { DATABASE_URL?: string; DATA_DIR?: string }

async function outlive(name: string, where: Where) {
  const taken: Taken = new Map()
  const mail = await mailServer(taken)
  const database = openDatabase({ databaseUrl: where.DATABASE_URL ?? null, dataDir: where.DATA_DIR ?? '' })
  await migrate(database)
  const started = Date.now()
  const start = async (ahead = 0): Promise<ChildProcess> => {
    const CLOCK = String(noon + ahead + Date.now() - started)
    const env = { ...process.env, ...where, SMTP_URL: mail.url, CLOCK }
    const worker = fork('dist/bench/worker.js', { env, execArgv: [] })
    await once(worker, 'message')
    return worker
  }
  const end = async (worker: ChildProcess | undefined) => {
    const ended = worker && once(worker, 'exit')
    worker?.kill('SIGKILL')
    await ended
  }

  const people: string[] = []
  const workers = [await start(), await start()]
  for (let n = 0; n < kills; n++) {
    for (let i = 0; i < 4; i++) people.push(await comesIn(database))
    await pause(randomInt(150))
    await end(workers[n % 2])
    workers[n % 2] = await start()
  }
  for (const worker of workers) await end(worker)
  // What a dead process had claimed comes due again later: run once more with a later clock.
  const last = await start(30 * minute)
  const isDone = async () =>
    (await database.db.selectFrom('outbox').select('id').limit(1).execute()).length === 0
  const written = async () =>
    (await database.db.selectFrom('reminders_sent').select('unitid').execute()).length === people.length
  while (!((await written()) && (await isDone()))) await pause(50)
  await end(last)
  await database.close()
  mail.close()

  const letters = people.map((email) => [...(taken.get(email)?.values() ?? [])])
  const missing = letters.filter((ids) => ids.length === 0).length
  const writtenTwice = letters.filter((ids) => ids.length > 1).length
  const handedOver = letters.flat()
  const again = handedOver.filter((times) => times > 1).length
  console.log(
    `${name}: ${kills} kills, ${people.length} reminders due. Missing ${missing}, written twice ${writtenTwice}; ` +
      `handed over to the mail server more than once, under the same id: ${again}`,
  )
  if (missing + writtenTwice > 0) process.exitCode = 1
}

// As one file, as the product is built: it starts in a fraction of a second.
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node20',
    rolldownOptions: { input: { worker: 'bench/reminders/worker.ts' } },
  },
})
const folder = scratchFolder()
await outlive('SQLite', { DATA_DIR: folder })
removeFolder(folder)
const postgres = await startPostgres()
await outlive('Postgres', { DATABASE_URL: postgres.url('postgres') })
postgres.stop()
