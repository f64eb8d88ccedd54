import { ArrowRight, CalendarDays, FileText, Flag, Share } from 'lucide-react'
import type { Outlook } from '#contract/shortlist/outlook.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { localDay } from '#web/platform/dates.ts'
import type { Account } from '#web/platform/session.ts'
import { asWord, spreadOf, verdictOf } from '#web/shortlist/decide/verdict.ts'
import { useSaving } from '#web/shortlist/list/use-saving.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Balance } from '#web/ui/charts/balance.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { ToDo } from './to-do.ts'
import { useList } from './use-list.ts'
import { WeekStrip } from './week-strip.tsx'

/** What follows the next step, and a summary of the list. */
export function FilledList({ account, colleges }: { account: Account; colleges: readonly SavedCollege[] }) {
  const { tracks, outlook, todo } = useList(account, colleges)
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
      <section aria-labelledby="then" className="grid gap-5">
        <h2 id="then" className="text-2xl font-bold tracking-tight">
          Then
        </h2>
        <ul className="card divide-y divide-border">
          {todo?.map((one) => (
            <Row key={one.title} account={account} todo={one} />
          ))}
          {todo === null && (
            <li role="status" className="flex items-center gap-3 px-6 py-5 text-muted">
              <Spinner /> Looking at your list
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="my-list" className="grid gap-5">
        <h2 id="my-list" className="text-2xl font-bold tracking-tight">
          My list
        </h2>
        <div className="card grid gap-4 p-6">
          <Verdict colleges={colleges} outlook={outlook} />
          {tracks && <WeekStrip colleges={colleges} today={localDay(new Date())} />}
          <LinkButton to="/my-colleges" variant="outline">
            Open My Colleges <ArrowRight size={18} aria-hidden />
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

const icons = { date: CalendarDays, test: FileText, gap: Flag, share: Share }

function Row({ account, todo: { kind, title, about, label, act } }: { account: Account; todo: ToDo }) {
  const { add } = useSaving(account)
  const Icon = icons[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:flex-nowrap sm:px-6">
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center self-start rounded-xl bg-surface-2 text-muted"
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        <p className="text-[.9375rem] text-muted">{about}</p>
      </div>
      {'to' in act ? (
        <LinkButton to={act.to} variant="outline" className="max-sm:ml-14">
          {label}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      ) : (
        <Button variant="outline" className="max-sm:ml-14" onClick={() => void add(act.add)}>
          {label}
          <span className="sr-only">: {act.add.collegeName}</span>
        </Button>
      )}
    </li>
  )
}

function Verdict({ colleges, outlook }: { colleges: readonly SavedCollege[]; outlook: Outlook | null }) {
  const count = `${asWord(colleges.length)} ${colleges.length === 1 ? 'college' : 'colleges'}.`
  if (outlook === null)
    // Room for what comes, so that nothing moves under a finger.
    return <p className="min-h-30 text-xl leading-snug font-bold tracking-tight">{count}</p>
  const nameOf = (unitid: number) => colleges.find((one) => one.unitid === unitid)?.collegeName ?? ''
  const { yes, odds, sure } = verdictOf(outlook, colleges, nameOf)
  return (
    <>
      <p className="text-xl leading-snug font-bold tracking-tight wrap-anywhere">
        {count} {yes} {odds ?? sure}
      </p>
      <Balance label="How the list spreads" parts={spreadOf(outlook, colleges)} />
    </>
  )
}
