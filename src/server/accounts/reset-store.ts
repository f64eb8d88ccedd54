import type { Kysely } from 'kysely'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Requests for a reset, and the links that were mailed; only their hashes are stored. */
export function resetStore(db: Kysely<Tables>) {
  const addRequest = (id: string, email: string, at: number) =>
    db.insertInto('reset_requests').values({ id, email, requested_at: at }).execute()

  const oldestRequests = () =>
    db.selectFrom('reset_requests').selectAll().orderBy('requested_at').limit(50).execute()

  /** false: another process took it. */
  async function takeRequest(id: string, within: Kysely<Tables>): Promise<boolean> {
    const taken = await within.deleteFrom('reset_requests').where('id', '=', id).executeTakeFirst()
    return taken.numDeletedRows > 0n
  }

  const addLink = (link: { hash: string; accountId: string; expiresAt: number }, within: Kysely<Tables>) =>
    within
      .insertInto('password_resets')
      .values({ hash: link.hash, account_id: link.accountId, expires_at: link.expiresAt })
      .execute()

  /** The account of a link that still works. */
  async function findLink(hash: string, at: number, within: Kysely<Tables> = db): Promise<string | null> {
    const found = await within
      .selectFrom('password_resets')
      .select('account_id')
      .where('hash', '=', hash)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    return found?.account_id ?? null
  }

  /**
   * Removes links that are open or not mailed yet, and answers their hashes. Requests first: a request that is being
   * answered right now is waited for, so that its link is removed too. All links in one statement, so that two uses
   * at once do not wait for each other.
   */
  async function removeAll(accountId: string, within: Kysely<Tables>): Promise<string[]> {
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

  const forgetExpired = (before: number) =>
    inBatches((most) =>
      db
        .deleteFrom('password_resets')
        .where('hash', 'in', (old) =>
          old.selectFrom('password_resets').select('hash').where('expires_at', '<', before).limit(most),
        )
        .executeTakeFirst(),
    )

  return { addRequest, oldestRequests, takeRequest, addLink, findLink, removeAll, forgetExpired }
}
export type ResetStore = ReturnType<typeof resetStore>
