import type { Kysely } from 'kysely'
import { resetInvalid } from '#contract/accounts.ts'
import { hour, minute, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Limiter, Rate } from '#server/platform/limits/limiter.ts'
import { letter } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import type { AccountStore } from './store.ts'

// Asking for a reset writes one row, whoever asks; a job looks up the account and writes the mail. So the answer and its
// time are the same for an email that nobody has, and a request that was answered is not lost when the process dies.

const lifetime = 30 * minute

/**
 * How often one email is written to, whoever asks. The window is a link's life: whoever is refused a further mail has
 * one in the inbox whose link still works, so a stranger who asks in someone's name cannot keep them out.
 */
const mailsPerEmail: Rate = { max: 5, perMs: lifetime }

type Needs = {
  db: Kysely<Tables>
  accounts: Pick<AccountStore, 'findByEmail'>
  limiter: Limiter
  /** Keyed: the limiter holds no email that someone could read. */
  hashOf: (email: string) => string
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  now: Now
  random: Random
}

export function passwordResets({ db, accounts, limiter, hashOf, mail, publicUrl, now, random }: Needs) {
  const limitKey = (email: string) => `reset:${hashOf(email)}`

  /** Says nothing about the limit: the answer to a visitor is always the same (spec §8). */
  async function request(email: string) {
    const { allowed } = await limiter.take(limitKey(email), mailsPerEmail)
    if (!allowed) return
    await db.insertInto('reset_requests').values({ id: random.id(), email, requested_at: now() }).execute()
  }

  async function answerRequests() {
    const requests = await db
      .selectFrom('reset_requests')
      .selectAll()
      .orderBy('requested_at')
      .limit(50)
      .execute()
    for (const { id, email } of requests) {
      const account = await accounts.findByEmail(email)
      await db.transaction().execute(async (tx) => {
        const mine = await tx.deleteFrom('reset_requests').where('id', '=', id).executeTakeFirst()
        if (mine.numDeletedRows === 0n || !account) return // another process has it, or there is nobody to write to
        const token = random.token()
        await tx
          .insertInto('password_resets')
          .values({ hash: sha256(token), account_id: account.id, expires_at: now() + lifetime })
          .execute()
        await mail.enqueue(resetLetter(account.email, `${publicUrl}/home/reset-password?token=${token}`), tx)
      })
    }
  }

  /** Spends the token and every other one of its account, in the caller's transaction; the account it was for. */
  async function redeem(token: string, within: Kysely<Tables>): Promise<string> {
    const hash = sha256(token)
    const found = await within
      .selectFrom('password_resets')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (!found || found.expires_at <= now()) throw new AppError('bad_request', resetInvalid)
    // Ours may have been spent since, by this link or by another one of the account.
    const spent = await forget(found.account_id, within)
    if (!spent.includes(hash)) throw new AppError('bad_request', resetInvalid)
    return found.account_id
  }

  /**
   * Links that are still open or not mailed yet: a new password, however it came, ends them. Answers their hashes.
   * Requests first: one that is being answered right now is waited for, and its link is among those that go. All links
   * in one statement: two that are used at once do not wait for each other.
   */
  async function forget(accountId: string, within: Kysely<Tables>): Promise<string[]> {
    await within
      .deleteFrom('reset_requests')
      .where('email', '=', (of) => of.selectFrom('accounts').select('email').where('id', '=', accountId))
      .execute()
    const links = await within
      .deleteFrom('password_resets')
      .where('account_id', '=', accountId)
      .returning('hash')
      .execute()
    return links.map((link) => link.hash)
  }

  /** Once links were ended, and that is committed: the mails they came in no longer count, the next is written. */
  const mayAskAgain = (email: string) => limiter.forget(limitKey(email))

  async function isGood(token: string): Promise<boolean> {
    const found = await db
      .selectFrom('password_resets')
      .select('expires_at')
      .where('hash', '=', sha256(token))
      .executeTakeFirst()
    return found !== undefined && found.expires_at > now()
  }

  const forgetOld = () =>
    db
      .deleteFrom('password_resets')
      .where('expires_at', '<', now() - hour)
      .execute()

  const job: Job = { name: 'password resets', everyMs: second, run: answerRequests }
  return { request, redeem, forget, mayAskAgain, isGood, forgetOld, job }
}
export type PasswordResets = ReturnType<typeof passwordResets>

const resetLetter = (to: string, url: string) =>
  letter({
    to,
    subject: 'Reset your Lantern password',
    button: { label: 'Choose a new password', url },
    paragraphs: [
      'You asked for a new password for Lantern. Open this link within 30 minutes to choose one:',
      'The link works once. If you asked more than once, any of the links works until you have used one.',
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
    ],
  })
