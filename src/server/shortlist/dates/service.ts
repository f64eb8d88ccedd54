import { planLabel } from '#contract/plans.ts'
import { calendarOf } from '#contract/shortlist/deadline-calendar.ts'
import type { DateSettings } from '#contract/shortlist/deadlines.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { day, isoOrNull, type Now } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import type { DateStore } from './store.ts'

type Needs = {
  store: DateStore
  /** Whether the account's plan includes deadlines. */
  tracks: (accountId: string) => Promise<boolean>
  listOf: (accountId: string) => Promise<SavedCollege[]>
  publicUrl: string
  now: Now
  random: Random
}

/** The private calendar address, and whether reminders are sent. */
export function datesService({ store, tracks, listOf, publicUrl, now, random }: Needs) {
  async function settings(accountId: string): Promise<DateSettings> {
    const { feedSince, reminderZone } = await store.settingsOf(accountId)
    return { feedSince: isoOrNull(feedSince), reminderZone }
  }

  /** All that is stored about dates, but for the address of the calendar: only its hash is known. */
  async function exportOf(accountId: string) {
    const { since, sent } = await store.remindersOf(accountId)
    return { ...(await settings(accountId)), remindersSince: isoOrNull(since), remindersSent: sent }
  }

  async function refuseWithoutTracker(accountId: string) {
    if (!(await tracks(accountId)))
      throw new AppError('forbidden', `Deadlines are part of the ${planLabel('gold')} plan.`)
  }

  async function renewFeed(accountId: string): Promise<{ url: string }> {
    await refuseWithoutTracker(accountId)
    const token = random.token()
    await store.setFeed(accountId, sha256(token), now())
    return { url: `${publicUrl}/calendar/${token}.ics` }
  }

  /** The calendar of a private address: only colleges, dates and statuses. Null for an unknown address. */
  async function calendar(token: string): Promise<string | null> {
    const accountId = await store.ownerOfFeed(sha256(token))
    if (accountId === null) return null
    const owner = sha256(`calendar:${accountId}`).slice(0, 16)
    // Stamped with the day, so that a program that asks every hour gets identical bytes while nothing changed.
    return calendarOf(owner, await listOf(accountId), new Date(now() - (now() % day)), { notes: false })
  }

  async function setReminders(accountId: string, on: boolean, timeZone: string): Promise<DateSettings> {
    if (on) {
      await refuseWithoutTracker(accountId)
      await store.turnOn(accountId, timeZone, now())
    } else await store.turnOff(accountId)
    return await settings(accountId)
  }

  return {
    settings,
    exportOf,
    renewFeed,
    endFeed: store.endFeed,
    calendar,
    setReminders,
    turnOff: store.turnOff,
    turnOffSetBefore: store.turnOffSetBefore,
  }
}
export type DatesService = ReturnType<typeof datesService>
