import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/database.ts'
import type { Checkout, Payments } from '#server/platform/payments/payments.ts'

type Row = Tables['billing_customers']

export type Customer = {
  accountId: string
  mode: Payments['mode']
  generation: number
  customerId: string | null
  version: number
  nextCheckAt: number
  checkout: { attempt: number; id: string | null; expiresAt: number | null }
}

const fromRow = (row: Row): Customer => ({
  accountId: row.account_id,
  mode: row.mode,
  generation: row.generation,
  customerId: row.customer_id,
  version: row.version,
  nextCheckAt: row.next_check_at,
  checkout: { attempt: row.checkout_attempt, id: row.checkout_id, expiresAt: row.checkout_expires_at },
})

const noCheckout = { checkout_id: null, checkout_expires_at: null }

/** Who is a customer of the payment service, with at most one checkout under way. */
export function customerStore(db: Kysely<Tables>) {
  async function find(accountId: string): Promise<Customer | null> {
    const row = await db
      .selectFrom('billing_customers')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row ? fromRow(row) : null
  }

  async function findAccount(customerId: string): Promise<string | null> {
    const row = await db
      .selectFrom('billing_customers')
      .select('account_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    return row?.account_id ?? null
  }

  /**
   * The account's row in this world. One from another world is emptied, but never one of real money: whoever starts the
   * product once without its key must not lose track of who pays. Null then.
   */
  async function open(
    accountId: string,
    mode: Payments['mode'],
    nextCheckAt: number,
  ): Promise<Customer | null> {
    await db
      .insertInto('billing_customers')
      .values({
        account_id: accountId,
        mode,
        generation: 0,
        customer_id: null,
        version: 0,
        next_check_at: nextCheckAt,
        checkout_attempt: 0,
        ...noCheckout,
      })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute()
    const customer = await find(accountId)
    if (!customer) throw new Error('the account has gone')
    if (customer.mode === mode) return customer
    if (customer.mode === 'live') return null
    await forget(customer, mode)
    return await open(accountId, mode, nextCheckAt)
  }

  /** Whoever writes first decides; returns the customer that counts. */
  async function setCustomer({ accountId, generation }: Customer, customerId: string): Promise<string> {
    await db
      .updateTable('billing_customers')
      .set({ customer_id: customerId })
      .where('account_id', '=', accountId)
      .where('generation', '=', generation)
      .where('customer_id', 'is', null)
      .execute()
    return (await find(accountId))?.customerId ?? customerId
  }

  /** The customer is gone, or of another world: the next one starts afresh, under a key of its own. */
  async function forget({ accountId, generation, version }: Customer, mode: Payments['mode']) {
    await db
      .updateTable('billing_customers')
      .set({
        mode,
        generation: generation + 1,
        customer_id: null,
        version: version + 1,
        ...noCheckout,
      })
      .where('account_id', '=', accountId)
      .where('generation', '=', generation)
      .execute()
  }

  async function setCheckout({ accountId, checkout }: Customer, opened: Checkout, nextCheckAt: number) {
    await db
      .updateTable('billing_customers')
      .set({ checkout_id: opened.id, checkout_expires_at: opened.expiresAt, next_check_at: nextCheckAt })
      .where('account_id', '=', accountId)
      .where('checkout_attempt', '=', checkout.attempt)
      .execute()
  }

  /** The last checkout is over: the next one is another attempt. Two at once move on once. */
  async function nextCheckout({ accountId, checkout }: Customer) {
    await db
      .updateTable('billing_customers')
      .set({ checkout_attempt: checkout.attempt + 1, ...noCheckout })
      .where('account_id', '=', accountId)
      .where('checkout_attempt', '=', checkout.attempt)
      .execute()
  }

  async function due(now: number): Promise<Customer[]> {
    const rows = await db
      .selectFrom('billing_customers')
      .selectAll()
      .where('next_check_at', '<=', now)
      .orderBy('next_check_at')
      .limit(100)
      .execute()
    return rows.map(fromRow)
  }

  /** Several processes look at once; whoever moves the next check makes this one. */
  async function claim({ accountId, nextCheckAt }: Customer, next: number): Promise<boolean> {
    const result = await db
      .updateTable('billing_customers')
      .set({ next_check_at: next })
      .where('account_id', '=', accountId)
      .where('next_check_at', '=', nextCheckAt)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  }

  return { find, findAccount, open, setCustomer, forget, setCheckout, nextCheckout, due, claim }
}
export type CustomerStore = ReturnType<typeof customerStore>
