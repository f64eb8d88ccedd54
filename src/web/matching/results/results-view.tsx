import { SearchX } from 'lucide-react'
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { withShared } from '#contract/matching/report.ts'
import { planLimits } from '#contract/plans.ts'
import type { SavedSearch } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { useIncome } from '#web/platform/use-profile.ts'
import { isOutgrown, visibleReport } from '#web/platform/visible-report.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { AnswerCard } from './answer/answer-card.tsx'
import { Picture } from './answer/picture.tsx'
import { OpenedCollege } from './detail/opened-college.tsx'
import type { ResultsExtras } from './extras.ts'
import { FilteredList } from './filters/filtered-list.tsx'
import { MajorProfileBox } from './major-profile-box.tsx'
import { MoreOptions } from './more-options.tsx'
import { Notes } from './notes.tsx'
import { ResultHead } from './result-head.tsx'
import { scoresOf } from './scores-of.ts'
import { TopCards } from './top-cards.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'
import { useLater } from './use-later.ts'
import { changesIn } from './what-if/changes.ts'
import { type Tried, useWhatIf } from './what-if/use-what-if.ts'
import { WhatIfPanel } from './what-if/what-if-panel.tsx'
import './results.css'

type Props = {
  saved: SavedSearch
  account: Account
  /** A new result, not one opened from history. */
  isNew: boolean
  extras: ResultsExtras
  onEdit: () => void
  onStartOver: () => void
  onRunAgain: () => void
  /** Tried answers become a search of their own. */
  onKeep: (tried: Tried) => Promise<void>
}

export function ResultsView({
  saved,
  isNew,
  account,
  extras,
  onEdit,
  onStartOver,
  onRunAgain,
  onKeep,
}: Props) {
  const own = useMemo(() => withShared(visibleReport(saved, account)), [saved, account])
  const [trying, setTrying] = useState(false)
  const { tried, problem, attempt, drop } = useWhatIf()
  const report = useMemo(() => (tried ? withShared(tried.report) : own), [tried, own])
  const form = tried?.form ?? saved.formData
  const income = useIncome()
  // The press shows at once; the prices of ten colleges follow in the next frames.
  const pricedFor = useDeferredValue(income)
  const student = useMemo(() => ({ income: pricedFor, scores: scoresOf(form) }), [pricedFor, form])
  const opener = useRef<((unitid: number) => void) | null>(null)
  const open = useCallback((unitid: number) => opener.current?.(unitid), [])
  const heading = useRef<HTMLHeadingElement>(null)
  const showRest = useLater()
  // Three cards and the picture beside the answer: as much as a wide screen shows before it is scrolled.
  const isWide = useMedia('(width >= 64rem)')
  const showAbove = showRest || isWide
  useEffect(() => {
    // A page opened again or returned to stays where it was left.
    if (!isNew) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isNew])
  const { collegeList } = report
  const outgrown = isOutgrown(report, account)

  return (
    <div aria-busy={!showRest} className="results wrap py-5 sm:py-9">
      <ResultHead
        form={form}
        tried={tried !== null}
        heading={heading}
        onEdit={onEdit}
        onStartOver={onStartOver}
        download={extras.download(saved, tried ? 'Download PDF of your own answers' : undefined)}
        trying={trying}
        onTry={() => {
          if (trying) drop()
          setTrying(!trying)
        }}
      />
      {trying && (
        <WhatIfPanel
          start={saved.formData}
          plan={account.plan}
          tried={tried}
          said={problem ?? (tried && changesIn(own, tried.report))}
          onTry={attempt}
          onKeep={async () => {
            if (!tried) return
            await onKeep(tried)
            // Leaving before the new list is drawn shows the student's own list, not this try.
            startTransition(() => {
              drop()
              setTrying(false)
            })
          }}
          onBack={drop}
        />
      )}
      <Notes report={report} />
      {outgrown && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-accent-soft px-6 py-4 text-on-accent-soft">
          <p>This search was made on the Freshman plan and is shown as it was made.</p>
          <Button onClick={onRunAgain}>Run this search again</Button>
        </div>
      )}
      {report.majorProfile && (
        <MajorProfileBox
          profile={report.majorProfile}
          // A wish for several subjects has no page of its own.
          major={report.understoodMajor?.families.length === 1 ? report.understoodMajor.title : null}
        />
      )}
      {collegeList.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon={<SearchX size={26} />} title="No colleges found">
            <p>
              Nothing in our catalog fits these answers. Try other states, or describe your major in other
              words.
            </p>
            <Button onClick={onStartOver}>New Search</Button>
          </EmptyState>
        </div>
      ) : (
        <FilteredList
          report={report}
          allowed={planLimits[account.plan].filters}
          onRunAgain={outgrown ? null : onRunAgain}
        >
          {(shown, filters) => (
            <>
              <div className="answers-first mt-3 sm:mt-4">
                <AnswerCard
                  report={report}
                  shown={shown}
                  home={saved.formData.stateOfResidence}
                  income={income}
                />
                {showAbove && <Picture colleges={shown} income={pricedFor} />}
                <div className="list-top">
                  {filters}
                  <TopCards
                    shown={showAbove ? shown : shown.slice(0, 1)}
                    extras={extras}
                    student={student}
                    outgrown={outgrown}
                    onOpen={open}
                  />
                </div>
              </div>
              {showRest && account.plan === 'free' && report.lockedCount > 0 && report.upgradePrompt && (
                <UpgradeBanner lockedCount={report.lockedCount} prompt={report.upgradePrompt} />
              )}
              {showRest && <MoreOptions shown={shown} extras={extras} income={pricedFor} onOpen={open} />}
              <OpenedCollege
                shown={shown}
                opener={opener}
                student={student}
                middles={report.middles}
                before={tried && own}
                extras={extras}
                onRunAgain={outgrown ? onRunAgain : null}
              />
            </>
          )}
        </FilteredList>
      )}
    </div>
  )
}
