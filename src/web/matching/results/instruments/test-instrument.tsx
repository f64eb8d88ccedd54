import type { College } from '#contract/matching/report.ts'
import { type Scores, testPlace } from '#web/platform/test-scores.ts'
import { NoBar } from '#web/ui/charts/figure-bar.tsx'
import { Instrument } from '#web/ui/charts/instrument.tsx'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'
import { standing } from './standing.ts'

const question = 'Where would I stand?'

/** Who gave the other test has given a score; this college publishes no range to put it in. */
function missing(test: string, { testPolicy }: College['admissions'], { sat, act }: Scores): string {
  if (sat !== null || act !== null) return `it publishes no ${test === 'ACT' ? 'SAT' : 'ACT'} range`
  return /required/i.test(testPolicy ?? '') ? 'a score is required, and you gave none' : 'you gave no score'
}

/** The middle half of enrolled students, and where the student is on it. */
export function TestInstrument({
  admissions,
  scores,
}: {
  admissions: College['admissions']
  scores: Scores
}) {
  const place = testPlace(admissions, scores)
  if (place === null) return <NoRange policy={admissions.testPolicy} />
  const { test, low, high, you, strip } = place
  const note =
    you === null ? (
      `middle half of those enrolled; ${missing(test, admissions, scores)}`
    ) : (
      <>
        <b aria-hidden className="text-accent">
          |
        </b>{' '}
        you, {you}: {standing(place)}
      </>
    )
  return (
    <Instrument label={question} value={`${test} ${low}–${high}`} note={note}>
      <RangeBar from={strip.from} to={strip.to} tone="fact" you={strip.you} />
    </Instrument>
  )
}

/** Nothing to stand in. A college that looks at no score publishes no range either. */
function NoRange({ policy }: { policy: string | null }) {
  const value = policy?.startsWith('Test blind') ? 'Not looked at' : 'No range published'
  return (
    <Instrument label={question} value={value} note={policy}>
      <NoBar />
    </Instrument>
  )
}
