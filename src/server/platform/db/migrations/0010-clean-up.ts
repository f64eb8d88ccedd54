import type { Migration } from './migration.ts'

const columns = [
  ['refresh_tokens', 'expires_at'],
  ['sessions', 'created_at'],
  ['password_resets', 'expires_at'],
  ['share_links', 'expires_at'],
  ['share_links', 'revoked_at'],
  ['reminders_sent', 'deadline'],
  ['payment_events', 'processed_at'],
] as const

/** Indexes, so that clean-up finds what has expired without reading the whole table. */
export const cleanUp: Migration = {
  name: '0010-clean-up',
  up: async (db) => {
    for (const [table, column] of columns)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  },
}
