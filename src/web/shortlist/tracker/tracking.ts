import { dateFormat } from '#contract/date-format.ts'
import { isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'

// Days as 'YYYY-MM-DD': a deadline is a day on the student's own calendar, without a time zone.

const dayMs = 86_400_000
const week = 7

/** Whether the student has written anything about it. */
export const isTracked = ({ status, deadline, note }: SavedCollege) =>
  status !== 'Considering' || deadline !== null || note !== ''

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / dayMs)

const long = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const short = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
/** 'Jan 15, 2027'. */
export const asDate = (day: string) => long(at(day))

/** The nearest deadline first; colleges without one follow in the order of saving. */
export const byDeadline = (colleges: readonly SavedCollege[]): SavedCollege[] =>
  [...colleges].sort((a, b) => {
    if (a.deadline === b.deadline) return 0
    if (a.deadline === null) return 1
    if (b.deadline === null) return -1
    return a.deadline < b.deadline ? -1 : 1
  })

export type Due = { kind: 'overdue' | 'this week'; label: string }

/** What needs attention: a deadline that has passed or is within seven days, if the application is not sent yet. */
export function dueOf({ deadline, status }: SavedCollege, today: string): Due | null {
  if (deadline === null || !isOpen(status)) return null
  const days = daysBetween(today, deadline)
  if (days < 0) return { kind: 'overdue', label: `Overdue by ${-days === 1 ? '1 day' : `${-days} days`}` }
  if (days >= week) return null
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : short(at(deadline))
  return { kind: 'this week', label: `Due this week: ${when}` }
}
