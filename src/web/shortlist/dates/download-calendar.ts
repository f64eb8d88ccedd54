import { calendarOf } from '#contract/shortlist/deadline-calendar.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { saveFile } from '#web/platform/save-file.ts'

export const downloadCalendar = (accountId: string, colleges: readonly SavedCollege[]) =>
  saveFile(
    'college-deadlines.ics',
    new Blob([calendarOf(accountId, colleges, new Date())], { type: 'text/calendar;charset=utf-8' }),
  )
