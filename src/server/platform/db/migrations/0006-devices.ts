import type { Migration } from './migration.ts'

/** The device of a session and when it was last used, for the list of devices and for limits per device. */
export const devices: Migration = {
  name: '0006-devices',
  up: async (db) => {
    await db.schema.alterTable('sessions').addColumn('device_hash', 'text').execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('device_name', 'text', (col) => col.notNull().defaultTo('A browser'))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('last_used_at', 'bigint', (col) => col.notNull().defaultTo(0))
      .execute()
    await db
      .updateTable('sessions')
      .set((eb) => ({ last_used_at: eb.ref('created_at') }))
      .execute()
  },
}
