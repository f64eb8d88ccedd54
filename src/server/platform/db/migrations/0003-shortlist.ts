import type { Migration } from './migration.ts'

export const shortlist: Migration = {
  name: '0003-shortlist',
  up: async (db) => {
    await db.schema
      .createTable('saved_colleges')
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('unitid', 'integer', (col) => col.notNull())
      .addColumn('saved_at', 'bigint', (col) => col.notNull())
      .addColumn('status', 'text', (col) => col.notNull())
      .addColumn('deadline', 'text')
      .addColumn('note', 'text', (col) => col.notNull())
      .addPrimaryKeyConstraint('saved_colleges_key', ['account_id', 'unitid'])
      .execute()
  },
}
