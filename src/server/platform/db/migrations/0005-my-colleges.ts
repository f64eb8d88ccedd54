import type { Migration } from './migration.ts'

/** Links that share a list, the comments made through them, and reminders of deadlines. */
export const myColleges: Migration = {
  name: '0005-my-colleges',
  up: async (db) => {
    await db.schema
      .createTable('share_links')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (col) => col.notNull().unique())
      .addColumn('label', 'text', (col) => col.notNull())
      .addColumn('shows', 'text', (col) => col.notNull())
      .addColumn('bands', 'text', (col) => col.notNull())
      .addColumn('takes_comments', 'integer', (col) => col.notNull())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .addColumn('expires_at', 'bigint', (col) => col.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute()
    await db.schema.createIndex('share_links_account').on('share_links').column('account_id').execute()
    await db.schema
      .createTable('share_comments')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('share_id', 'text', (col) => col.notNull().references('share_links.id').onDelete('cascade'))
      .addColumn('author', 'text', (col) => col.notNull())
      .addColumn('text', 'text', (col) => col.notNull())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema.createIndex('share_comments_share').on('share_comments').column('share_id').execute()
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('account_id', 'text', (col) =>
        col.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (col) => col.notNull().unique())
      .addColumn('created_at', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createTable('reminder_settings')
      .addColumn('account_id', 'text', (col) =>
        col.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('time_zone', 'text', (col) => col.notNull())
      .addColumn('since', 'bigint', (col) => col.notNull())
      .execute()
    await db.schema
      .createTable('reminders_sent')
      .addColumn('account_id', 'text', (col) => col.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('unitid', 'integer', (col) => col.notNull())
      .addColumn('deadline', 'text', (col) => col.notNull())
      .addColumn('days_before', 'integer', (col) => col.notNull())
      .addPrimaryKeyConstraint('reminders_sent_key', ['account_id', 'unitid', 'deadline', 'days_before'])
      .execute()
  },
}
