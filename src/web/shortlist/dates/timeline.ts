import { dayAfter, dayFormat, daysBetween } from '#contract/calendar-day.ts'
import { isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { cutWithin, distinctForms, shortNameWithin } from '#web/shortlist/short-name.ts'
import { byDeadline, dueOf } from '#web/shortlist/tracker/tracking.ts'

export const weeksAhead = 12
const span = weeksAhead * 7

/** 'Jan 8'. */
export const shortDay = dayFormat({ month: 'short', day: 'numeric' })

export type Pin = {
  unitid: number
  name: string
  /** A short name that no other pin has; '' if there is none. */
  label: string
  /** Where the label begins and how wide it is with its day, on the scale of `place`. */
  left: number
  wide: number
  day: string
  /** 0 to 1 along the line. */
  place: number
  /** 0 is next to the line; a higher lane keeps the label clear of the others. Null: no room for a label, or none to tell it apart. */
  lane: number | null
  /** Within seven days. */
  soon: boolean
  weeks: number
}

/** The line in units of the drawing, and what is beside it for names at its ends. */
export const line = { length: 960, before: 8, after: 32 }
const letter = 7.1
const labelPadding = 10
/** How far a label begins before its pin. */
export const pinInset = 6
const labelLetters = 20
const lanes = 3
const labelsOf = (name: string) => [shortNameWithin(labelLetters, name), cutWithin(labelLetters, name)]

/** Applications still to be sent: none once the student is enrolled somewhere. */
const unsent = (colleges: readonly SavedCollege[]): readonly SavedCollege[] =>
  colleges.some(({ status }) => status === 'Enrolled') ? [] : colleges.filter(({ status }) => isOpen(status))

/** The deadlines of unsent applications in the next twelve weeks, the nearest first. */
export function pinsOf(colleges: readonly SavedCollege[], today: string): Pin[] {
  const ends: number[] = []
  const due = unsent(colleges)
    .flatMap(({ unitid, collegeName, deadline }) =>
      deadline !== null ? [{ unitid, name: collegeName, day: deadline }] : [],
    )
    .map((one) => ({ ...one, days: daysBetween(today, one.day) }))
    .filter(({ days }) => days >= 0 && days <= span)
    .sort((a, b) => a.days - b.days || a.name.localeCompare(b.name))
  const labels = distinctForms(
    due.map(({ name }) => name),
    labelsOf,
  )
  return due.map(({ days, ...one }, i) => {
    const place = days / span
    const label = labels[i]?.[0] ?? ''
    const letters = label.length + 1 + shortDay(one.day).length
    const wide = (letter * letters + 2 * labelPadding) / line.length
    const left = Math.min(place - pinInset / line.length, 1 + line.after / line.length - wide)
    const free = Array.from({ length: label === '' ? 0 : lanes }, (_, lane) => lane)
    const lane = free.find((one) => (ends[one] ?? -1) <= left) ?? null
    if (lane !== null) ends[lane] = left + wide
    return { ...one, label, left, wide, place, lane, soon: days < 7, weeks: Math.floor(days / 7) }
  })
}

export type Overdue = { unitid: number; name: string; day: string; label: string }

/** Unsent applications whose day has passed, the longest overdue first. */
export const overdueOf = (colleges: readonly SavedCollege[], today: string): Overdue[] =>
  byDeadline(unsent(colleges)).flatMap((college) => {
    const due = dueOf(college, today)
    const { unitid, collegeName: name, deadline: day } = college
    return day !== null && due?.kind === 'overdue' ? [{ unitid, name, day, label: due.label }] : []
  })

/** The marks of the line: one a week. */
export const weekMarks = (today: string) =>
  Array.from({ length: weeksAhead + 1 }, (_, week) => {
    const day = dayAfter(today, week * 7)
    return { day, place: week / weeksAhead, label: shortDay(day) }
  })

/** Unsent applications without a date. */
export const undated = (colleges: readonly SavedCollege[]) =>
  unsent(colleges).filter(({ deadline }) => deadline === null)

export const weekWords = (weeks: number) =>
  weeks === 0 ? 'This week' : weeks === 1 ? 'In one week' : `In ${weeks} weeks`
