import type { Kysely } from 'kysely'
import type { MailedLinkStore } from '#server/accounts/mailed-link-store.ts'
import type { Account, AccountStore } from '#server/accounts/store.ts'
import { day, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { inboxOf } from '#server/platform/limits/inbox.ts'
import { type Limiter, perHour, type Rate } from '#server/platform/limits/limiter.ts'
import { letter } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { type Random, sha256 } from '#server/platform/random.ts'

// People mistype their address or give someone else's. Until the mailed link was followed, we send nothing on our
// own: no plan mail, no reminders. Everything else works without it.

const lifetime = 7 * day

/**
 * How many mails one inbox gets. Not counted by the account: a stranger who signs up with an address can delete the
 * account and sign up again.
 */
const perInbox: readonly Rate[] = [perHour(3), { max: 6, perMs: day }]

type Needs = {
  db: Kysely<Tables>
  links: MailedLinkStore
  accounts: Pick<AccountStore, 'confirmEmail'>
  limiter: Limiter
  /** Hashed with our secret, so that the limiter holds no readable email. */
  hashOf: (email: string) => string
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  now: Now
  random: Random
}

export function emailConfirmation(needs: Needs) {
  const { db, links, accounts, limiter, hashOf, mail, publicUrl, now, random } = needs

  const keyOf = (email: string, rate: Rate) => `confirm:${rate.perMs}:${hashOf(inboxOf(email))}`

  /** Counts one mail; false if none may be sent. Who signs up is not told: they may not be the owner of the inbox. */
  async function mayMail(email: string): Promise<boolean> {
    for (const rate of perInbox) if (!(await limiter.take(keyOf(email, rate), rate)).allowed) return false
    return true
  }

  /** Stores the link and its mail, within the caller's transaction. */
  async function ask({ id, email }: Pick<Account, 'id' | 'email'>, within: Kysely<Tables>) {
    const token = random.token()
    await links.add({ hash: sha256(token), accountId: id, expiresAt: now() + lifetime }, within)
    await mail.enqueue(confirmLetter(email, `${publicUrl}/confirm-email/${token}`), within, id)
  }

  async function askAgain(account: Account) {
    if (account.emailConfirmedAt !== null) return
    // Whoever asks is told when nothing is sent: the mails may have gone to other spellings of their address.
    for (const rate of perInbox) await refuseBeyond(limiter, rate, keyOf(account.email, rate))
    await db.transaction().execute((tx) => ask(account, tx))
  }

  const isGood = async (token: string) => (await links.find(sha256(token), now())) !== null

  /** Uses up the link; false if it is unknown, used or expired. */
  async function confirm(token: string): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const accountId = await links.take(sha256(token), now(), tx)
      if (accountId === null) return false
      await accounts.confirmEmail(accountId, now(), tx)
      return true
    })
  }

  const forgetOld = () => links.forgetExpired(now())

  return { mayMail, ask, askAgain, isGood, confirm, forgetOld }
}
export type EmailConfirmation = ReturnType<typeof emailConfirmation>

const confirmLetter = (to: string, url: string) =>
  letter({
    to,
    subject: 'Confirm your email address for Lantern',
    button: { label: 'Confirm my email address', url },
    paragraphs: [
      'Welcome to Lantern. Confirm that this address is yours:',
      'The link works for 7 days. Until you have used it, we send you no mail about your plan and no reminders; everything else works.',
      'If you did not sign up, you can ignore this mail. We will send nothing more.',
    ],
  })
