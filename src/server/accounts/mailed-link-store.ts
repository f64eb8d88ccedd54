import type { Kysely } from 'kysely'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Links of one kind that were mailed; only their hashes are stored. */
export function mailedLinkStore(db: Kysely<Tables>, table: 'email_confirmations' | 'password_resets') {
  const add = (link: { hash: string; accountId: string; expiresAt: number }, within: Kysely<Tables>) =>
    within
      .insertInto(table)
      .values({ hash: link.hash, account_id: link.accountId, expires_at: link.expiresAt })
      .execute()

  /** The account of a link that still works. */
  async function find(hash: string, at: number, within: Kysely<Tables> = db): Promise<string | null> {
    const links = within.selectFrom(table).select('account_id').where('hash', '=', hash)
    const found = await links.where('expires_at', '>', at).executeTakeFirst()
    return found?.account_id ?? null
  }

  /** The same, and uses it up. */
  async function take(hash: string, at: number, within: Kysely<Tables>): Promise<string | null> {
    const link = within.deleteFrom(table).where('hash', '=', hash).where('expires_at', '>', at)
    return (await link.returning('account_id').executeTakeFirst())?.account_id ?? null
  }

  /** Uses up every link of an account; answers their hashes. */
  async function removeAll(accountId: string, within: Kysely<Tables>): Promise<string[]> {
    const own = within.deleteFrom(table).where('account_id', '=', accountId)
    return (await own.returning('hash').execute()).map(({ hash }) => hash)
  }

  const forgetExpired = (before: number) =>
    inBatches((most) =>
      db
        .deleteFrom(table)
        .where('hash', 'in', (old) =>
          old.selectFrom(table).select('hash').where('expires_at', '<', before).limit(most),
        )
        .executeTakeFirst(),
    )

  return { add, find, take, removeAll, forgetExpired }
}
export type MailedLinkStore = ReturnType<typeof mailedLinkStore>

/** Links that confirm another address than the account's own. */
export function emailChangeStore(db: Kysely<Tables>) {
  const add = (
    link: { hash: string; accountId: string; expiresAt: number; email: string },
    within: Kysely<Tables>,
  ) =>
    within
      .insertInto('email_confirmations')
      .values({
        hash: link.hash,
        account_id: link.accountId,
        expires_at: link.expiresAt,
        new_email: link.email,
      })
      .execute()

  /** The address that a link confirms; null: the account's own. */
  async function addressOf(hash: string, within: Kysely<Tables> = db): Promise<string | null> {
    const found = within.selectFrom('email_confirmations').select('new_email').where('hash', '=', hash)
    return (await found.executeTakeFirst())?.new_email ?? null
  }

  /** Ends changes that nobody has confirmed yet. */
  const removeAll = (accountId: string, within: Kysely<Tables>) =>
    within
      .deleteFrom('email_confirmations')
      .where('account_id', '=', accountId)
      .where('new_email', 'is not', null)
      .execute()

  return { add, addressOf, removeAll }
}
export type EmailChangeStore = ReturnType<typeof emailChangeStore>
