import { useEffect, useState } from 'react'
import type { Round } from '#contract/matching/search-fields.ts'
import { outlookMost } from '#contract/shortlist/outlook.ts'
import { isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { useNavigate } from '#web/platform/address.ts'
import { localDay } from '#web/platform/dates.ts'
import type { SavedSearch } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { useAnswers, useProfile } from '#web/platform/use-profile.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DateSettingsPanel } from './dates/date-settings.tsx'
import { NextWeeks } from './dates/next-weeks.tsx'
import { askedOf, isReal, realNumbers, type WhatIf } from './decide/basis.ts'
import { type Gap, gapsOf } from './decide/gaps.ts'
import { answeredIn, type Entry, entryOf, heightOf, listedOf, studentOf } from './decide/model.ts'
import { Picture } from './decide/picture.tsx'
import { useListFacts } from './decide/use-list-facts.ts'
import { type OutlookState, useOutlook } from './decide/use-outlook.ts'
import { VerdictCard } from './decide/verdict-card.tsx'
import { WhatIfPanel } from './decide/what-if.tsx'
import { useSaving } from './list/use-saving.ts'
import { CollegeList, useLines } from './rows/college-list.tsx'

type Props = {
  account: Account
  colleges: readonly SavedCollege[]
  search: SavedSearch | null
  /** What the rows show, for the downloadable file. */
  onEntries: (entries: readonly Entry[]) => void
}

const sliderPauseMs = 160

/** The list on the Senior plan: what if, the colleges, the verdict with its chart, and the next weeks. */
export function DecideView({ account, colleges, search, onEntries }: Props) {
  const { add } = useSaving(account)
  const navigate = useNavigate()
  const form = useAnswers(search?.formData ?? null)
  const [wished, setWished] = useState<{ of: string; tried: WhatIf } | null>(null)
  // Another search starts from its own numbers.
  const tried = form && search ? (wished?.of === search.id ? wished.tried : realNumbers(form)) : null
  // The newest first, in a fixed order, so that sorting the list does not ask again.
  const asked = colleges.slice(0, outlookMost)
  const ids = asked.map(({ unitid }) => unitid).sort((a, b) => a - b)
  const which = { colleges: ids, answered: answeredIn(asked) }
  const real = useOutlook(form && { answers: askedOf(form, realNumbers(form)), ...which }, 0)
  const isTrying = form !== null && tried !== null && !isReal(tried, form)
  const other = useOutlook(isTrying ? { answers: askedOf(form, tried), ...which } : null, sliderPauseMs)
  const looked: OutlookState = isTrying && other.outlook ? other : real
  const isWaiting = search !== null && looked.outlook === null && looked.problem === null
  const facts = useListFacts(colleges)
  const student = studentOf(form, useProfile(), tried)
  const assessments = new Map(looked.outlook?.colleges.map((one) => [one.unitid, one]))
  const lines = useLines(
    colleges.map((saved) =>
      entryOf(saved, student, {
        factsOf: (unitid) => facts.get(unitid) ?? null,
        assessedOf: (unitid) => assessments.get(unitid) ?? null,
      }),
    ),
  )
  const { entries } = lines
  useEffect(() => void onEntries(entries))
  const today = localDay(new Date())
  const nameOf = (unitid: number) => colleges.find((one) => one.unitid === unitid)?.collegeName ?? ''
  const gaps = gapsOf({
    list: entries.map(listedOf),
    suggestions: looked.outlook?.suggestions ?? [],
    income: student.income,
  })
  const act = ({ act: wanted }: Gap) => {
    if (wanted.do === 'add') void add(wanted.suggestion)
    else if (wanted.do === 'set date') lines.setDate(wanted.unitid)
    else if (wanted.do === 'find') void navigate('/college-match')
    else {
      lines.setSorting('Price')
      document.getElementById('list')?.focus()
    }
  }
  return (
    <>
      {form && tried && search && (
        <div className="what-if-fold no-print">
          <WhatIfPanel
            form={form}
            tried={tried}
            onTry={(next) => setWished({ of: search.id, tried: next })}
            real={real.outlook}
            shown={other.outlook}
            nameOf={nameOf}
            collegesWith={(round) => collegesWith(round, entries)}
          />
        </div>
      )}
      {/* Its order and the height of its lines follow the chances: shown before them, it would jump. */}
      {isWaiting && (
        <p role="status" className="card verdict-waits flex gap-3 p-8 text-muted">
          <Spinner /> Working out your chances
        </p>
      )}
      {!isWaiting && (
        <CollegeList
          account={account}
          entries={entries}
          sorting={lines.sorting}
          onSort={lines.setSorting}
          opened={lines.opened}
          onToggle={lines.toggle}
          today={today}
        />
      )}
      {!isWaiting && (
        <div className="card overflow-clip">
          {!search && <NoSearch />}
          {search && !looked.outlook && (
            <p role="status" className="p-8 text-muted">
              {looked.problem}
            </p>
          )}
          {looked.outlook && (
            <div className="verdict-and-picture grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <VerdictCard
                outlook={looked.outlook}
                list={asked}
                cut={asked.length < colleges.length}
                nameOf={nameOf}
                gaps={gaps}
                onAct={act}
              />
              <div className="border-border max-lg:border-t lg:border-l">
                <Picture
                  entries={entries}
                  income={student.income}
                  real={isTrying && other.outlook ? real.outlook : null}
                />
              </div>
            </div>
          )}
        </div>
      )}
      <NextWeeks accountId={account.id} colleges={colleges} today={today} onSetDate={lines.setDate} />
      <DateSettingsPanel />
    </>
  )
}

/** Of those not applied to yet. Asked with their places, since colleges share names; shown with them only where two of these do. */
function collegesWith(round: Round, entries: readonly Entry[]) {
  const having = entries
    .filter(({ saved, facts }) => isOpen(saved.status) && facts?.rounds.includes(round))
    .sort((a, b) => fromEdge(a) - fromEdge(b))
    .map(({ saved }) => saved)
  return having.map(({ unitid, collegeName, location }) => {
    const placed = `${collegeName}, ${location}`
    const isShared = having.some((other) => other.unitid !== unitid && other.collegeName === collegeName)
    return { value: placed, label: isShared ? placed : collegeName }
  })
}

/** How far from where a round tells most: a chance that is neither sure nor hopeless. */
const fromEdge = (entry: Entry) => Math.abs((heightOf(entry) ?? 1) - 0.3)

function NoSearch() {
  return (
    <div className="grid justify-items-start gap-4 p-8">
      <h2 className="text-xl font-bold tracking-tight">Your chances need your answers</h2>
      <p className="max-w-xl text-muted">
        Run one college match on this device: GPA, major, state and year are enough. Your answers stay here;
        this page then says how the list spreads and what it lacks.
      </p>
      <LinkButton to="/college-match">Answer four questions</LinkButton>
    </div>
  )
}
