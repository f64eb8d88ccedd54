import type { Kysely } from 'kysely'
import type { EmailChangeStore, MailedLinkStore } from '#server/accounts/mailed-link-store.ts'
import type { Account, AccountStore } from '#server/accounts/store.ts'
import { day, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { inboxOf } from '#server/platform/limits/inbox.ts'
import { type Limiter, perHour, type Rate } from '#server/platform/limits/limiter.ts'
import { letter } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import { leavingLetter, movedLetter } from './letters.ts'

// People mistype their address or give someone else's. Until the mailed link was followed, we send nothing on our
// own: no plan mail, no reminders. Everything else works without it.

const lifetime = 7 * day
/** Shorter: until then whoever holds the old address can still stop it. */
const moveLifetime = day

/**
 * How many mails one inbox gets. Not counted by the account: a stranger who signs up with an address can delete the
 * account and sign up again.
 */
const perInbox: readonly Rate[] = [perHour(3), { max: 6, perMs: day }]

type Needs = {
  db: Kysely<Tables>
  links: MailedLinkStore
  changes: EmailChangeStore
  accounts: Pick<AccountStore, 'find' | 'confirmEmail' | 'changeEmail'>
  /** The old address can no longer ask for a new password. */
  endResets: (accountId: string, within: Kysely<Tables>) => Promise<unknown>
  limiter: Limiter
  /** Hashed with our secret, so that the limiter holds no readable email. */
  hashOf: (email: string) => string
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  now: Now
  random: Random
}

export function emailConfirmation(needs: Needs) {
  const { db, links, changes, accounts, endResets, limiter, hashOf, mail, publicUrl, now, random } = needs

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

  /** Mails a link to another address, and word of it to the one that would be left. */
  async function askToMove(account: Account, email: string, button: { label: string; url: string }) {
    for (const rate of perInbox) await refuseBeyond(limiter, rate, keyOf(email, rate))
    const token = random.token()
    await db.transaction().execute(async (tx) => {
      await changes.removeAll(account.id, tx)
      const link = { hash: sha256(token), accountId: account.id, expiresAt: now() + moveLifetime, email }
      await changes.add(link, tx)
      await mail.enqueue(moveLetter(email, `${publicUrl}/confirm-email/${token}`), tx, account.id)
      if (account.emailConfirmedAt !== null)
        await mail.enqueue(leavingLetter(account, button), tx, account.id)
    })
  }

  /** Uses up the link; false if it is unknown, used or expired, or confirms an address that is taken by now. */
  async function confirm(token: string): Promise<boolean> {
    const hash = sha256(token)
    return await db.transaction().execute(async (tx) => {
      const email = await changes.addressOf(hash, tx)
      const accountId = await links.take(hash, now(), tx)
      if (accountId === null) return false
      if (email !== null) return await move(accountId, email, tx)
      await accounts.confirmEmail(accountId, now(), tx)
      return true
    })
  }

  async function move(accountId: string, email: string, within: Kysely<Tables>): Promise<boolean> {
    const before = await accounts.find(accountId, within)
    if (!before) return false
    await endResets(accountId, within) // while the account is still known by its old address
    if (!(await accounts.changeEmail(accountId, email, now(), within))) return false
    await links.removeAll(accountId, within) // the old address is no longer to be confirmed
    if (before.emailConfirmedAt !== null) await mail.enqueue(movedLetter(before, true), within, accountId)
    await mail.enqueue(movedLetter({ ...before, email }, false), within, accountId)
    return true
  }

  const forgetOld = () => links.forgetExpired(now())

  return { mayMail, ask, askAgain, askToMove, isGood, confirm, forgetOld }
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

const moveLetter = (to: string, url: string) =>
  letter({
    to,
    subject: 'Confirm your new email address for Lantern',
    button: { label: 'Use this address', url },
    paragraphs: [
      'Someone wants to use this address for a Lantern account. If that is you, confirm it:',
      'The link works for one day. Until you have used it, the account keeps its old address.',
      'If you did not ask for this, you can ignore this mail. Nothing changes.',
    ],
  })
