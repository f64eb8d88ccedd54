import { dayFormat, daysBetween } from '#contract/calendar-day.ts'
import { answerOf, isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'

const week = 7

/** Whether the student has written anything about it. */
export const isTracked = ({ status, deadline, note }: SavedCollege) =>
  status !== 'Considering' || deadline !== null || note !== ''

const short = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' })
/** 'Jan 15, 2027'. */
export const asDate = dayFormat({ dateStyle: 'medium' })

/** 'due Jan 15, 2027'; nothing once the college has answered. */
export function dateWords({ deadline, status }: SavedCollege): string {
  if (answerOf(status)) return ''
  if (deadline === null) return isOpen(status) ? 'no date yet' : ''
  return `${isOpen(status) ? 'due' : 'deadline'} ${asDate(deadline)}`
}

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
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : short(deadline)
  return { kind: 'this week', label: `Due ${when}` }
}
