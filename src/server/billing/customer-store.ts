import type { Kysely, Selectable, Transaction } from 'kysely'
import { minute } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/database.ts'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Checkout, PaymentEvent, Payments } from '#server/platform/payments/payments.ts'
import { endPaid, type GrantWrite, type StoredGrant, toGrant, writeGrant } from './store.ts'

type Mode = Payments['mode']

export type Customer = {
  accountId: string
  mode: Mode
  generation: number
  customerId: string | null
  version: number
  nextCheckAt: number
  failures: number
  checkout: { attempt: number; id: string | null; expiresAt: number | null }
}

const toCustomer = (row: Selectable<Tables['billing_customers']>): Customer => ({
  accountId: row.account_id,
  mode: row.mode,
  generation: row.generation,
  customerId: row.customer_id,
  version: row.version,
  nextCheckAt: row.next_check_at,
  failures: row.failures,
  checkout: { attempt: row.checkout_attempt, id: row.checkout_id, expiresAt: row.checkout_expires_at },
})

const noCheckout = { checkout_id: null, checkout_expires_at: null }
const checked = { failures: 0, last_error: null }

const finishEvents = (db: Kysely<Tables>, customerId: string, at: number) =>
  db
    .updateTable('payment_events')
    .set({ processed_at: at })
    .where('processed_at', 'is', null)
    .where('customer_id', '=', customerId)
    .execute()

/** Customers of the payment service, each with at most one open checkout, and the events about them. */
export function customerStore(db: Kysely<Tables>) {
  async function find(accountId: string): Promise<Customer | null> {
    const row = await db
      .selectFrom('billing_customers')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row ? toCustomer(row) : null
  }

  /**
   * The account's row in this mode. A row of play money is emptied when the mode changes, but never one of real
   * money: a start without the key must not lose track of who pays. Null then.
   */
  async function open(accountId: string, mode: Mode, at: number): Promise<Customer | null> {
    await db
      .insertInto('billing_customers')
      .values({
        account_id: accountId,
        mode,
        generation: 0,
        customer_id: null,
        version: 0,
        next_check_at: at + 10 * minute,
        checkout_attempt: 0,
        ...noCheckout,
        ...checked,
      })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute()
    const customer = await find(accountId)
    if (!customer) throw new Error('the account has gone')
    if (customer.mode === mode) return customer
    if (customer.mode === 'live') return null
    await forget(customer, mode, at)
    return await open(accountId, mode, at)
  }

  /** The first writer decides; returns the customer that is used. */
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

  /** The customer is gone, or of another mode: its plan ends, and the next customer gets a new key. */
  async function forget(customer: Customer, mode: Mode, at: number) {
    const { accountId, generation, customerId } = customer
    await db.transaction().execute(async (tx) => {
      const moved = await tx
        .updateTable('billing_customers')
        .set((eb) => ({
          mode,
          generation: generation + 1,
          customer_id: null,
          version: eb('version', '+', 1),
          ...noCheckout,
          ...checked,
        }))
        .where('account_id', '=', accountId)
        .where('generation', '=', generation)
        .executeTakeFirst()
      if (moved.numUpdatedRows !== 1n) return
      await endPaid(tx, accountId)
      if (customerId) await finishEvents(tx, customerId, at)
    })
  }

  async function setCheckout({ accountId, checkout }: Customer, opened: Checkout, nextCheckAt: number) {
    await db
      .updateTable('billing_customers')
      .set({ checkout_id: opened.id, checkout_expires_at: opened.expiresAt, next_check_at: nextCheckAt })
      .where('account_id', '=', accountId)
      .where('checkout_attempt', '=', checkout.attempt)
      .execute()
  }

  /** The last checkout is over, so the next one is a new attempt. Two requests at once count as one. */
  async function nextCheckout({ accountId, checkout }: Customer) {
    await db
      .updateTable('billing_customers')
      .set({ checkout_attempt: checkout.attempt + 1, ...noCheckout })
      .where('account_id', '=', accountId)
      .where('checkout_attempt', '=', checkout.attempt)
      .execute()
  }

  /**
   * Stores an event by its id; answers whose subscriptions to fetch, or null if there is nothing to do. The
   * customer's version changes, so that a state fetched before this event is not written any more. The customer also
   * comes due in a minute, in case this process dies before it has fetched.
   */
  async function receive(event: PaymentEvent, mode: Mode, at: number): Promise<string | null> {
    return await db.transaction().execute(async (tx) => {
      const customer = await tx
        .selectFrom('billing_customers')
        .select('account_id')
        .where('customer_id', '=', event.customerId ?? '')
        .where('mode', '=', mode)
        .executeTakeFirst()
      await tx
        .insertInto('payment_events')
        .values({
          id: event.id,
          type: event.type,
          customer_id: event.customerId,
          received_at: at,
          processed_at: customer ? null : at,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const row = await tx
        .selectFrom('payment_events')
        .select('processed_at')
        .where('id', '=', event.id)
        .executeTakeFirst()
      if (!customer || row?.processed_at != null) return null
      await tx
        .updateTable('billing_customers')
        .set((eb) => ({ version: eb('version', '+', 1), next_check_at: at + minute }))
        .where('account_id', '=', customer.account_id)
        .execute()
      return customer.account_id
    })
  }

  /**
   * Writes what was fetched, with what follows from it, in one transaction; null: nothing was ever bought. It settles
   * all events known by now. Returns false and writes nothing if the version changed since the customer was read.
   */
  async function saveFetched(
    { accountId, customerId, version }: Customer,
    check: { at: number; nextCheckAt: number },
    grant: GrantWrite | null,
    then: (before: StoredGrant | null, tx: Transaction<Tables>) => Promise<void>,
  ): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const moved = await tx
        .updateTable('billing_customers')
        .set({ version: version + 1, next_check_at: check.nextCheckAt, ...checked })
        .where('account_id', '=', accountId)
        .where('version', '=', version)
        .executeTakeFirst()
      if (moved.numUpdatedRows !== 1n) return false
      const row = await tx
        .selectFrom('subscriptions')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('source', '=', 'stripe')
        .executeTakeFirst()
      // Which purchase last gave the plan. One that never did is not recorded as confirmed.
      const externalId = grant?.status === 'active' ? grant.externalId : (row?.external_id ?? null)
      if (grant) await writeGrant(tx, { ...grant, externalId })
      else await endPaid(tx, accountId)
      await finishEvents(tx, customerId ?? '', check.at)
      await then(row ? { ...toGrant(row), externalId: row.external_id } : null, tx)
      return true
    })
  }

  /** Customers to check again. Those of real money wait while the product runs without its key. */
  async function due(mode: Mode, at: number): Promise<Customer[]> {
    const rows = await db
      .selectFrom('billing_customers')
      .selectAll()
      .where('next_check_at', '<=', at)
      .where('customer_id', 'is not', null)
      .where((eb) => eb.or([eb('mode', '=', mode), eb('mode', '<>', 'live')]))
      .orderBy('next_check_at')
      .limit(100)
      .execute()
    return rows.map(toCustomer)
  }

  /** Several processes look at once; the one that moves the next check does it. It counts as failed until done. */
  async function claim({ accountId, nextCheckAt, failures }: Customer, next: number): Promise<boolean> {
    const result = await db
      .updateTable('billing_customers')
      .set({ next_check_at: next, failures: failures + 1 })
      .where('account_id', '=', accountId)
      .where('next_check_at', '=', nextCheckAt)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  }

  async function noteFailure({ accountId }: Customer, error: string) {
    await db
      .updateTable('billing_customers')
      .set({ last_error: error })
      .where('account_id', '=', accountId)
      .execute()
  }

  /** Customers whose checks keep failing, and how many of their events wait. */
  async function stuck(failures: number) {
    return await db
      .selectFrom('billing_customers as customer')
      .select((eb) => [
        'customer.account_id as accountId',
        'customer.failures',
        'customer.last_error as error',
        'customer.next_check_at as nextCheckAt',
        eb
          .selectFrom('payment_events as event')
          .select((sub) => sub.fn.countAll<number | string>().as('waiting'))
          .whereRef('event.customer_id', '=', 'customer.customer_id')
          .where('event.processed_at', 'is', null)
          .as('waiting'),
      ])
      .where('customer.failures', '>=', failures)
      .orderBy('customer.next_check_at')
      .execute()
  }

  async function forgetOldEvents(before: number) {
    await inBatches((most) =>
      db
        .deleteFrom('payment_events')
        .where('id', 'in', (old) =>
          old.selectFrom('payment_events').select('id').where('processed_at', '<', before).limit(most),
        )
        .executeTakeFirst(),
    )
  }

  return {
    find,
    open,
    setCustomer,
    forget,
    setCheckout,
    nextCheckout,
    receive,
    saveFetched,
    due,
    claim,
    noteFailure,
    stuck,
    forgetOldEvents,
  }
}
export type CustomerStore = ReturnType<typeof customerStore>
