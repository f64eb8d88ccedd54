import type { Kysely } from 'kysely'
import { resetInvalid } from '#contract/accounts.ts'
import { addressOf } from '#contract/pages.ts'
import type { MailedLinkStore } from '#server/accounts/mailed-link-store.ts'
import type { Account, AccountStore } from '#server/accounts/store.ts'
import { hour, minute, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Job } from '#server/platform/jobs.ts'
import { inboxOf } from '#server/platform/limits/inbox.ts'
import type { Limiter, Rate } from '#server/platform/limits/limiter.ts'
import { letter } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import type { ResetStore } from './store.ts'

// Asking for a reset only writes a row; a job looks up the account and writes the mail. So the answer and its time
// are the same for an email without an account, and an accepted request survives a crash.

const lifetime = 30 * minute

/**
 * How many mails one inbox gets, whoever asks. The window is as long as a link works: whoever is refused another mail
 * has one with a working link, so a stranger asking in someone's name cannot lock them out. Accounts whose address was
 * never confirmed have a count of their own: a stranger can open any number of them with spellings of one inbox.
 */
const mailsPerInbox: Rate = { max: 5, perMs: lifetime }

type Mailed = Pick<Account, 'email' | 'emailConfirmedAt'>

type Needs = {
  db: Kysely<Tables>
  store: ResetStore
  links: MailedLinkStore
  accounts: Pick<AccountStore, 'findByEmail'>
  limiter: Limiter
  /** Hashed with our secret, so that the limiter holds no readable email. */
  hashOf: (email: string) => string
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  now: Now
  random: Random
}

export function passwordResets({
  db,
  store,
  links,
  accounts,
  limiter,
  hashOf,
  mail,
  publicUrl,
  now,
  random,
}: Needs) {
  const limitKey = ({ email, emailConfirmedAt }: Mailed) =>
    `reset:${emailConfirmedAt === null ? 'unconfirmed' : 'confirmed'}:${hashOf(inboxOf(email))}`
  const mayMail = async (account: Mailed) => (await limiter.take(limitKey(account), mailsPerInbox)).allowed

  /** The answer to a visitor is always the same (spec §8), so the limit is counted when the mail is written. */
  const request = (email: string) => store.add(random.id(), email, now())

  async function answerRequests() {
    for (const { id, email } of await store.oldest()) {
      const found = await accounts.findByEmail(email)
      const account = found && (await mayMail(found)) ? found : null
      await db.transaction().execute(async (tx) => {
        const mine = await store.take(id, tx)
        if (!mine || !account) return // another process took it, there is no such account, or it got enough mails
        const token = random.token()
        await links.add({ hash: sha256(token), accountId: account.id, expiresAt: now() + lifetime }, tx)
        await mail.enqueue(
          resetLetter(account.email, addressOf(publicUrl, '/home/reset-password', `?token=${token}`)),
          tx,
          account.id,
        )
      })
    }
  }

  /** Uses up the token and all others of its account, within the caller's transaction. Answers the account. */
  async function redeem(token: string, within: Kysely<Tables>): Promise<string> {
    const hash = sha256(token)
    const accountId = await links.find(hash, now(), within)
    if (accountId === null) throw new AppError('bad_request', resetInvalid)
    // This link, or another one of the account, may have been used in the meantime.
    const spent = await forget(accountId, within)
    if (!spent.includes(hash)) throw new AppError('bad_request', resetInvalid)
    return accountId
  }

  /**
   * Ends links that are open or not mailed yet, and answers their hashes; called whenever a password is set. Requests
   * first: one that is being answered right now is waited for, so that its link is removed too.
   */
  async function forget(accountId: string, within: Kysely<Tables>): Promise<string[]> {
    await store.removeAll(accountId, within)
    return await links.removeAll(accountId, within)
  }

  /** Call it after ended links were committed: their mails no longer count against the limit. */
  const mayAskAgain = (account: Mailed) => limiter.forget(limitKey(account))

  /** The account that a link works for; null if it does not work. */
  const ownerOf = (token: string) => links.find(sha256(token), now())

  const forgetOld = () => links.forgetExpired(now() - hour)

  const job: Job = { name: 'password resets', everyMs: second, run: answerRequests }
  return { request, redeem, forget, mayAskAgain, ownerOf, forgetOld, job }
}
export type PasswordResets = ReturnType<typeof passwordResets>

const resetLetter = (to: string, url: string) =>
  letter({
    to,
    subject: 'Reset your Lantern password',
    button: { label: 'Choose a new password', url },
    paragraphs: [
      'You asked for a new password for Lantern. Open this link within 30 minutes to choose it:',
      'The link works once. If you asked more than once, any of the links works until you have used one.',
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
    ],
  })
