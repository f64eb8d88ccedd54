import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { dayFormat, daysBetween } from '#contract/calendar-day.ts'
import { addressOf } from '#contract/pages.ts'
import { day, minute, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Job } from '#server/platform/jobs.ts'
import { letter, type Message } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { localTime, stepDue } from './due.ts'
import type { DateStore, DueDeadline } from './store.ts'

type Needs = {
  db: Kysely<Tables>
  store: DateStore
  mail: Pick<Outbox, 'enqueue'>
  personOf: (accountId: string) => Promise<{ email: string; firstName: string } | null>
  /** Whether the plan tracks deadlines and the email address is confirmed. */
  mayRemind: (accountId: string) => Promise<boolean>
  publicUrl: string
  secret: string
  now: Now
}

const asDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/**
 * Mail before deadlines. A reminder is claimed and its mail put into the outbox in one transaction, so it is written
 * exactly once, even with several processes or a crash. The outbox then delivers it at least once, under one id.
 */
export function deadlineReminders(needs: Needs) {
  const { db, store, mail, personOf, mayRemind, publicUrl, now } = needs
  const macOf = (accountId: string) =>
    createHmac('sha256', needs.secret).update(`reminders off:${accountId}`).digest('base64url')
  const offUrl = (accountId: string) => `${publicUrl}/reminders/off/${accountId}.${macOf(accountId)}`

  /** The account whose reminders this address turns off; null if we did not make it. */
  function ownerOfOffAddress(token: string): string | null {
    const [accountId = '', mac = ''] = token.split('.')
    const [given, right] = [Buffer.from(mac), Buffer.from(macOf(accountId))]
    return given.length === right.length && timingSafeEqual(given, right) ? accountId : null
  }

  async function remindDue() {
    const at = now()
    // One more day on both sides, because of time zones.
    const near = await store.awaited(asDay(at - day), asDay(at + 16 * day))
    const due = near.flatMap((one) => {
      const step = stepDue(one.deadline, at, one.timeZone)
      return step === null ? [] : [{ one, step }]
    })
    for (const accountId of new Set(due.map(({ one }) => one.accountId))) {
      const mine = due.filter(({ one }) => one.accountId === accountId)
      await remind(accountId, mine)
    }
  }

  async function remind(accountId: string, due: readonly { one: DueDeadline; step: number }[]) {
    if (!(await mayRemind(accountId))) return
    const person = await personOf(accountId)
    if (!person) return
    await db.transaction().execute(async (tx) => {
      const fresh: DueDeadline[] = []
      for (const { one, step } of due) if (await store.claim(one, step, tx)) fresh.push(one)
      if (fresh.length === 0) return
      const today = localTime(now(), fresh[0]?.timeZone ?? 'UTC').day
      const mailed = reminderLetter({ person, due: fresh, today, publicUrl, off: offUrl(accountId) })
      await mail.enqueue(mailed, tx, accountId)
    })
  }

  const job: Job = { name: 'deadline reminders', everyMs: minute, run: remindDue }
  return { job, remindDue, ownerOfOffAddress, forgetOld: () => store.forgetBefore(asDay(now() - 30 * day)) }
}
export type DeadlineReminders = ReturnType<typeof deadlineReminders>

type Facts = {
  person: { email: string; firstName: string }
  due: readonly DueDeadline[]
  today: string
  publicUrl: string
  off: string
}

const inFull = dayFormat({ dateStyle: 'full' })

const whenWords = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

function reminderLetter({ person, due, today, publicUrl, off }: Facts): Message {
  const lines = due.map(
    ({ collegeName, deadline }) =>
      `${collegeName}: ${whenWords(daysBetween(today, deadline))}, ${inFull(deadline)}`,
  )
  const [first] = due
  const subject =
    due.length === 1 && first
      ? `${first.collegeName}: your deadline is ${whenWords(daysBetween(today, first.deadline))}`
      : `${due.length} of your deadlines are near`
  return letter({
    to: person.email,
    subject,
    button: { label: 'See my colleges', url: addressOf(publicUrl, '/my-colleges') },
    paragraphs: [
      `Hi ${person.firstName || 'there'},\n\nThese are the dates you entered:\n\n${lines.join('\n')}`,
      'Check each date on the college’s admissions page: dates change from year to year, and these are the ones you entered.',
    ],
    unsubscribe: off,
  })
}
