import { daysBetween } from '#contract/calendar-day.ts'
import { reminderDays } from '#contract/shortlist/deadlines.ts'

// When a mail about a deadline is due: from the morning of the day in the person's own time zone. Pure.

const morning = 8
/** After an outage mail is sent up to so many days late; later than that, the next step is near enough. */
const lateBy = 2

// Creating a formatter takes far longer than using it, and there are only a few hundred time zones.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The day and hour in a time zone. */
export function localTime(at: number, timeZone: string): { day: string; hour: number } {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/** Which step (14, 7 or 1 days before) is due now; null for none. */
export function stepDue(deadline: string, at: number, timeZone: string): number | null {
  const { day, hour } = localTime(at, timeZone)
  const left = daysBetween(day, deadline)
  if (left < 0 || hour < morning) return null
  return reminderDays.find((step) => left <= step && left >= step - lateBy) ?? null
}
