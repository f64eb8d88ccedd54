import { dateFormat } from './date-format.ts'

// Days as 'YYYY-MM-DD', without a time zone: a deadline is the same day wherever one reads it. They are reckoned in UTC,
// where no day is shorter than another.

const dayMs = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const dayAfter = (day: string, days: number) =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

/** Whether the calendar has this day: 2027-02-29 it has not. */
export const isDay = (text: string) => !Number.isNaN(startOf(text)) && dayAfter(text, 0) === text

/** Negative if `to` is the earlier one. */
export const daysBetween = (from: string, to: string) => (startOf(to) - startOf(from)) / dayMs

/** Days in American English. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' })
  return (day) => format(startOf(day))
}
