import { dayAfter } from '#contract/calendar-day.ts'
import { isOpen, type SavedCollege } from './saved-colleges.ts'

// A calendar file (iCalendar, RFC 5545): one all-day event for each deadline, with a reminder a week
// and a day before while the application is not sent.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a calendar file must not hold
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f]/g

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(forbidden, '')

const bytes = new TextEncoder()

/** Lines break after 75 bytes and continue after a space; a character is never split. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (bytes.encode(current + letter).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current)
      current = ''
    }
    current += letter
  }
  return [...lines, current].join('\r\n ')
}

const basic = (day: string) => day.replaceAll('-', '')

const reminder = (before: string, text: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${before}`,
  `DESCRIPTION:${text}`,
  'END:VALARM',
]

/** `owner` distinguishes students' events in one calendar; it is visible in the file. */
type Owner = { owner: string; stamp: string; notes: boolean }

function event(college: SavedCollege, day: string, { owner, stamp, notes }: Owner): string[] {
  const { unitid, collegeName, status, note } = college
  const title = escaped(`${collegeName}: my application deadline`)
  return [
    'BEGIN:VEVENT',
    // The same student and college give the same event: importing a newer file moves it instead of adding another.
    `UID:deadline-${unitid}-${owner}@lantern`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day, 1))}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped([`Status: ${status}`, notes && note].filter(Boolean).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    ...(isOpen(status) ? [...reminder('P7D', title), ...reminder('P1D', title)] : []),
    'END:VEVENT',
  ]
}

/** `notes`: included in the student's own file, but not at an address that others may learn. */
export function calendarOf(
  owner: string,
  colleges: readonly SavedCollege[],
  now: Date,
  { notes = true } = {},
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = colleges.flatMap((college) =>
    college.deadline === null ? [] : event(college, college.deadline, { owner, stamp, notes }),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lantern//My Colleges//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:College deadlines',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
