import { type Now, second } from '#server/platform/clock.ts'
import { locked } from '#server/platform/db/locked.ts'
import type { Random } from '#server/platform/random.ts'
import { sessionLasts } from './as-stripe.ts'
import { advance, type Change, cancelNow, dueAt, subscribe } from './lifecycle.ts'
import type { Announced, Customer, Session, Stored, StoredAs, Subscription } from './objects.ts'
import type { SandboxDb } from './table.ts'

type Needs = { db: SandboxDb; now: Now; random: Random; publicUrl: string }

/**
 * Everything the sandbox can do. To change something, all processes together take turns: a turn locks the row `turn`.
 * Who only looks waits for nobody.
 */
export function sandboxTurns({ db, ...needs }: Needs) {
  const inTurn = <T>(work: (turn: Turn) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await locked(tx.selectFrom('sandbox_objects').select('id').where('id', '=', 'turn'), tx).execute()
      return await work(turnIn(tx, needs))
    })
  return { inTurn, reader: readerOf(db, needs.now) }
}
export type SandboxTurns = ReturnType<typeof sandboxTurns>
export type InTurn = SandboxTurns['inTurn']
export type Reader = ReturnType<typeof readerOf>
export type Turn = ReturnType<typeof turnIn>

function readerOf(db: SandboxDb, now: Now) {
  async function find<Kind extends Stored['object']>(kind: Kind, id: string): Promise<StoredAs<Kind> | null> {
    const rows = db.selectFrom('sandbox_objects').select(['body', 'due_at']).where('id', '=', id)
    const row = await rows.where('kind', '=', kind).executeTakeFirst()
    const isOver = kind !== 'subscription' && row?.due_at != null && row.due_at <= now()
    return row && !isOver ? JSON.parse(row.body) : null
  }

  /** The ids of a customer's subscriptions, the newest first, as Stripe lists them. */
  async function idsOf(customer: string): Promise<string[]> {
    const rows = db.selectFrom('sandbox_objects').select('id').where('customer_id', '=', customer)
    const own = rows.where('kind', '=', 'subscription').orderBy('created_at', 'desc').orderBy('id')
    return (await own.limit(100).execute()).map(({ id }) => id)
  }

  /** What the job is about to store: time has passed for whoever looks, too. */
  async function asOfNow(customer: string): Promise<Subscription[]> {
    const stored = await Promise.all((await idsOf(customer)).map((id) => find('subscription', id)))
    return stored.flatMap((one) => (one ? advance(one, Math.floor(now() / second)) : []))
  }

  return { find, idsOf, asOfNow }
}

function turnIn(tx: SandboxDb, { now, random, publicUrl }: Omit<Needs, 'db'>) {
  const { find, idsOf } = readerOf(tx, now)
  const seconds = () => Math.floor(now() / second)
  /** Whoever knows the id of a page may use the page, so ids are as hard to guess as tokens. */
  const created = (prefix: string) => ({ id: `${prefix}_${random.token()}`, created: seconds() })
  const addressOf = (page: 'checkout' | 'portal', id: string) => `${publicUrl}/sandbox/${page}/${id}`

  function dueOf(object: Stored): number | null {
    if (object.object === 'customer') return null
    if (object.object === 'subscription') return (dueAt(object) ?? 0) * second || null
    return now() + (object.object === 'event' ? 0 : sessionLasts)
  }

  async function put<T extends Stored>(object: T): Promise<T> {
    const state = { body: JSON.stringify(object), due_at: dueOf(object) }
    const customer_id = 'customer' in object ? object.customer : null
    await tx
      .insertInto('sandbox_objects')
      .values({ id: object.id, kind: object.object, customer_id, created_at: now(), ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute()
    return object
  }

  const tell = (type: string, object: Announced) =>
    put({ object: 'event', ...created('evt'), type, data: { object } })

  async function announce<T extends Announced>(type: string, object: T): Promise<T> {
    await tell(type, object)
    return await put(object)
  }

  /** The student pressed Pay: the session is complete and the subscription starts. A second press changes nothing. */
  async function pay(session: Session): Promise<Session> {
    if (session.status !== 'open') return session
    const bought = subscribe(created('sub').id, session.customer, seconds())
    await announce('customer.subscription.created', bought)
    const paid: Session = { ...session, subscription: bought.id, status: 'complete', url: null }
    return await announce('checkout.session.completed', paid)
  }

  /** Brings a subscription up to date, then changes it; null: there is no such subscription. */
  async function step(id: string, change: Change = (subscription) => subscription) {
    const before = await find('subscription', id)
    if (!before) return null
    const changed = change(advance(before, seconds()), seconds())
    const after = advance(changed, seconds()) // a test control may have ended the period
    if (after === before) return before
    return await announce(
      `customer.subscription.${after.status === 'canceled' ? 'deleted' : 'updated'}`,
      after,
    )
  }

  async function subscriptionsOf(customer: string, change?: Change): Promise<Subscription[]> {
    const found = []
    for (const id of await idsOf(customer)) found.push(await step(id, change))
    return found.filter((subscription) => subscription !== null)
  }

  /** As at Stripe, every subscription ends at once. Events and stored answers that name the person are removed. */
  async function deleteCustomer(customer: Customer) {
    await subscriptionsOf(customer.id, cancelNow)
    await tx.deleteFrom('sandbox_objects').where('id', '=', customer.id).execute()
    const named = tx.deleteFrom('sandbox_objects').where('body', 'like', `%"${customer.id}"%`)
    await named.where('kind', 'in', ['event', 'answered']).execute()
    await tell('customer.deleted', { ...customer, email: null })
    return { object: 'customer', id: customer.id, deleted: true }
  }

  return { find, put, created, addressOf, announce, pay, step, subscriptionsOf, deleteCustomer }
}
