import type { FastifyBaseLogger } from 'fastify'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { asIso, day, hour, minute, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Random } from '#server/platform/random.ts'
import type { Message } from './message.ts'
import { longestSend, type Transport } from './transport.ts'

// No accepted mail is lost: it is stored as a row before the caller gets an answer, and deleted only when the
// transport has accepted it. A process claims a row by moving its next attempt into the future, so that no two
// processes send it. If a process dies meanwhile, the row comes due again.

const claim = 2 * longestSend
const waits = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour]
const longestWait = 2 * hour // longer than any wait and than a claim
const giveUpAfter = 3 * day
const batch = 20
/** One slow message must not delay the others. */
const inFlight = 5

type Needs = {
  db: Kysely<Tables>
  transport: Transport
  now: Now
  random: Random
  log: () => FastifyBaseLogger
}

export function outbox({ db, transport, now, random, log }: Needs) {
  const sending = new Set<Promise<void>>()

  /**
   * Within the caller's transaction, if given: then the mail exists exactly if the rest does. A letter of an account
   * is deleted with it.
   */
  async function enqueue(message: Message, within: Kysely<Tables> = db, accountId: string | null = null) {
    const row = {
      id: random.id(),
      account_id: accountId,
      message: JSON.stringify(message),
      created_at: now(),
      attempts: 0,
      next_attempt_at: now(),
    }
    await within.insertInto('outbox').values(row).execute()
  }

  /** Due by the clock; or never tried; or put off further than we ever do, which means that the clock was set back. */
  const isDue = (time: number) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([
      row('next_attempt_at', '<=', time),
      row('attempts', '=', 0),
      row('next_attempt_at', '>', time + longestWait),
    ])

  async function sendDue() {
    for (;;) {
      const due = await db
        .selectFrom('outbox')
        .selectAll()
        .where(isDue(now()))
        .orderBy('created_at')
        .limit(batch)
        .execute()
      const waiting = [...due]
      const next = async () => {
        for (let row = waiting.shift(); row; row = waiting.shift()) {
          if (!(await claimed(row))) continue
          const sent = deliver(row)
          sending.add(sent)
          await sent.finally(() => sending.delete(sent))
        }
      }
      await Promise.all(Array.from({ length: inFlight }, next))
      if (due.length < batch) return
    }
  }

  async function claimed(row: Tables['outbox']): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ next_attempt_at: now() + claim, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .where('next_attempt_at', '=', row.next_attempt_at)
      .where('attempts', '=', row.attempts)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async function deliver(row: Tables['outbox']) {
    try {
      // Written only by `enqueue` above.
      await transport.send(row.id, JSON.parse(row.message) as Message, row.account_id)
      await db.deleteFrom('outbox').where('id', '=', row.id).execute()
    } catch (error) {
      if (now() - row.created_at > giveUpAfter) {
        log().error({ err: error, mail: row.id }, 'mail given up after three days')
        await db.deleteFrom('outbox').where('id', '=', row.id).execute()
        return
      }
      log().warn({ err: error, mail: row.id, attempts: row.attempts + 1 }, 'mail not taken yet')
      const wait = waits[Math.min(row.attempts, waits.length - 1)] ?? hour
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: now() + wait })
        .where('id', '=', row.id)
        .execute()
    }
  }

  /** Letters that wait to be sent. Their texts stay out: they may hold a link that opens the account. */
  async function waitingOf(accountId: string) {
    const rows = await db
      .selectFrom('outbox')
      .select(['message', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return rows.map((row) => {
      const { to, subject } = JSON.parse(row.message) as Message // written only by `enqueue` above
      return { to, subject, createdAt: asIso(row.created_at) }
    })
  }

  /** Removes the written letters of an account that was deleted; those in the table went with it. */
  async function forgetLettersOf(accountId: string) {
    await Promise.allSettled(sending)
    await transport.forget?.(accountId)
  }

  const job: Job = { name: 'outbox', everyMs: second, run: sendDue }
  return { enqueue, waitingOf, forgetLettersOf, sendDue, job, kind: transport.kind }
}
export type Outbox = ReturnType<typeof outbox>
