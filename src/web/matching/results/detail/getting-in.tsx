import type { Chance, College } from '#contract/matching/report.ts'
import { scoresAgain } from '#contract/matching/scores-again.ts'
import { planLabel } from '#contract/plans.ts'
import { standing } from '#web/matching/results/instruments/standing.ts'
import { RuleNotes } from '#web/matching/results/rule-notes.tsx'
import { bandOf } from '#web/platform/chance.ts'
import { asPercent } from '#web/platform/figures.ts'
import { type Scores, testPlace } from '#web/platform/test-scores.ts'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'
import { Section } from './section.tsx'

// The borders of the bands: reach from .10, target from .30, likely from .70 (docs/matching.md).
const bandEnds = [0.1, 0.3, 0.7]

type Props = { college: College; scores: Scores; outgrown: boolean }

export function GettingIn({ college, scores, outgrown }: Props) {
  const { chance, admissions, rules, locked } = college
  const place = testPlace(admissions, scores)
  return (
    <Section id="getting-in" title="Getting in">
      {chance && <ChanceScale chance={chance} />}
      <p className="mt-2 text-sm text-muted">
        {locked ? sayLocked(admissions, outgrown) : sayChance(chance, admissions)}
      </p>
      <RuleNotes rules={rules} />
      {place && (
        <>
          <p className="mt-5 flex justify-between gap-4 text-[.9375rem]">
            <strong className="font-semibold">{place.test}</strong>
            <span className="text-muted tabular-nums">
              middle half {place.low}–{place.high}
            </span>
          </p>
          <RangeBar from={place.strip.from} to={place.strip.to} tone="fact" you={place.strip.you} />
        </>
      )}
      <p className="mt-1 text-sm text-muted">
        {place && place.you !== null && (
          <strong className="font-semibold text-accent">
            You, {place.you}: {standing(place)}.{' '}
          </strong>
        )}
        {sayPolicy(college)}
      </p>
    </Section>
  )
}

/** Where a rule asks for scores again, it stands above: the policy would only repeat it, in an older report deny it. */
const sayPolicy = ({ admissions: { testPolicy }, rules }: College): string =>
  testPolicy === null || scoresAgain(rules) ? '' : `${testPolicy}.`

/** The place of the chance on the whole scale. */
function ChanceScale({ chance }: { chance: Chance }) {
  const { low, high } = chance
  if (low === null || high === null) return null
  return (
    <>
      <RangeBar from={low} to={high} tone={bandOf(chance).tone} lines={bandEnds} />
      <p aria-hidden className="grid grid-cols-[10fr_20fr_40fr_30fr] text-center text-xs text-muted">
        <span />
        <span>reach</span>
        <span>target</span>
        <span>likely</span>
      </p>
    </>
  )
}

function sayLocked({ acceptanceRate }: College['admissions'], outgrown: boolean): string {
  const own = outgrown ? 'not in this report' : `part of the ${planLabel('gold')} plan`
  const rate =
    acceptanceRate === null ? '' : ` The college admits ${asPercent(acceptanceRate)} of all who apply.`
  return `Your own chance is ${own}.${rate}`
}

function sayChance(chance: Chance | null, { acceptanceRate }: College['admissions']): string {
  if (chance === null)
    return acceptanceRate === null
      ? 'We cannot estimate your chance: the college publishes no admission rate. Match is not a chance.'
      : 'This list has no estimate of your chance. Match is not a chance.'
  if (chance.band === 'open admission')
    return 'This college admits all who meet its published requirements. Match is not a chance.'
  if (chance.low === null)
    return 'A rule that the college publishes decides before any estimate. Match is not a chance.'
  const rate = acceptanceRate === null ? 'published rates' : 'admission rate'
  return `Our estimate, from its ${rate} and your record. Not a promise, and Match is not a chance.`
}
