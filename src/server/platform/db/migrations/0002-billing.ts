import type { Migration } from './migration.ts'

/** Customers of the payment service, its events, and the sandbox's first tables. */
export const billing: Migration = {
  name: '0002-billing',
  up: async (db) => {
    await db.schema
      .createTable('billing_customers')
      .addColumn('account_id', 'text', (col) =>
        col.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('mode', 'text', (col) => col.notNull())
      .addColumn('generation', 'integer', (col) => col.notNull())
      .addColumn('customer_id', 'text', (col) => col.unique())
      .addColumn('version', 'integer', (col) => col.notNull())
      .addColumn('next_check_at', 'bigint', (col) => col.notNull())
      .addColumn('checkout_attempt', 'integer', (col) => col.notNull())
      .addColumn('checkout_id', 'text')
      .addColumn('checkout_expires_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('billing_customers_due')
      .on('billing_customers')
      .column('next_check_at')
      .execute()
    await db.schema
      .createTable('payment_events')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('type', 'text', (col) => col.notNull())
      .addColumn('customer_id', 'text')
      .addColumn('received_at', 'bigint', (col) => col.notNull())
      .addColumn('processed_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('payment_events_open')
      .on('payment_events')
      .columns(['processed_at', 'received_at'])
      .execute()
    await db.schema
      .createTable('sandbox_objects')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('kind', 'text', (col) => col.notNull())
      .addColumn('customer_id', 'text')
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('version', 'integer', (col) => col.notNull())
      .addColumn('body', 'text', (col) => col.notNull())
      .execute()
    await db.schema
      .createIndex('sandbox_objects_of_customer')
      .on('sandbox_objects')
      .columns(['kind', 'customer_id'])
      .execute()
    await db.schema.createIndex('sandbox_objects_due').on('sandbox_objects').column('due_at').execute()
    await db.schema
      .createTable('sandbox_requests')
      .addColumn('key', 'text', (col) => col.primaryKey())
      .addColumn('fingerprint', 'text', (col) => col.notNull())
      .addColumn('answer', 'text')
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createTable('sandbox_deliveries')
      .addColumn('event_id', 'text', (col) => col.primaryKey())
      .addColumn('attempts', 'integer', (col) => col.notNull())
      .addColumn('next_attempt_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createIndex('sandbox_deliveries_due')
      .on('sandbox_deliveries')
      .column('next_attempt_at')
      .execute()
  },
}
