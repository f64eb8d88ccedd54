import { day, type Now, second } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/random.ts'
import { advance, type Billed, cancelNow, charge, dueAt, monthsAfter, type Step } from './lifecycle.ts'
import {
  checkoutSessionOf,
  customerOf,
  type Happened,
  invoiceOf,
  portalSessionOf,
  type Session,
  type Subscription,
  subscriptionOf,
} from './shapes.ts'
import type { SandboxStore, Write } from './store.ts'

type Needs = { store: SandboxStore; now: Now; random: Random; publicUrl: string }
type CheckoutDraft = {
  customer: string
  reference: string | null
  successUrl: string
  cancelUrl: string | null
}

const attempts = 20

/** What the sandbox can do, over what it has stored. Two changes at once: the second looks again. */
export function sandboxLedger({ store, now, random, publicUrl }: Needs) {
  const seconds = () => Math.floor(now() / second)
  const newId = (prefix: string) => `${prefix}_sandbox_${random.id().replaceAll('-', '')}`
  // The address is the only key to these pages, so it is as hard to guess as a token.
  const secretId = (prefix: string) => `${prefix}_${random.token()}`

  async function change<T>(
    look: () => Promise<{ writes: Write[]; happened: readonly Happened[]; result: T }>,
  ) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { writes, happened, result } = await look()
      if (writes.length === 0 || (await store.commit(writes, happened))) return result
    }
    throw new Error('the sandbox could not settle a change')
  }

  async function createCustomer(email: string | null, metadata: Record<string, string>) {
    const body = customerOf(newId('cus'), email, metadata, seconds())
    await store.commit([{ body, version: null }], [{ type: 'customer.created', object: body }])
    return body
  }

  async function createCheckout({ customer, reference, successUrl, cancelUrl }: CheckoutDraft) {
    const id = secretId('cs_test')
    const draft = {
      id,
      customer,
      client_reference_id: reference,
      success_url: successUrl,
      cancel_url: cancelUrl,
    }
    const body = checkoutSessionOf(
      { ...draft, created: seconds(), expires_at: seconds() + day / second },
      `${publicUrl}/sandbox/checkout/${id}`,
    )
    await store.commit([{ body, version: null }], [])
    return body
  }

  async function createPortal(customer: string, returnUrl: string | null) {
    const id = secretId('bps')
    const url = `${publicUrl}/sandbox/portal/${id}`
    const body = portalSessionOf({ id, customer, return_url: returnUrl, url, created: seconds() })
    await store.commit([{ body, version: null }], [])
    return body
  }

  async function findCheckout(id: string): Promise<Session | null> {
    const stored = await store.read('checkout.session', id)
    return stored ? asOfNow(stored.body) : null
  }

  const asOfNow = (session: Session): Session =>
    session.status === 'open' && session.expires_at <= seconds() ? closed(session) : session
  const closed = (session: Session): Session => ({ ...session, status: 'expired', url: null })

  function closeCheckout(id: string): Promise<Session | null> {
    return change(async () => {
      const stored = await store.read('checkout.session', id)
      if (stored?.body.status !== 'open') return { writes: [], happened: [], result: stored?.body ?? null }
      const body = closed(stored.body)
      const happened: Happened[] = [{ type: 'checkout.session.expired', object: body }]
      return { writes: [{ body, version: stored.version }], happened, result: body }
    })
  }

  /** The student pressed Pay: the session is complete and the subscription starts. A second press changes nothing. */
  function pay(id: string): Promise<Session | null> {
    return change(async () => {
      const stored = await store.read('checkout.session', id)
      const session = stored && asOfNow(stored.body)
      if (!stored || session?.status !== 'open') return { writes: [], happened: [], result: session }
      const started = startSubscription(session.customer)
      const body: Session = {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        url: null,
        subscription: started.subscription.id,
        invoice: started.invoice.id,
      }
      const happened: Happened[] = [
        { type: 'customer.subscription.created', object: started.subscription },
        { type: 'invoice.paid', object: started.invoice },
        { type: 'checkout.session.completed', object: body },
      ]
      const writes: Write[] = [
        { body, version: stored.version },
        { body: started.subscription, version: null, dueAt: dueAt(started) },
        { body: started.invoice, version: null },
      ]
      return { writes, happened, result: body }
    })
  }

  function startSubscription(customer: string): Billed {
    const created = seconds()
    const [id, itemId, invoiceId] = [newId('sub'), newId('si'), newId('in')]
    const draft = { id: invoiceId, customer, billing_reason: 'subscription_create' as const, created }
    const periodEnd = monthsAfter(created, 1)
    return charge(
      {
        subscription: subscriptionOf({ id, itemId, customer, invoice: invoiceId, created, periodEnd }),
        invoice: invoiceOf(draft, id),
      },
      created,
    )
  }

  /** Brings a subscription up to the present, then takes one step; null: there is no such subscription. */
  function step(
    id: string,
    take: (billed: Billed, at: number) => Step = still,
  ): Promise<Subscription | null> {
    return change(async () => {
      const subscription = await store.read('subscription', id)
      if (!subscription) return { writes: [], happened: [], result: null }
      const invoice = await store.read('invoice', subscription.body.latest_invoice)
      if (!invoice) throw new Error(`${id} has no invoice`)
      const stored = { subscription: subscription.body, invoice: invoice.body }
      const present = advance(stored, seconds(), () => random.id().replaceAll('-', ''))
      const next = take(present, seconds())
      // A test control may end the period: what follows from that follows at once.
      const settled = advance(next, seconds(), () => random.id().replaceAll('-', ''))
      const happened = [...present.happened, ...next.happened, ...settled.happened]
      if (happened.length === 0) return { writes: [], happened, result: settled.subscription }
      const sameInvoice = settled.invoice.id === invoice.body.id
      const writes: Write[] = [
        { body: settled.subscription, version: subscription.version, dueAt: dueAt(settled) },
        { body: settled.invoice, version: sameInvoice ? invoice.version : null },
      ]
      return { writes, happened, result: settled.subscription }
    })
  }

  async function subscriptionsOf(customer: string): Promise<Subscription[]> {
    const stored = await store.list('subscription', customer)
    const present = await Promise.all(stored.map((subscription) => step(subscription.id)))
    return present.filter((subscription) => subscription !== null)
  }

  /** As Stripe does: every subscription of a customer who is deleted is canceled at once. */
  async function deleteCustomer(id: string): Promise<boolean> {
    const stored = await store.read('customer', id)
    if (!stored) return false
    for (const subscription of await store.list('subscription', id)) await step(subscription.id, cancelNow)
    // Stripe's event would say once more who it was; here nobody's email stays behind.
    await store.removeCustomer(id, { type: 'customer.deleted', object: { ...stored.body, email: null } })
    return true
  }

  /** The clock's part: renewals, retries and ends that have come due. */
  async function advanceAll() {
    for (const id of await store.due()) await step(id)
  }

  return {
    createCustomer,
    deleteCustomer,
    createCheckout,
    findCheckout,
    closeCheckout,
    pay,
    createPortal,
    findPortal: async (id: string) => (await store.read('billing_portal.session', id))?.body ?? null,
    findCustomer: async (id: string) => (await store.read('customer', id))?.body ?? null,
    step,
    subscriptionsOf,
    advanceAll,
    events: () => store.list('event', null),
  }
}
export type SandboxLedger = ReturnType<typeof sandboxLedger>

const still = (billed: Billed): Step => ({ ...billed, happened: [] })
