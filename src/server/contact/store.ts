import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

export type ContactMessage = { name: string; email: string; subject: string; message: string }

export function contactStore(db: Kysely<Tables>) {
  const add = (id: string, accountId: string, message: ContactMessage, at: number, within: Kysely<Tables>) =>
    within
      .insertInto('contact_messages')
      .values({ id, account_id: accountId, ...message, created_at: at })
      .execute()

  const listOf = (accountId: string) =>
    db
      .selectFrom('contact_messages')
      .select(['name', 'email', 'subject', 'message', 'created_at as createdAt'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()

  return { add, listOf }
}
export type ContactStore = ReturnType<typeof contactStore>
