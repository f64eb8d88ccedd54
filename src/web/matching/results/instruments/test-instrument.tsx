import type { College } from '#contract/matching/report.ts'
import { type Scores, testPlace } from '#web/platform/test-scores.ts'
import { Instrument } from '#web/ui/charts/instrument.tsx'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'
import { standing } from './standing.ts'

const question = 'Where would I stand?'

/** Who gave the other test has given a score; this college publishes no range to put it in. */
function missing(test: string, { testPolicy }: College['admissions'], { sat, act }: Scores): string {
  if (sat !== null || act !== null) return `it publishes no ${test === 'ACT' ? 'SAT' : 'ACT'} range`
  return /required/i.test(testPolicy ?? '') ? 'a score is required, and you gave none' : 'you gave no score'
}

/** Why there is nothing to stand in. A college that looks at no score publishes no range either: its policy says all. */
const noRange = (policy: string | null | undefined) =>
  policy?.startsWith('Test blind') ? policy : `No test range is published. ${policy ?? ''}`.trim()

/** The middle half of enrolled students, and where the student is on it. */
export function TestInstrument({
  admissions,
  scores,
}: {
  admissions: College['admissions']
  scores: Scores
}) {
  const place = testPlace(admissions, scores)
  if (place === null) return <Instrument label={question} value="N/A" note={noRange(admissions.testPolicy)} />
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
