import { memo } from 'react'
import type { College } from '#contract/matching/report.ts'
import type { Income } from '#web/platform/income-bands.ts'
import type { Scores } from '#web/platform/test-scores.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/ring.tsx'
import type { ResultsExtras } from './extras.ts'
import type { Ranked } from './filters/filtering.ts'
import { UnknownNote } from './filters/unknown-note.tsx'
import { ChanceInstrument } from './instruments/chance-instrument.tsx'
import { PriceInstrument } from './instruments/price-instrument.tsx'
import { reasonOf } from './instruments/reason-of.ts'
import { TestInstrument } from './instruments/test-instrument.tsx'
import { LockedInsight } from './locked-insight.tsx'
import { findFirstWithRule, ListedRules } from './rule-notes.tsx'

export const topCards = 3 // spec §9

type Props = {
  /** The whole list; its first colleges are shown here. */
  shown: readonly Ranked[]
  extras: ResultsExtras
  /** The family's income and the test scores. */
  student: { income: Income | null; scores: Scores }
  /** The report was made on the free plan and is viewed on the paid one. */
  outgrown: boolean
  onOpen: (unitid: number) => void
}

/** Memoized: opening a college must not redraw the list. */
export const TopCards = memo(({ shown, extras, student, outgrown, onOpen }: Props) => {
  const firstWithRule = findFirstWithRule(shown.map(({ college }) => college))
  return (
    <ol className="grid gap-4 lg:grid-cols-3 lg:gap-5">
      {shown.slice(0, topCards).map(({ college, rank, unknown }) => (
        <li key={college.unitid} className="top-card card slide-up relative flex min-w-0 flex-col p-5 sm:p-6">
          {/* Five parts, which on a wide screen are rows that the three cards share, a row for each instrument (results.css). */}
          <div>
            <CardHead college={college} rank={rank} />
            <UnknownNote unknown={unknown} />
          </div>
          <div className="instruments mt-4 grid content-start gap-x-6 gap-y-2.5">
            <ChanceInstrument college={college} withLabel />
            <PriceInstrument college={college} income={student.income} />
            <TestInstrument admissions={college.admissions} scores={student.scores} />
          </div>
          <div>
            <ListedRules college={college} firstWithRule={firstWithRule} />
          </div>
          <div className="mt-4 mb-5 border-t border-border pt-4 text-[.9375rem]">
            {college.locked ? (
              <LockedInsight label="Locked insight" outgrown={outgrown} />
            ) : (
              <p className="line-clamp-4">{reasonOf(college, student.income)}</p>
            )}
          </div>
          <div className="mt-auto flex flex-wrap gap-2 print:hidden">
            <Button
              variant={rank === 1 && !college.locked ? 'primary' : 'outline'}
              onClick={() => onOpen(college.unitid)}
              className="grow sm:max-lg:grow-0"
            >
              More Information<span className="sr-only"> about {college.collegeName}</span>
            </Button>
            {extras.save(college)}
          </div>
        </li>
      ))}
    </ol>
  )
})

/** The score is part of the heading, so that screen reader users who jump between headings hear it. */
function CardHead({ college, rank }: { college: College; rank: number }) {
  return (
    // One row on a narrow screen, so that the first name is visible without scrolling.
    <div className="relative flex min-h-16 items-start gap-3 pr-20 large-text:flex-col large-text:pr-0 lg:block lg:min-h-22 lg:pr-24 print:block print:pr-0">
      <p
        className={`font-display text-5xl leading-[.9] font-extrabold tracking-tighter ${rank === 1 ? 'text-accent' : 'text-control'}`}
      >
        <span className="sr-only">Rank </span>
        {rank}
      </p>
      <div className="min-w-0 lg:mt-3 print:mt-7">
        <h2 className="text-[1.1875rem] leading-snug font-bold tracking-tight">
          <span className="wrap-anywhere">{college.collegeName} </span>
          <span className="absolute top-0 right-0">
            <Ring value={college.matchPercentage} locked={college.locked} size="card" />
          </span>
        </h2>
        <p className="text-[.9375rem] text-muted">{college.location}</p>
        {college.scorePreview && <Chip className="mt-1.5">Preview score</Chip>}
      </div>
    </div>
  )
}
