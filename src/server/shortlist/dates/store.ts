import type { Kysely } from 'kysely'
import { applicationStatuses, isOpen } from '#contract/shortlist/saved-colleges.ts'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const openStatuses = applicationStatuses.filter(isOpen)

/** A deadline of someone who wants reminders. */
export type DueDeadline = {
  accountId: string
  timeZone: string
  unitid: number
  collegeName: string
  deadline: string
}

export function dateStore(db: Kysely<Tables>) {
  async function settingsOf(accountId: string) {
    const feed = await db
      .selectFrom('calendar_feeds')
      .select('created_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const reminders = await db
      .selectFrom('reminder_settings')
      .select('time_zone')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return { feedSince: feed?.created_at ?? null, reminderZone: reminders?.time_zone ?? null }
  }

  /** What is stored about reminders beside the settings. */
  async function remindersOf(accountId: string) {
    const settings = await db
      .selectFrom('reminder_settings')
      .select('since')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const sent = await db
      .selectFrom('reminders_sent')
      .select(['unitid', 'deadline', 'days_before as daysBefore'])
      .where('account_id', '=', accountId)
      .orderBy('deadline')
      .orderBy('unitid')
      .orderBy('days_before', 'desc')
      .execute()
    return { since: settings?.since ?? null, sent }
  }

  const setFeed = (accountId: string, tokenHash: string, at: number) =>
    db
      .insertInto('calendar_feeds')
      .values({ account_id: accountId, token_hash: tokenHash, created_at: at })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ token_hash: tokenHash, created_at: at }),
      )
      .execute()

  const endFeed = (accountId: string, within: Kysely<Tables> = db) =>
    within.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()

  async function ownerOfFeed(tokenHash: string): Promise<string | null> {
    const row = await db
      .selectFrom('calendar_feeds')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row?.account_id ?? null
  }

  const turnOn = (accountId: string, timeZone: string, at: number) =>
    db
      .insertInto('reminder_settings')
      .values({ account_id: accountId, time_zone: timeZone, since: at })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ time_zone: timeZone }))
      .execute()

  const turnOff = (accountId: string) =>
    db.deleteFrom('reminder_settings').where('account_id', '=', accountId).execute()

  /** Reminders that were turned on before a time; null: at any time. */
  async function turnOffSetBefore(accountId: string, before: number | null, within: Kysely<Tables>) {
    const own = within.deleteFrom('reminder_settings').where('account_id', '=', accountId)
    await (before === null ? own : own.where('since', '<', before)).execute()
  }

  /** Unsent applications with a deadline between two days, of everyone who wants reminders. */
  async function awaited(from: string, to: string): Promise<DueDeadline[]> {
    return await db
      .selectFrom('reminder_settings')
      .innerJoin('saved_colleges', 'saved_colleges.account_id', 'reminder_settings.account_id')
      .select([
        'reminder_settings.account_id as accountId',
        'reminder_settings.time_zone as timeZone',
        'saved_colleges.unitid',
        'saved_colleges.college_name as collegeName',
      ])
      .select((eb) => eb.fn.coalesce('saved_colleges.deadline', eb.val('')).as('deadline'))
      .where('saved_colleges.deadline', '>=', from)
      .where('saved_colleges.deadline', '<=', to)
      .where('saved_colleges.status', 'in', openStatuses)
      .orderBy('reminder_settings.account_id')
      .orderBy('saved_colleges.deadline')
      .orderBy('saved_colleges.unitid')
      .execute()
  }

  /** False if this mail was written already, by an earlier run or another process. */
  async function claim(one: DueDeadline, step: number, within: Kysely<Tables>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await within
      .insertInto('reminders_sent')
      .values({ account_id: one.accountId, unitid: one.unitid, deadline: one.deadline, days_before: step })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  const forgetBefore = (day: string) =>
    inBatches((most) =>
      db
        .deleteFrom('reminders_sent')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('account_id', 'unitid', 'deadline', 'days_before'),
            'in',
            selectFrom('reminders_sent')
              .select(['account_id', 'unitid', 'deadline', 'days_before'])
              .where('deadline', '<', day)
              .limit(most)
              .$asTuple('account_id', 'unitid', 'deadline', 'days_before'),
          ),
        )
        .executeTakeFirst(),
    )

  return {
    settingsOf,
    remindersOf,
    setFeed,
    endFeed,
    ownerOfFeed,
    turnOn,
    turnOff,
    turnOffSetBefore,
    awaited,
    claim,
    forgetBefore,
  }
}
export type DateStore = ReturnType<typeof dateStore>
