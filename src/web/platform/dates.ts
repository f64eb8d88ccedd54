import { dateFormat } from '#contract/date-format.ts'

const day = dateFormat({ dateStyle: 'long' })
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** ISO 8601 as a day in the reader's time zone: 'November 15, 2026'. */
export const asDay = (iso: string) => day(new Date(iso))
/** The same with the time: 'Nov 15, 2026, 12:00 PM'. */
export const asMoment = (iso: string) => moment(new Date(iso))

/** The date in the reader's time zone: '2026-11-15'. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
