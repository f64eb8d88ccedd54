import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarOf } from './deadline-calendar.ts'
import { applicationStatuses, type SavedCollege } from './saved-colleges.ts'

const now = new Date('2026-11-15T12:00:00.000Z')

const applying: SavedCollege = {
  unitid: 156295,
  collegeName: 'Berea College',
  location: 'Berea, Kentucky',
  savedAt: '2026-11-15T12:00:00.000Z',
  status: 'Applying',
  deadline: '2026-12-31',
  note: 'Ask Ms. Lee; then\nsend, and check.',
}

/** The events as a calendar program reads them. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('a deadline is an all-day event with its status, its note and two reminders', () => {
  const [event] = eventsIn(calendarOf('ada', [applying], now))
  expect(event?.summary).toBe('Berea College: my application deadline')
  expect(event?.description).toBe('Status: Applying\nAsk Ms. Lee; then\nsend, and check.')
  expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    true,
    '2026-12-31',
    '2027-01-01',
  ])
  const reminders = event?.component.getAllSubcomponents('valarm') ?? []
  expect(reminders.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P7D', '-P1D'])
})

test('what has been sent is on the calendar without a reminder; no deadline is no event', () => {
  const sent: SavedCollege = { ...applying, unitid: 1, status: 'Submitted' }
  const events = eventsIn(calendarOf('ada', [sent, { ...applying, deadline: null }], now))
  expect(events.map(({ uid }) => uid)).toEqual(['deadline-1-ada@lantern'])
  expect(events[0]?.component.getAllSubcomponents('valarm')).toEqual([])
})

test('whatever the student writes, the file keeps the rules and the words come back', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(words, words, fc.constantFrom(...applicationStatuses), (collegeName, note, status) => {
      const file = calendarOf('ada', [{ ...applying, collegeName, note, status }], now)
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
      const [event] = eventsIn(file)
      expect(event?.summary).toBe(`${collegeName}: my application deadline`)
      expect(event?.description).toBe([`Status: ${status}`, note].filter(Boolean).join('\n'))
    }),
  )
})

test('characters that a calendar file must not hold are left out', () => {
  expect(calendarOf('ada', [{ ...applying, note: 'a\u0007b\u000bc' }], now)).toContain('abc')
})

test('the calendar that is read by an address has no notes', () => {
  const file = calendarOf('ada', [applying], now, { notes: false })
  expect(eventsIn(file)[0]?.description).toBe('Status: Applying')
  expect(file).not.toContain('Ms. Lee')
})
