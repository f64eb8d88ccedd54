import type { Kysely } from 'kysely'
import type { PlanName } from '#contract/plans.ts'
import { asIso, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { letter } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Random } from '#server/platform/random.ts'
import type { ContactMessage, ContactStore } from './store.ts'

type Needs = {
  db: Kysely<Tables>
  store: ContactStore
  mail: Pick<Outbox, 'enqueue'>
  supportEmail: string
  now: Now
  random: Random
  planOf: (accountId: string) => Promise<PlanName>
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
const ownMarks = /^(?:\s*\[\s*senior\s*\])+/iu

/** Removes our [Senior] mark from what a person typed, also in full-width letters or with invisible characters. */
function unmarked(subject: string): string {
  const plain = subject.normalize('NFKC').replace(unseen, '')
  return ownMarks.test(plain) ? plain.replace(ownMarks, '') : subject
}

export function contactService({ db, store, mail, supportEmail, now, random, planOf }: Needs) {
  /** Stored and mailed in one transaction. */
  async function send(accountId: string, { name, email, subject, message }: ContactMessage) {
    const plan = await planOf(accountId)
    // The Senior plan includes priority support. The team sorts its mail by this mark, so nobody may type it.
    const title = unmarked(subject).trim() || 'No subject'
    await db.transaction().execute(async (tx) => {
      await store.add(random.id(), accountId, { name, email, subject, message }, now(), tx)
      const mailed = letter({
        to: supportEmail,
        subject: plan === 'gold' ? `[Senior] ${title}` : title,
        replyTo: email,
        paragraphs: [`${name} <${email}> wrote:`, message],
      })
      await mail.enqueue(mailed, tx, accountId)
    })
  }

  async function exportOf(accountId: string) {
    const all = await store.listOf(accountId)
    return all.map((message) => ({ ...message, createdAt: asIso(message.createdAt) }))
  }

  return { send, exportOf }
}
export type ContactService = ReturnType<typeof contactService>
