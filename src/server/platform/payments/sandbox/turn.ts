import { type Now, second } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/random.ts'
import { sessionLasts } from './as-stripe.ts'
import { advance, after, type Change, cancelNow, subscribe } from './lifecycle.ts'
import type { Announced, Customer, Session } from './objects.ts'
import { type SandboxDb, sandboxStore } from './store.ts'

type Needs = { db: SandboxDb; now: Now; random: Random; publicUrl: string }

/** All that the sandbox can do. One request at a time, in whichever process: it holds the row `turn`. */
export function sandboxTurns({ db, ...needs }: Needs) {
  return <T>(work: (turn: Turn) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('sandbox_objects').set({ kind: 'turn' }).where('id', '=', 'turn').execute()
      return await work(turnIn(tx, needs))
    })
}
export type InTurn = ReturnType<typeof sandboxTurns>
export type Turn = ReturnType<typeof turnIn>

function turnIn(tx: SandboxDb, { now, random, publicUrl }: Omit<Needs, 'db'>) {
  const { find, list, put, forget } = sandboxStore(tx, now)
  const seconds = () => Math.floor(now() / second)
  const plainId = () => random.id().replaceAll('-', '')
  const created = (prefix: string) => ({ id: `${prefix}_sandbox_${plainId()}`, created: seconds() })

  /** Its address is the only key to a page, so it is as hard to guess as a token. */
  function page(kind: 'checkout' | 'portal', prefix: string) {
    const id = `${prefix}_${random.token()}`
    return { id, created: seconds(), url: `${publicUrl}/sandbox/${kind}/${id}` }
  }

  /** Goes out with the change that it tells of, or not at all. */
  const tell = (type: string, object: Announced) =>
    put({ object: 'event', ...created('evt'), type, data: { object } }, now())

  async function announce<T extends Announced>(type: string, object: T): Promise<T> {
    await tell(type, object)
    return await put(object)
  }

  async function findPortal(id: string) {
    const portal = await find('billing_portal.session', id)
    return portal && portal.created + sessionLasts > seconds() ? portal : null
  }

  async function findCheckout(id: string): Promise<Session | null> {
    const session = await find('checkout.session', id)
    const over = session?.status === 'open' && session.created + sessionLasts <= seconds()
    return over ? { ...session, status: 'expired', url: null } : session
  }

  /** The student pressed Pay: the session is complete and the subscription starts. A second press changes nothing. */
  async function pay(id: string): Promise<Session | null> {
    const session = await findCheckout(id)
    if (session?.status !== 'open') return session
    const bought = subscribe(created('sub').id, session.customer, seconds(), created('in').id)
    await announce('customer.subscription.created', bought)
    await tell('invoice.paid', bought)
    const ids = { subscription: bought.id, invoice: bought.invoice.id }
    return await announce('checkout.session.completed', { ...session, ...ids, status: 'complete', url: null })
  }

  /** Brings a subscription up to the present, then changes it; null: there is no such subscription. */
  async function step(id: string, change: Change = () => []) {
    let subscription = await find('subscription', id)
    if (!subscription) return null
    const present: Change = (before, at) => advance(before, at, plainId)
    // A test control may end the period: what follows from that follows at once.
    for (const one of [present, change, present]) {
      const moments = one(subscription, seconds())
      for (const { type, subscription: then } of moments) await tell(type, then)
      subscription = after(subscription, moments)
    }
    return await put(subscription)
  }

  async function subscriptionsOf(customer: string, change?: Change) {
    const present = []
    for (const { id } of await list('subscription', customer)) present.push(await step(id, change))
    return present.filter((subscription) => subscription !== null)
  }

  /** As Stripe does, every subscription ends at once. Events and kept answers that name the person go too. */
  async function deleteCustomer(customer: Customer) {
    await subscriptionsOf(customer.id, cancelNow)
    await forget(customer.id)
    await tell('customer.deleted', { ...customer, email: null })
    return { object: 'customer', id: customer.id, deleted: true }
  }

  const objects = { find, list, put, announce, created, page }
  return { ...objects, findPortal, findCheckout, pay, step, subscriptionsOf, deleteCustomer }
}
