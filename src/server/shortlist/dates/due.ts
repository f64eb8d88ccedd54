import { reminderDays } from '#contract/shortlist/deadlines.ts'

// When a mail about a deadline is due: from the morning of the day in the person's own time zone. Pure.

const dayMs = 86_400_000
const morning = 8
/** A server that was away sends late, up to so many days; then the next step comes soon enough. */
const lateBy = 2

// Making one takes far longer than using it, and there are only a few hundred time zones.
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

/** The day and the hour it is in a time zone. */
export function localTime(at: number, timeZone: string): { day: string; hour: number } {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

export const daysUntil = (deadline: string, today: string) =>
  Math.round((Date.parse(`${deadline}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs)

/** Which of 14, 7 and 1 days before it is time for; null for none. */
export function stepDue(deadline: string, at: number, timeZone: string): number | null {
  const { day, hour } = localTime(at, timeZone)
  const left = daysUntil(deadline, day)
  if (left < 0 || hour < morning) return null
  return reminderDays.find((step) => left <= step && left >= step - lateBy) ?? null
}
