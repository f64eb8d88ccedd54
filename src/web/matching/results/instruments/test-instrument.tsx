import type { College } from '#contract/matching/report.ts'
import { type Scores, testPlace } from '#web/platform/test-scores.ts'
import { Instrument } from '#web/ui/charts/instrument.tsx'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'
import { standing } from './standing.ts'

const question = 'Where would I stand?'
const needsScore = ({ testPolicy }: College['admissions']) => /required/i.test(testPolicy ?? '')

/** The middle half of enrolled students, and where the student is on it. */
export function TestInstrument({
  admissions,
  scores,
}: {
  admissions: College['admissions']
  scores: Scores
}) {
  const place = testPlace(admissions, scores)
  if (place === null)
    return (
      <Instrument
        label={question}
        value="N/A"
        note={admissions.testPolicy ?? 'No test range is published.'}
      />
    )
  const { test, low, high, you, strip } = place
  const note =
    you === null ? (
      `middle half of those enrolled; ${needsScore(admissions) ? 'a score is required, and you gave none' : 'you gave no score'}`
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
