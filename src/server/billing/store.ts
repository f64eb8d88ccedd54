import type { Kysely, Selectable } from 'kysely'
import type { PlanName } from '#contract/plans.ts'
import type { Tables } from '#server/platform/db/database.ts'
import type { Grant } from './current-plan.ts'

export type StoredGrant = Grant & { externalId: string | null }
export type GrantWrite = StoredGrant & { id: string; accountId: string; at: number }
type PlanChange = {
  id: string
  accountId: string
  plan: PlanName
  until: number | null
  by: string
  at: number
}

export const toGrant = (row: Selectable<Tables['subscriptions']>): Grant => ({
  source: row.source,
  status: row.status,
  endsAt: row.ends_at,
  cancelsAtEnd: row.cancels_at_end === 1,
  paymentProblem: row.payment_problem === 1,
})

export async function writeGrant(db: Kysely<Tables>, grant: GrantWrite) {
  const state = {
    status: grant.status,
    ends_at: grant.endsAt,
    cancels_at_end: Number(grant.cancelsAtEnd),
    payment_problem: Number(grant.paymentProblem),
    external_id: grant.externalId,
    updated_at: grant.at,
  }
  await db
    .insertInto('subscriptions')
    .values({ id: grant.id, account_id: grant.accountId, source: grant.source, ...state })
    .onConflict((conflict) => conflict.columns(['account_id', 'source']).doUpdateSet(state))
    .execute()
}

export const endPaid = (db: Kysely<Tables>, accountId: string) =>
  db
    .updateTable('subscriptions')
    .set({ status: 'ended' })
    .where('account_id', '=', accountId)
    .where('source', '=', 'stripe')
    .execute()

/** Grants, one row per account and source, and the operator's changes. */
export function planStore(db: Kysely<Tables>) {
  async function grantsOf(accountId: string): Promise<Grant[]> {
    const rows = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('source')
      .execute()
    return rows.map(toGrant)
  }

  /** Writes a grant given or revoked by hand together with the record of who did it. */
  async function changeByHand(grant: GrantWrite, { accountId, ...change }: PlanChange) {
    await db.transaction().execute(async (tx) => {
      await writeGrant(tx, grant)
      await tx
        .insertInto('plan_changes')
        .values({ ...change, account_id: accountId })
        .execute()
    })
  }

  async function changesByHand(accountId: string): Promise<PlanChange[]> {
    const rows = await db
      .selectFrom('plan_changes')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute()
    return rows.map(({ account_id, ...row }) => ({ ...row, accountId: account_id }))
  }

  return { grantsOf, changeByHand, changesByHand }
}
export type PlanStore = ReturnType<typeof planStore>
