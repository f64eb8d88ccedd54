import type { Kysely } from 'kysely'
import type { ApplicationStatus, Tracking } from '#contract/shortlist/saved-colleges.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type Saved = {
  unitid: number
  /** Name and place as they were when it was saved. */
  collegeName: string
  location: string
  savedAt: number
  status: ApplicationStatus
  deadline: string | null
  note: string
}

type Row = Tables['saved_colleges']

const fromRow = (row: Row): Saved => ({
  unitid: row.unitid,
  collegeName: row.college_name,
  location: row.location,
  savedAt: row.saved_at,
  status: row.status,
  deadline: row.deadline,
  note: row.note,
})

const toRow = (accountId: string, saved: Saved): Row => ({
  account_id: accountId,
  unitid: saved.unitid,
  college_name: saved.collegeName,
  location: saved.location,
  saved_at: saved.savedAt,
  status: saved.status,
  deadline: saved.deadline,
  note: saved.note,
})

/** Locks the account in a transaction, so that counts stay right. False if the account is gone. */
export type HoldAccount = (accountId: string, within: Kysely<Tables>) => Promise<boolean>

export function shortlistStore(db: Kysely<Tables>, holdAccount: HoldAccount) {
  async function list(accountId: string): Promise<Saved[]> {
    const rows = await db
      .selectFrom('saved_colleges')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('saved_at', 'desc')
      .orderBy('unitid')
      .execute()
    return rows.map(fromRow)
  }

  /**
   * Saves and tracks in one transaction. `full` is counted under a lock, so that two tabs at once cannot overfill the
   * list. `before`: the row as it was, if it was saved. `absent`: not saved, and nothing (`fresh`) to save. `nobody`:
   * the account is gone.
   */
  async function put(
    accountId: string,
    unitid: number,
    { fresh, tracking, limit }: { fresh: Saved | null; tracking: Tracking; limit: number },
  ): Promise<{ saved: Saved; before: Saved | null } | 'absent' | 'full' | 'nobody'> {
    return await db.transaction().execute(async (tx) => {
      if (!(await holdAccount(accountId, tx))) return 'nobody'
      const mine = tx.selectFrom('saved_colleges').where('account_id', '=', accountId)
      const already = await mine.selectAll().where('unitid', '=', unitid).executeTakeFirst()
      if (already) {
        await change(tx, accountId, unitid, tracking)
        const before = fromRow(already)
        return { saved: { ...before, ...tracking }, before }
      }
      if (!fresh) return 'absent'
      const { count } = await mine.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()
      if (Number(count) >= limit) return 'full'
      const saved = { ...fresh, ...tracking }
      await tx.insertInto('saved_colleges').values(toRow(accountId, saved)).execute()
      return { saved, before: null }
    })
  }

  const remove = (accountId: string, unitid: number) =>
    db.deleteFrom('saved_colleges').where('account_id', '=', accountId).where('unitid', '=', unitid).execute()

  return { list, put, remove }
}
export type ShortlistStore = ReturnType<typeof shortlistStore>

async function change(db: Kysely<Tables>, accountId: string, unitid: number, tracking: Tracking) {
  if (Object.keys(tracking).length === 0) return
  await db
    .updateTable('saved_colleges')
    .set(tracking)
    .where('account_id', '=', accountId)
    .where('unitid', '=', unitid)
    .execute()
}
