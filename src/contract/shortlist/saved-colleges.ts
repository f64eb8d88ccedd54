import * as z from 'zod/mini'
import { isDay } from '#contract/calendar-day.ts'
import { CollegeId } from '#contract/colleges/look-up.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { text } from '#contract/wire/text.ts'

/** The states of an application, in order; for the tracker of the Senior plan. */
export const applicationStatuses = [
  'Considering',
  'Applying',
  'Submitted',
  'Accepted',
  'Waitlisted',
  'Denied',
  'Enrolled',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Not sent yet, so its deadline still matters. */
export const isOpen = (status: ApplicationStatus) => status === 'Considering' || status === 'Applying'

/** What the college has said; null while nothing is known. A waitlist is an answer, but neither a yes nor a no. */
export const answerOf = (status: ApplicationStatus): 'yes' | 'no' | 'waitlist' | null => {
  if (status === 'Accepted' || status === 'Enrolled') return 'yes'
  if (status === 'Waitlisted') return 'waitlist'
  return status === 'Denied' ? 'no' : null
}

export const noteMax = 1000

export const firstDeadline = '2000-01-01'
export const lastDeadline = '2099-12-31'

/** 'YYYY-MM-DD' of this century: while a year is being typed, 0002 is a date too. */
export const Deadline = z
  .string()
  .check(
    z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'Enter a date from 2000 to 2099.'),
    z.refine(isDay, 'Enter a date.'),
  )

export const SavedCollege = z.object({
  unitid: z.number(),
  collegeName: text(200),
  /** 'City, State' with the full state name. */
  location: text(160),
  /** ISO 8601 UTC. */
  savedAt: z.string(),
  status: z.enum(applicationStatuses),
  /** 'YYYY-MM-DD', entered by the student: no open source has deadlines. */
  deadline: z.nullable(text(10)),
  note: text(noteMax),
})
export type SavedCollege = z.infer<typeof SavedCollege>
/** What the student writes about an application. */
export const trackedFields = ['status', 'deadline', 'note'] as const
export type Tracking = Partial<Pick<SavedCollege, (typeof trackedFields)[number]>>

const Before = z.object({
  status: z.exactOptional(z.enum(applicationStatuses)),
  deadline: z.exactOptional(z.nullable(text(10))),
  note: z.exactOptional(text(noteMax)),
})

const params = z.object({ unitid: CollegeId })

export const listSaved = endpoint({
  method: 'GET',
  path: '/saved-colleges/',
  access: 'account',
  summary: 'The saved colleges, newest first.',
  reply: z.array(SavedCollege),
})

export const saveCollege = endpoint({
  method: 'PUT',
  path: '/saved-colleges/:unitid/',
  access: 'account',
  summary:
    'Saves a college; with status, deadline or note (Senior plan) tracks the application to it, each by itself: the last writer of a field wins. With `was`, what stood there for the writer, the reply tells what was `replaced` unseen. With the header If-Match: * only what is saved already is tracked, else 412.',
  params,
  body: z.object({
    status: z.exactOptional(z.enum(applicationStatuses, 'Choose one of the statuses.')),
    deadline: z.exactOptional(z.nullable(Deadline)),
    note: z.exactOptional(text(noteMax)),
    was: z.optional(Before),
  }),
  reply: z.extend(SavedCollege, {
    /** Values from elsewhere that this change has overwritten. */
    replaced: z.optional(Before),
  }),
})

export const removeSaved = endpoint({
  method: 'DELETE',
  path: '/saved-colleges/:unitid/',
  access: 'account',
  summary: 'Takes a college off the list. Taking it off again changes nothing.',
  params,
})
