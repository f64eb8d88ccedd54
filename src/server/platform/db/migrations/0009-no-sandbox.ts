import type { Migration } from './migration.ts'

/**
 * The payment sandbox makes its own table where it runs (platform/payments/sandbox/table.ts). What was bought with
 * play money before ends here, and can be bought again.
 */
export const noSandbox: Migration = {
  name: '0009-no-sandbox',
  up: async (db) => {
    for (const table of ['sandbox_objects', 'sandbox_requests', 'sandbox_deliveries'])
      await db.schema.dropTable(table).execute()
    const buyers = db.selectFrom('billing_customers').select('account_id').where('mode', '=', 'sandbox')
    await db
      .deleteFrom('subscriptions')
      .where('source', '=', 'stripe')
      .where('account_id', 'in', buyers)
      .execute()
    await db.deleteFrom('billing_customers').where('mode', '=', 'sandbox').execute()
  },
}
