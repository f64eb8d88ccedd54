import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PlanName } from '#contract/plans.ts'
import type { Tables } from '#server/platform/db/database.ts'
import type { Grant } from './standing.ts'

type Row = Selectable<Tables['subscriptions']>

const toGrant = (row: Row): Grant => ({
  source: row.source,
  status: row.status,
  endsAt: row.ends_at,
  cancelsAtEnd: row.cancels_at_end === 1,
  paymentProblem: row.payment_problem === 1,
})

export type GrantWrite = Grant & { id: string; accountId: string; externalId: string | null; at: number }
export type PlanChange = {
  id: string
  accountId: string
  plan: PlanName
  until: number | null
  by: string
  at: number
}

async function writeGrant(db: Kysely<Tables>, grant: GrantWrite) {
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

const endPaid = (db: Kysely<Tables>, accountId: string) =>
  db
    .updateTable('subscriptions')
    .set({ status: 'ended' })
    .where('account_id', '=', accountId)
    .where('source', '=', 'stripe')
    .execute()

/** What each account was granted, and by whom: one row for an account and a source. */
export function subscriptionStore(db: Kysely<Tables>) {
  return {
    async grantsOf(accountId: string): Promise<Grant[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('source')
        .execute()
      return rows.map(toGrant)
    },

    /**
     * A paid grant, with what follows from it, in one transaction; null: nothing was ever bought. False, and nothing is
     * written, when another state was written since `version` was read.
     */
    async writeFetched(
      check: { accountId: string; version: number; nextCheckAt: number },
      grant: GrantWrite | null,
      then: (
        before: (Grant & { externalId: string | null }) | null,
        tx: Transaction<Tables>,
      ) => Promise<void>,
    ): Promise<boolean> {
      return await db.transaction().execute(async (tx) => {
        const moved = await tx
          .updateTable('billing_customers')
          .set({ version: check.version + 1, next_check_at: check.nextCheckAt })
          .where('account_id', '=', check.accountId)
          .where('version', '=', check.version)
          .executeTakeFirst()
        if (moved.numUpdatedRows !== 1n) return false
        const row = await tx
          .selectFrom('subscriptions')
          .selectAll()
          .where('account_id', '=', check.accountId)
          .where('source', '=', 'stripe')
          .executeTakeFirst()
        // Which purchase last gave the plan: one that never did is not remembered as one that was confirmed.
        const externalId = grant?.status === 'active' ? grant.externalId : (row?.external_id ?? null)
        if (grant) await writeGrant(tx, { ...grant, externalId })
        else await endPaid(tx, check.accountId)
        await then(row ? { ...toGrant(row), externalId: row.external_id } : null, tx)
        return true
      })
    },

    /** Ends what was paid for: the customer is gone, or of another world. */
    endPaid: (accountId: string) => endPaid(db, accountId),

    /** A plan given or taken back by hand, and the line that says who did it, or neither. */
    async changeByHand(grant: GrantWrite, change: PlanChange) {
      await db.transaction().execute(async (tx) => {
        await writeGrant(tx, grant)
        await tx
          .insertInto('plan_changes')
          .values({
            id: change.id,
            account_id: change.accountId,
            plan: change.plan,
            until: change.until,
            by: change.by,
            at: change.at,
          })
          .execute()
      })
    },

    async changesByHand(accountId: string): Promise<PlanChange[]> {
      const rows = await db
        .selectFrom('plan_changes')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('at')
        .execute()
      return rows.map(({ account_id, ...row }) => ({ ...row, accountId: account_id }))
    },
  }
}
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
