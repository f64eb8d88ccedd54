import type { Migration } from './migration.ts'

/** How often in a row a paid plan could not be checked: waits grow, and the operator sees it. */
export const failedChecks: Migration = {
  name: '0008-failed-checks',
  up: async (db) => {
    await db.schema
      .alterTable('billing_customers')
      .addColumn('failures', 'integer', (col) => col.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('billing_customers').addColumn('last_error', 'text').execute()
  },
}
