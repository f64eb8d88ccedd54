import type { Kysely } from 'kysely'
import Stripe from 'stripe'
import { day, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Random } from '#server/platform/random.ts'
import { advance, type Change, cancelNow, charge, dueAt, monthsAfter } from './lifecycle.ts'
import {
  type Customer,
  type Kinds,
  newCustomer,
  newInvoice,
  newPortal,
  newSession,
  newSubscription,
  type Session,
} from './objects.ts'
import { complete } from './stripe-shapes.ts'
import { type SandboxDb, sandboxDb } from './tables.ts'

type Needs = { db: Kysely<Tables>; now: Now; random: Random; publicUrl: string }
type Kind = keyof Kinds
type Stored = Kinds[Kind] | { object: 'event'; id: string }

/** All that the sandbox knows and can do. One request at a time, in whichever process: it holds the row `turn`. */
export function sandboxLedger({ db, ...needs }: Needs) {
  return <T>(work: (ledger: Ledger, tx: SandboxDb) => Promise<T>): Promise<T> =>
    sandboxDb(db)
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('sandbox_objects').set({ kind: 'turn' }).where('id', '=', 'turn').execute()
        return await work(ledgerIn(tx, needs), tx)
      })
}
export type InTurn = ReturnType<typeof sandboxLedger>
export type Ledger = ReturnType<typeof ledgerIn>

function ledgerIn(tx: SandboxDb, { now, random, publicUrl }: Omit<Needs, 'db'>) {
  const seconds = () => Math.floor(now() / second)
  const plainId = () => random.id().replaceAll('-', '')
  // The address is the only key to these pages, so it is as hard to guess as a token.
  const secretId = (prefix: string) => `${prefix}_${random.token()}`

  async function find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> {
    const row = await tx
      .selectFrom('sandbox_objects')
      .select('body')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row ? (JSON.parse(row.body) as Kinds[K]) : null // written by `put` under this kind
  }

  /** The newest first, as Stripe lists them. */
  async function list(kind: Kind | 'event', customerId: string | null = null): Promise<Stored[]> {
    let query = tx.selectFrom('sandbox_objects').select('body').where('kind', '=', kind)
    if (customerId !== null) query = query.where('customer_id', '=', customerId)
    const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(100).execute()
    return rows.map((row) => JSON.parse(row.body) as Stored) // as in `find`
  }

  async function put(object: Stored) {
    const due = object.object === 'subscription' ? dueAt(object) : null
    const state = { body: JSON.stringify(object), due_at: due === null ? null : due * second }
    const customer_id = 'customer' in object ? object.customer : null
    await tx
      .insertInto('sandbox_objects')
      .values({ id: object.id, kind: object.object, customer_id, created_at: now(), ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute()
  }

  /** An event and its delivery, in the transaction of the change it tells of. */
  async function tell(type: string, object: object) {
    const event = {
      id: `evt_sandbox_${random.id()}`,
      object: 'event' as const,
      api_version: Stripe.API_VERSION,
      created: seconds(),
      data: { object: complete(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    await put(event)
    const delivery = { event_id: event.id, attempts: 0, next_attempt_at: now() }
    await tx.insertInto('sandbox_deliveries').values(delivery).execute()
  }

  async function save<T extends Kinds[Kind]>(object: T, event?: string): Promise<T> {
    await put(object)
    if (event) await tell(event, object)
    return object
  }

  const createCustomer = (email: string | null, metadata: Customer['metadata']) =>
    save(newCustomer(`cus_sandbox_${plainId()}`, seconds(), email, metadata), 'customer.created')

  function createCheckout(asked: Omit<Parameters<typeof newSession>[0], 'id' | 'created'>) {
    const draft = { ...asked, id: secretId('cs_test'), created: seconds() }
    return save(newSession(draft, draft.created + day / second, `${publicUrl}/sandbox/checkout/${draft.id}`))
  }

  function createPortal(customer: string, returnUrl: string | null) {
    const draft = { id: secretId('bps'), created: seconds(), customer }
    return save(newPortal(draft, returnUrl, `${publicUrl}/sandbox/portal/${draft.id}`))
  }

  async function findPortal(id: string) {
    const portal = await find('billing_portal.session', id)
    return portal && portal.created * second > now() - day ? portal : null
  }

  async function findCheckout(id: string): Promise<Session | null> {
    const session = await find('checkout.session', id)
    return session?.status === 'open' && session.expires_at <= seconds() ? closed(session) : session
  }
  const closed = (session: Session): Session => ({ ...session, status: 'expired', url: null })

  const closeCheckout = (session: Session) => save(closed(session), 'checkout.session.expired')

  /** The student pressed Pay: the session is complete and the subscription starts. A second press changes nothing. */
  async function pay(id: string): Promise<Session | null> {
    const session = await findCheckout(id)
    if (session?.status !== 'open') return session
    const [created, subscriptionId] = [seconds(), `sub_sandbox_${plainId()}`]
    const draft = { id: `in_sandbox_${plainId()}`, created, customer: session.customer }
    const invoice = newInvoice(draft, subscriptionId, 'subscription_create')
    const period = { start: created, end: monthsAfter(created, 1) }
    const bought = newSubscription(subscriptionId, `si_sandbox_${plainId()}`, invoice, period)
    const { subscription } = charge(bought, created)
    await save(subscription, 'customer.subscription.created')
    await tell('invoice.paid', subscription.invoice)
    const ids = { subscription: subscriptionId, invoice: invoice.id }
    const paid: Session = { ...session, ...ids, status: 'complete', payment_status: 'paid', url: null }
    return await save(paid, 'checkout.session.completed')
  }

  /** Brings a subscription up to the present, then changes it; null: there is no such subscription. */
  async function step(id: string, change: Change = (subscription) => ({ subscription, happened: [] })) {
    const stored = await find('subscription', id)
    if (!stored) return null
    const present = advance(stored, seconds(), plainId)
    const changed = change(present.subscription, seconds())
    // A test control may end the period: what follows from that follows at once.
    const settled = advance(changed.subscription, seconds(), plainId)
    for (const { type, object } of [...present.happened, ...changed.happened, ...settled.happened])
      await tell(type, object)
    return await save(settled.subscription)
  }

  async function subscriptionsOf(customer: string, change?: Change) {
    const present = []
    for (const { id } of await list('subscription', customer)) present.push(await step(id, change))
    return present.filter((subscription) => subscription !== null)
  }

  /** As Stripe does, every subscription ends at once. Events and kept answers that name the person go too. */
  async function deleteCustomer(customer: Customer) {
    await subscriptionsOf(customer.id, cancelNow)
    const named = `%"${customer.id}"%` // in JSON an id stands in quotes
    await tx.deleteFrom('sandbox_objects').where('id', '=', customer.id).execute()
    await tx.deleteFrom('sandbox_objects').where('kind', '=', 'event').where('body', 'like', named).execute()
    await tx.deleteFrom('sandbox_requests').where('answer', 'like', named).execute()
    await tell('customer.deleted', { ...customer, email: null })
    return { id: customer.id, object: 'customer', deleted: true }
  }

  return {
    find,
    list,
    createCustomer,
    deleteCustomer,
    createCheckout,
    findCheckout,
    closeCheckout,
    pay,
    createPortal,
    findPortal,
    step,
    subscriptionsOf,
  }
}
