import type { Migration } from './migration.ts'

/** Accounts, sessions, resets, mail, contact messages, and the plan of an account. */
export const accounts: Migration = {
  name: '0001-accounts',
  up: async (db) => {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('email', 'text', (col) => col.notNull().unique())
      .addColumn('password_hash', 'text', (col) => col.notNull())
      .addColumn('first_name', 'text', (col) => col.notNull())
      .addColumn('last_name', 'text', (col) => col.notNull())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('address_hash', 'text', (col) => col.notNull())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute()
    await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute()
    await db.schema
      .createTable('refresh_tokens')
      .addColumn('hash', 'text', (col) => col.primaryKey())
      .addColumn('session_id', 'text', (col) => col.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (col) => col.notNull())
      .addColumn('replaced_at', 'bigint')
      .execute()
    await db.schema.createIndex('refresh_tokens_session').on('refresh_tokens').column('session_id').execute()
    await db.schema
      .createTable('reset_requests')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('email', 'text', (col) => col.notNull())
      .addColumn('requested_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createTable('password_resets')
      .addColumn('hash', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createIndex('password_resets_account')
      .on('password_resets')
      .column('account_id')
      .execute()
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('message', 'text', (col) => col.notNull())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .addColumn('attempts', 'integer', (col) => col.notNull())
      .addColumn('next_attempt_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').column('next_attempt_at').execute()
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (col) => col.notNull())
      .addColumn('email', 'text', (col) => col.notNull())
      .addColumn('subject', 'text', (col) => col.notNull())
      .addColumn('message', 'text', (col) => col.notNull())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createIndex('contact_messages_account')
      .on('contact_messages')
      .column('account_id')
      .execute()
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('source', 'text', (col) => col.notNull())
      .addColumn('status', 'text', (col) => col.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('cancels_at_end', 'integer', (col) => col.notNull())
      .addColumn('payment_problem', 'integer', (col) => col.notNull())
      .addColumn('external_id', 'text')
      .addColumn('updated_at', 'bigint', (col) => col.notNull())
      .addUniqueConstraint('subscriptions_one_per_source', ['account_id', 'source'])
      .execute()
    await db.schema
      .createTable('plan_changes')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('plan', 'text', (col) => col.notNull())
      .addColumn('until', 'bigint')
      .addColumn('by', 'text', (col) => col.notNull())
      .addColumn('at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema.createIndex('plan_changes_account').on('plan_changes').column('account_id').execute()
  },
}
