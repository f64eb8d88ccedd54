import type { Migration } from './migration.ts'

/** Whether an email address was confirmed. Older accounts count as confirmed: mail was sent to them all along. */
export const emailConfirmation: Migration = {
  name: '0007-email-confirmation',
  up: async (db) => {
    await db.schema.alterTable('accounts').addColumn('email_confirmed_at', 'bigint').execute()
    await db
      .updateTable('accounts')
      .set((eb) => ({ email_confirmed_at: eb.ref('created_at') }))
      .execute()
    await db.schema
      .createTable('email_confirmations')
      .addColumn('hash', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createIndex('email_confirmations_account')
      .on('email_confirmations')
      .column('account_id')
      .execute()
    await db.schema
      .createIndex('email_confirmations_expiry')
      .on('email_confirmations')
      .column('expires_at')
      .execute()
  },
}
