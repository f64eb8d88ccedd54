import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/database.ts'
import type { PaymentEvent } from '#server/platform/payments/payments.ts'

/** Every message of the payment service by its id: stored before it is acted on, marked when that is done. */
export function eventStore(db: Kysely<Tables>) {
  /** false: it came before and was dealt with. */
  async function receive({ id, type, customerId }: PaymentEvent, at: number): Promise<boolean> {
    await db
      .insertInto('payment_events')
      .values({ id, type, customer_id: customerId, received_at: at, processed_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const row = await db
      .selectFrom('payment_events')
      .select('processed_at')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.processed_at == null
  }

  async function finish(id: string, at: number) {
    await db.updateTable('payment_events').set({ processed_at: at }).where('id', '=', id).execute()
  }

  /** Stored, but whoever received them did not get to the end. */
  async function unfinished(before: number): Promise<PaymentEvent[]> {
    const rows = await db
      .selectFrom('payment_events')
      .select(['id', 'type', 'customer_id'])
      .where('processed_at', 'is', null)
      .where('received_at', '<=', before)
      .limit(100)
      .execute()
    return rows.map(({ id, type, customer_id }) => ({ id, type, customerId: customer_id }))
  }

  async function forgetOld(before: number) {
    await db.deleteFrom('payment_events').where('processed_at', '<', before).execute()
  }

  return { receive, finish, unfinished, forgetOld }
}
export type EventStore = ReturnType<typeof eventStore>
