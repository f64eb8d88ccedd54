import type { Kysely } from 'kysely'
import type { ApplicationStatus } from '#contract/shortlist.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type Saved = {
  unitid: number
  savedAt: number
  status: ApplicationStatus
  deadline: string | null
  note: string
}
export type Tracking = Partial<Pick<Saved, 'status' | 'deadline' | 'note'>>

const fromRow = (row: Tables['saved_colleges']): Saved => ({
  unitid: row.unitid,
  savedAt: row.saved_at,
  status: row.status,
  deadline: row.deadline,
  note: row.note,
})

export function shortlistStore(db: Kysely<Tables>) {
  const mine = (accountId: string) =>
    db.selectFrom('saved_colleges').selectAll().where('account_id', '=', accountId)

  async function list(accountId: string): Promise<Saved[]> {
    const rows = await mine(accountId).orderBy('saved_at', 'desc').orderBy('unitid').execute()
    return rows.map(fromRow)
  }

  async function find(accountId: string, unitid: number): Promise<Saved | null> {
    const row = await mine(accountId).where('unitid', '=', unitid).executeTakeFirst()
    return row ? fromRow(row) : null
  }

  /** false when the list is full: counted in the same transaction, so that two clicks at once cannot overfill it. */
  async function add(accountId: string, saved: Saved, limit: number): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      // Locks the account's row on Postgres; SQLite has one writer anyhow.
      await tx
        .updateTable('accounts')
        .set((eb) => ({ email: eb.ref('email') }))
        .where('id', '=', accountId)
        .execute()
      const rows = await tx
        .selectFrom('saved_colleges')
        .select('unitid')
        .where('account_id', '=', accountId)
        .execute()
      if (rows.some((row) => row.unitid === saved.unitid)) return true
      if (rows.length >= limit) return false
      const { unitid, savedAt, status, deadline, note } = saved
      await tx
        .insertInto('saved_colleges')
        .values({ account_id: accountId, unitid, saved_at: savedAt, status, deadline, note })
        .execute()
      return true
    })
  }

  const change = (accountId: string, unitid: number, tracking: Tracking) =>
    db
      .updateTable('saved_colleges')
      .set(tracking)
      .where('account_id', '=', accountId)
      .where('unitid', '=', unitid)
      .execute()

  const remove = (accountId: string, unitid: number) =>
    db.deleteFrom('saved_colleges').where('account_id', '=', accountId).where('unitid', '=', unitid).execute()

  return { list, find, add, change, remove }
}
export type ShortlistStore = ReturnType<typeof shortlistStore>
