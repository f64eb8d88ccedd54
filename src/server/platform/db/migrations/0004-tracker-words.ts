import type { Migration } from './migration.ts'

const renamed = [
  ['Applied', 'Submitted'],
  ['Admitted', 'Accepted'],
  ['Enrolling', 'Enrolled'],
] as const

/** New names for the tracker's statuses, and the college's name beside its number, for colleges that close. */
export const trackerWords: Migration = {
  name: '0004-tracker-words',
  up: async (db) => {
    for (const column of ['college_name', 'location'])
      await db.schema
        .alterTable('saved_colleges')
        .addColumn(column, 'text', (col) => col.notNull().defaultTo(''))
        .execute()
    for (const [before, after] of renamed)
      await db
        .updateTable('saved_colleges')
        .set({ status: after })
        // Values of an earlier version, which the table's type no longer has.
        .where('status', '=', before as never)
        .execute()
    // Half-typed years of an earlier version, such as 0002.
    await db
      .updateTable('saved_colleges')
      .set({ deadline: null })
      .where('deadline', 'not like', '20%')
      .execute()
  },
}
