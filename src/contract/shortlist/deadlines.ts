import * as z from 'zod/mini'
import { endpoint } from '#contract/wire/endpoint.ts'
import { text } from '#contract/wire/text.ts'

// Deadlines outside the page: an address for calendar programs, and mail before a deadline.

/** How many days before a deadline a mail is sent. */
export const reminderDays = [14, 7, 1] as const

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null
  } catch {
    return false
  }
}

const TimeZone = text(60).check(z.refine(isTimeZone, 'Choose a time zone.'))

export const DateSettings = z.object({
  /** ISO 8601 UTC: when the calendar address was created; null without one. */
  feedSince: z.nullable(z.string()),
  /** The time zone for reminders; null while they are off. */
  reminderZone: z.nullable(text(60)),
})
export type DateSettings = z.infer<typeof DateSettings>

export const dateSettings = endpoint({
  method: 'GET',
  path: '/my-colleges/dates/',
  access: 'account',
  summary: 'Whether deadlines have a calendar address, and whether reminders are mailed.',
  reply: DateSettings,
})

export const renewFeed = endpoint({
  method: 'POST',
  path: '/my-colleges/feed/',
  access: 'account',
  summary:
    'Makes the private address of a calendar with the deadlines (Senior plan). An earlier address stops working. The new one is shown only once, and ends with a password reset.',
  reply: z.object({ url: text(300) }),
})

export const endFeed = endpoint({
  method: 'DELETE',
  path: '/my-colleges/feed/',
  access: 'account',
  summary: 'Ends the address of the calendar at once.',
})

export const setReminders = endpoint({
  method: 'PUT',
  path: '/my-colleges/reminders/',
  access: 'account',
  summary: 'Turns mails 14, 7 and 1 days before a deadline on (Senior plan) or off.',
  body: z.object({
    on: z.boolean('Send true or false.'),
    timeZone: z._default(TimeZone, 'America/New_York'),
  }),
  reply: DateSettings,
})
