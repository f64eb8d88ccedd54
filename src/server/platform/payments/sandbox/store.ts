import { type Kysely, sql } from 'kysely'
import { type Now, second } from '#server/platform/clock.ts'
import type { Migration } from '#server/platform/db/migrations/migration.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { dueAt } from './lifecycle.ts'
import type { Stored, StoredAs } from './objects.ts'

/** Made where the sandbox runs, and nowhere else: what it remembers as JSON, one row each, and the row `turn`. */
type SandboxTables = {
  sandbox_objects: {
    id: string
    kind: string
    customer_id: string | null
    created_at: number
    /** When the clock changes a subscription next, or an event is sent next. */
    due_at: number | null
    body: string
  }
}
export type SandboxDb = Kysely<SandboxTables>
export const sandboxDb = (db: Kysely<Tables>): SandboxDb => db.withTables<SandboxTables>()

const migrations: Record<string, readonly string[]> = {
  'sandbox-0001': [
    'create table sandbox_objects (id text primary key, kind text not null, customer_id text, created_at bigint not null, due_at bigint, body text not null)',
    'create index sandbox_objects_of_customer on sandbox_objects (kind, customer_id)',
    'create index sandbox_objects_due on sandbox_objects (due_at)',
    "insert into sandbox_objects values ('turn', 'turn', null, 0, null, '{}')",
    'create table sandbox_requests (key text primary key, fingerprint text not null, answer text not null, created_at bigint not null)',
    'create table sandbox_deliveries (event_id text primary key, attempts integer not null, next_attempt_at bigint not null)',
  ],
  // Objects are kept in short: what was bought with play money before ends, and can be bought again.
  'sandbox-0002': [
    'drop table sandbox_requests',
    'drop table sandbox_deliveries',
    "delete from sandbox_objects where kind in ('event', 'subscription')",
  ],
}
export const sandboxMigrations = Object.entries(migrations).map(
  ([name, statements]): Migration => ({
    name,
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }),
)

export function sandboxStore(tx: SandboxDb, now: Now) {
  async function find<Kind extends Stored['object']>(kind: Kind, id: string): Promise<StoredAs<Kind> | null> {
    const query = tx.selectFrom('sandbox_objects').select('body').where('id', '=', id)
    const row = await query.where('kind', '=', kind).executeTakeFirst()
    return row ? JSON.parse(row.body) : null
  }

  /** The newest first, as Stripe lists them. */
  async function list<Kind extends Stored['object']>(
    kind: Kind,
    customerId?: string,
  ): Promise<StoredAs<Kind>[]> {
    let query = tx.selectFrom('sandbox_objects').select('body').where('kind', '=', kind)
    if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
    const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(100).execute()
    return rows.map((row) => JSON.parse(row.body))
  }

  async function put<T extends Stored>(object: T, due: number | null = null): Promise<T> {
    const next = object.object === 'subscription' ? dueAt(object) : null
    const state = { body: JSON.stringify(object), due_at: next === null ? due : next * second }
    const customer_id = 'customer' in object ? object.customer : null
    await tx
      .insertInto('sandbox_objects')
      .values({ id: object.id, kind: object.object, customer_id, created_at: now(), ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute()
    return object
  }

  /** The object, and every event and kept answer that names it. */
  async function forget(id: string) {
    await tx.deleteFrom('sandbox_objects').where('id', '=', id).execute()
    const named = tx.deleteFrom('sandbox_objects').where('body', 'like', `%"${id}"%`) // an id stands in quotes in JSON
    await named.where('kind', 'in', ['event', 'answered']).execute()
  }

  return { find, list, put, forget }
}
