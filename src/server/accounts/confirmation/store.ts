import type { Kysely } from 'kysely'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Links that confirm an email address; only their hashes are stored. */
export function confirmationStore(db: Kysely<Tables>) {
  const add = (link: { hash: string; accountId: string; expiresAt: number }, within: Kysely<Tables>) =>
    within
      .insertInto('email_confirmations')
      .values({ hash: link.hash, account_id: link.accountId, expires_at: link.expiresAt })
      .execute()

  /** Uses a link up. Answers whose it was, or null where it is unknown, used or expired. */
  async function take(hash: string, at: number, within: Kysely<Tables>): Promise<string | null> {
    const taken = await within
      .deleteFrom('email_confirmations')
      .where('hash', '=', hash)
      .where('expires_at', '>', at)
      .returning('account_id')
      .executeTakeFirst()
    return taken?.account_id ?? null
  }

  async function isGood(hash: string, at: number): Promise<boolean> {
    const row = await db
      .selectFrom('email_confirmations')
      .select('hash')
      .where('hash', '=', hash)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    return row !== undefined
  }

  const forgetExpired = (at: number) =>
    inBatches((most) =>
      db
        .deleteFrom('email_confirmations')
        .where('hash', 'in', (old) =>
          old.selectFrom('email_confirmations').select('hash').where('expires_at', '<', at).limit(most),
        )
        .executeTakeFirst(),
    )

  return { add, take, isGood, forgetExpired }
}
export type ConfirmationStore = ReturnType<typeof confirmationStore>
