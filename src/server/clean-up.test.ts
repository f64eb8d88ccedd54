import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#server/platform/clock.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testDatabase } from '#server/testing/test-database.ts'

const old = 1_100 // more than two batches

test('clean-up removes all that is past its time, however many rows, and nothing else', async () => {
  const { database, jobs, signedIn, now, passTime } = await testApp()
  const { db } = database
  const numbered = <Row>(row: (name: string) => Row) => Array.from({ length: old }, (_, n) => row(`old ${n}`))
  await signedIn('ada', 'an old session')
  const ended = now() - 1
  const token = (hash: string, expires_at: number) => ({
    hash,
    expires_at,
    session_id: 'an old session',
    replaced_at: null,
  })
  await db
    .insertInto('refresh_tokens')
    .values(numbered((name) => token(name, ended)))
    .execute()
  const link = (hash: string, expires_at: number) => ({ hash, expires_at, account_id: 'ada' })
  const goneByThen = numbered((name) => link(name, ended))
  await db.insertInto('password_resets').values(goneByThen).execute()
  await db.insertInto('email_confirmations').values(goneByThen).execute()
  const share = (id: string, expires_at: number) => ({
    id,
    expires_at,
    account_id: 'ada',
    token_hash: id,
    label: '',
    shows: '{}',
    bands: '{}',
    takes_comments: 1,
    created_at: 0,
    revoked_at: null,
  })
  await db
    .insertInto('share_links')
    .values(numbered((name) => share(name, ended)))
    .execute()
  const reminder = (unitid: number, deadline: string) => ({
    unitid,
    deadline,
    account_id: 'ada',
    days_before: 7,
  })
  await db
    .insertInto('reminders_sent')
    .values(Array.from({ length: old }, (_, n) => reminder(n, '2026-11-01')))
    .execute()
  const event = (id: string, processed_at: number) => ({
    id,
    processed_at,
    type: 'x',
    customer_id: null,
    received_at: 0,
  })
  await db
    .insertInto('payment_events')
    .values(numbered((name) => event(name, ended)))
    .execute()

  passTime(365 * day)
  await signedIn('ada', 'a new session')
  const later = now() + day
  await db
    .insertInto('refresh_tokens')
    .values({ ...token('young', later), session_id: 'a new session' })
    .execute()
  await db.insertInto('password_resets').values(link('young', later)).execute()
  await db.insertInto('email_confirmations').values(link('young', later)).execute()
  await db.insertInto('share_links').values(share('young', later)).execute()
  await db.insertInto('reminders_sent').values(reminder(1, '2028-01-01')).execute()
  await db.insertInto('payment_events').values(event('young', now())).execute()

  for (const job of jobs) if (/housekeeping|payment/.test(job.name)) await job.run()
  for (const table of [
    'refresh_tokens',
    'sessions',
    'password_resets',
    'email_confirmations',
    'share_links',
    'reminders_sent',
    'payment_events',
  ]) {
    const { rows } = await sql<{ left: number }>`select count(*) as left from ${sql.table(table)}`.execute(db)
    expect([table, Number(rows[0]?.left)]).toEqual([table, 1])
  }
})

test('clean-up finds what is old by an index', async () => {
  const database = await testDatabase()
  const { rows } =
    database.kind === 'sqlite'
      ? await sql<{ sql: string }>`select sql from sqlite_master where type = 'index'`.execute(database.db)
      : await sql<{ sql: string }>`select indexdef as sql from pg_indexes`.execute(database.db)
  await database.close()
  const indexes = rows.map((row) => String(row.sql).replaceAll('"', ''))
  for (const [table, column] of [
    ['refresh_tokens', 'expires_at'],
    ['sessions', 'created_at'],
    ['password_resets', 'expires_at'],
    ['email_confirmations', 'expires_at'],
    ['share_links', 'expires_at'],
    ['share_links', 'revoked_at'],
    ['reminders_sent', 'deadline'],
    ['payment_events', 'processed_at'],
  ]) {
    const isIt = new RegExp(`\\bon (?:public\\.)?${table} (?:using btree )?\\(${column}\\)`, 'i')
    expect(indexes.filter((index) => isIt.test(index))).toHaveLength(1)
  }
})
