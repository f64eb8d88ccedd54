import type { Migration } from './migration.ts'

/** Whose letter waits in the outbox: it is deleted with the account. */
export const letters: Migration = {
  name: '0011-letters',
  up: async (db) => {
    await db.schema
      .alterTable('outbox')
      .addColumn('account_id', 'text', (col) => col.references('accounts.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('outbox_account').on('outbox').column('account_id').execute()
  },
}
