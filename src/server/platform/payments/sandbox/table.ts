import { type Kysely, sql } from 'kysely'
import type { Migration } from '#server/platform/db/migrations/migration.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** This table is made only where the sandbox runs: one object in a row, as JSON, and the row `turn`. */
type SandboxTables = {
  sandbox_objects: {
    id: string
    kind: string
    customer_id: string | null
    created_at: number
    /** When time changes a subscription next, an event is sent next, or anything else is removed. */
    due_at: number | null
    body: string
  }
}
export type SandboxDb = Kysely<SandboxTables>
export const sandboxDb = (db: Kysely<Tables>): SandboxDb => db.withTables<SandboxTables>()

const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
export const sandboxMigrations = [
  migration(
    'sandbox-0001',
    'create table sandbox_objects (id text primary key, kind text not null, customer_id text, created_at bigint not null, due_at bigint, body text not null)',
    'create index sandbox_objects_of_customer on sandbox_objects (kind, customer_id)',
    'create index sandbox_objects_due on sandbox_objects (due_at)',
    "insert into sandbox_objects values ('turn', 'turn', null, 0, null, '{}')",
  ),
  // The first version stored objects in another form: what was bought with play money ends, and can be bought again.
  migration(
    'sandbox-0002',
    'drop table if exists sandbox_requests',
    'drop table if exists sandbox_deliveries',
    "delete from sandbox_objects where kind in ('event', 'subscription')",
  ),
  // Checkouts, portal pages, stored answers and sent events are now removed by `due_at`, which older ones do not have.
  migration(
    'sandbox-0003',
    "delete from sandbox_objects where due_at is null and kind not in ('turn', 'customer', 'subscription')",
  ),
]
