import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** Requests for a reset that no mail answers yet. */
export function resetStore(db: Kysely<Tables>) {
  const add = (id: string, email: string, at: number) =>
    db.insertInto('reset_requests').values({ id, email, requested_at: at }).execute()

  const oldest = () => db.selectFrom('reset_requests').selectAll().orderBy('requested_at').limit(50).execute()

  /** false: another process took it. */
  async function take(id: string, within: Kysely<Tables>): Promise<boolean> {
    const taken = await within.deleteFrom('reset_requests').where('id', '=', id).executeTakeFirst()
    return taken.numDeletedRows > 0n
  }

  const removeAll = (accountId: string, within: Kysely<Tables>) =>
    within
      .deleteFrom('reset_requests')
      .where('email', '=', (of) => of.selectFrom('accounts').select('email').where('id', '=', accountId))
      .execute()

  return { add, oldest, take, removeAll }
}
export type ResetStore = ReturnType<typeof resetStore>
