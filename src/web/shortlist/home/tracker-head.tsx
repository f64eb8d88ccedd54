import { CalendarDays } from 'lucide-react'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { downloadCalendar } from '#web/shortlist/dates/download-calendar.ts'
import { dueOf } from '#web/shortlist/tracker/tracking.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'

type Props = { accountId: string; colleges: readonly SavedCollege[]; today: string }

/** What needs attention, and the deadlines as a calendar file. */
export function TrackerHead({ accountId, colleges, today }: Props) {
  const due = colleges.flatMap((college) => dueOf(college, today) ?? [])
  const overdue = due.filter(({ kind }) => kind === 'overdue').length
  const soon = due.length - overdue
  const hasDeadlines = colleges.some(({ deadline }) => deadline !== null)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border py-4">
      <p className="flex flex-wrap items-center gap-2 text-[.9375rem] text-muted">
        {due.length === 0 && (hasDeadlines ? 'Nothing due this week.' : 'Type in a deadline to sort by it.')}
        {overdue > 0 && <Chip tone="bad">{overdue} overdue</Chip>}
        {soon > 0 && <Chip tone="warn">{soon} due this week</Chip>}
      </p>
      {hasDeadlines && (
        <Button variant="outline" onClick={() => downloadCalendar(accountId, colleges)}>
          <CalendarDays size={18} aria-hidden />
          Download calendar
        </Button>
      )}
    </div>
  )
}
