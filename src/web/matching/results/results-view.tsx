import { RotateCcw, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { planLimits } from '#contract/plans.ts'
import type { College } from '#contract/report.ts'
import { type SavedSearch, searchTitle } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { visibleReport } from '#web/platform/visible-report.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CollegeModal } from './college-modal.tsx'
import type { ResultsExtras } from './extras.ts'
import { FilteredList } from './filters/filtered-list.tsx'
import { ListBalance } from './list-balance.tsx'
import { MajorProfileBox } from './major-profile-box.tsx'
import { MoreOptions } from './more-options.tsx'
import { Notes } from './notes.tsx'
import { TopCards } from './top-cards.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'

const topCards = 3 // spec §9

type Props = {
  saved: SavedSearch
  account: Account
  /** Found just now, not opened again. */
  isNew: boolean
  extras: ResultsExtras
  onStartOver: () => void
  onRunAgain: () => void
}

export function ResultsView({ saved, isNew, account, extras, onStartOver, onRunAgain }: Props) {
  const report = visibleReport(saved, account)
  const [selected, setSelected] = useState<College | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Opened again, or come back to, the page is where it was left.
    if (!isNew) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isNew])
  const { collegeList } = report
  // Made on the free plan, looked at on the paid one: it stays as it was made (docs/readings.md).
  const outgrown =
    account.plan === 'gold' && collegeList.some((college) => college.locked || college.scorePreview)

  return (
    <div className="wrap py-10 lg:py-14">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="min-w-0">
          <p className="text-muted wrap-anywhere">
            {[saved.formData.studentName.trim(), searchTitle(saved.formData)].filter(Boolean).join(', ')}
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-1 text-[clamp(2rem,1.4rem+2.4vw,3rem)] font-extrabold tracking-[-.03em] outline-none"
          >
            Your Top Matches
          </h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onStartOver}>
            <RotateCcw size={18} aria-hidden />
            New Search
          </Button>
          {extras.download(saved)}
        </div>
      </div>
      <Notes report={report} />
      {outgrown && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-accent-soft px-6 py-4 text-on-accent-soft">
          <p>This search was made on the Freshman plan and is shown as it was made.</p>
          <Button onClick={onRunAgain}>Run this search again</Button>
        </div>
      )}
      {report.majorProfile && <MajorProfileBox profile={report.majorProfile} />}
      {account.plan === 'free' && report.lockedCount > 0 && report.upgradePrompt && (
        <UpgradeBanner lockedCount={report.lockedCount} prompt={report.upgradePrompt} />
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
        <>
          <ListBalance colleges={collegeList} />
          <FilteredList
            report={report}
            allowed={planLimits[account.plan].filters}
            onRunAgain={outgrown ? null : onRunAgain}
          >
            {(shown) => (
              <>
                <TopCards
                  colleges={shown.slice(0, topCards)}
                  extras={extras}
                  outgrown={outgrown}
                  onOpen={setSelected}
                />
                <MoreOptions colleges={shown.slice(topCards)} extras={extras} onOpen={setSelected} />
              </>
            )}
          </FilteredList>
        </>
      )}
      <CollegeModal
        college={selected}
        extras={extras}
        onClose={() => setSelected(null)}
        onRunAgain={outgrown ? onRunAgain : null}
      />
    </div>
  )
}
