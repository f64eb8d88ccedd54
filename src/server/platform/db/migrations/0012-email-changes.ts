import type { Migration } from './migration.ts'

/** A link may confirm another address than the account's: followed, it takes its place. */
export const emailChanges: Migration = {
  name: '0012-email-changes',
  up: async (db) => {
    await db.schema.alterTable('email_confirmations').addColumn('new_email', 'text').execute()
  },
}
