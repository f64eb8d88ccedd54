import type { Kysely } from 'kysely'
import Stripe from 'stripe'
import { type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Random } from '#server/platform/random.ts'
import {
  type Customer,
  type Event,
  eventOf,
  type Happened,
  type Invoice,
  type PortalSession,
  type Session,
  type Subscription,
} from './shapes.ts'

export type Kinds = {
  customer: Customer
  'checkout.session': Session
  'billing_portal.session': PortalSession
  subscription: Subscription
  invoice: Invoice
  event: Event
}
export type Kind = keyof Kinds
type Stored<K extends Kind> = { body: Kinds[K]; version: number }

/** `version` null: a new object. `dueAt` in seconds: when the clock changes it next. */
export type Write = { body: Kinds[Kind]; version: number | null; dueAt?: number | null }

type Needs = { db: Kysely<Tables>; now: Now; random: Pick<Random, 'id'> }

/** The sandbox's objects as JSON, one row each; an event and its delivery are written with the change they tell of. */
export function sandboxStore({ db, now, random }: Needs) {
  async function read<K extends Kind>(kind: K, id: string): Promise<Stored<K> | null> {
    const row = await db
      .selectFrom('sandbox_objects')
      .select(['body', 'version'])
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    // Written by `commit` below under this kind, and by nobody else.
    return row ? { body: JSON.parse(row.body) as Kinds[K], version: row.version } : null
  }

  /** Of one customer, or of all; the newest first, as Stripe lists them. */
  async function list<K extends Kind>(kind: K, customerId: string | null, limit = 100): Promise<Kinds[K][]> {
    let query = db.selectFrom('sandbox_objects').select('body').where('kind', '=', kind)
    if (customerId !== null) query = query.where('customer_id', '=', customerId)
    const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
    return rows.map((row) => JSON.parse(row.body) as Kinds[K]) // as in `read`
  }

  async function due(): Promise<string[]> {
    const rows = await db
      .selectFrom('sandbox_objects')
      .select('id')
      .where('due_at', '<=', now())
      .limit(200)
      .execute()
    return rows.map((row) => row.id)
  }

  /** All or nothing; false when one of the objects has moved since it was read. */
  async function commit(writes: readonly Write[], happened: readonly Happened[]): Promise<boolean> {
    const moved = new Error('moved')
    try {
      await db.transaction().execute(async (tx) => {
        for (const write of writes) if (!(await put(tx, write))) throw moved
        for (const one of happened) await tell(tx, one)
      })
      return true
    } catch (error) {
      if (error === moved) return false
      throw error
    }
  }

  /** With every event and every kept answer that names it: in those stands an email. */
  async function removeCustomer(id: string, happened: Happened) {
    await db.transaction().execute(async (tx) => {
      const result = await tx.deleteFrom('sandbox_objects').where('id', '=', id).executeTakeFirst()
      if (result.numDeletedRows === 0n) return
      const named = `%"${id}"%` // in JSON an id stands in quotes
      await tx
        .deleteFrom('sandbox_objects')
        .where('kind', '=', 'event')
        .where('body', 'like', named)
        .execute()
      await tx.deleteFrom('sandbox_requests').where('answer', 'like', named).execute()
      await tell(tx, happened)
    })
  }

  /** What nobody will ask for again. Customers, subscriptions and their invoices stay. */
  async function forgetOld(before: number) {
    await db
      .deleteFrom('sandbox_objects')
      .where('kind', 'in', ['event', 'checkout.session', 'billing_portal.session'])
      .where('created_at', '<', before)
      .execute()
  }

  async function put(tx: Kysely<Tables>, { body, version, dueAt = null }: Write): Promise<boolean> {
    const state = { body: JSON.stringify(body), due_at: dueAt === null ? null : dueAt * second }
    if (version === null) {
      const customer_id = 'customer' in body ? body.customer : null
      const row = { id: body.id, kind: body.object, customer_id, created_at: now(), version: 1, ...state }
      await tx.insertInto('sandbox_objects').values(row).execute()
      return true
    }
    const result = await tx
      .updateTable('sandbox_objects')
      .set({ ...state, version: version + 1 })
      .where('id', '=', body.id)
      .where('version', '=', version)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  }

  async function tell(tx: Kysely<Tables>, happened: Happened) {
    const created = Math.floor(now() / second)
    const event = eventOf(`evt_sandbox_${random.id()}`, Stripe.API_VERSION, created, happened)
    await put(tx, { body: event, version: null })
    const delivery = { event_id: event.id, attempts: 0, next_attempt_at: now() }
    await tx.insertInto('sandbox_deliveries').values(delivery).execute()
  }

  return { read, list, due, commit, removeCustomer, forgetOld }
}
export type SandboxStore = ReturnType<typeof sandboxStore>
