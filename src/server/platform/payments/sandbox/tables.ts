import { type Kysely, sql } from 'kysely'
import type { Migration } from '#server/platform/db/migrations/migration.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The sandbox's own tables: they are made when it first runs, and exist nowhere else. */
type SandboxTables = {
  /** Stripe's objects as JSON, one row each, and the row `turn`. */
  sandbox_objects: {
    id: string
    kind: string
    customer_id: string | null
    created_at: number
    /** When the clock changes it next. */
    due_at: number | null
    body: string
  }
  /** Answers by idempotency key. */
  sandbox_requests: { key: string; fingerprint: string; answer: string; created_at: number }
  sandbox_deliveries: { event_id: string; attempts: number; next_attempt_at: number }
}
export type SandboxDb = Kysely<SandboxTables>
export const sandboxDb = (db: Kysely<Tables>): SandboxDb => db.withTables<SandboxTables>()

const statements = [
  'create table sandbox_objects (id text primary key, kind text not null, customer_id text, created_at bigint not null, due_at bigint, body text not null)',
  'create index sandbox_objects_of_customer on sandbox_objects (kind, customer_id)',
  'create index sandbox_objects_due on sandbox_objects (due_at)',
  "insert into sandbox_objects values ('turn', 'turn', null, 0, null, '{}')",
  'create table sandbox_requests (key text primary key, fingerprint text not null, answer text not null, created_at bigint not null)',
  'create table sandbox_deliveries (event_id text primary key, attempts integer not null, next_attempt_at bigint not null)',
]

export const sandboxMigrations: readonly Migration[] = [
  {
    name: 'sandbox-0001',
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
]
