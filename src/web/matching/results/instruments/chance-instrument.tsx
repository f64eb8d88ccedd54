import { type Chance, type College, ofAdmission, yearOf } from '#contract/matching/report.ts'
import { bandOf, decidedBy, rangeOf } from '#web/platform/chance.ts'
import { asPercent } from '#web/platform/figures.ts'
import { Chip } from '#web/ui/card.tsx'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { Instrument } from '#web/ui/charts/instrument.tsx'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'

const question = 'Can I get in?'
const zoneEnds = [0.3, 0.7]

type Props = {
  college: Pick<College, 'chance' | 'admissions' | 'rules' | 'sources'>
  withLabel?: boolean
  /** Names the bands below the bar and tells a rule that decides whole: where there is room and no list of rules. */
  whole?: boolean
}

/** The chance with its band; if the plan withholds it or it is unknown, the published rate. */
export function ChanceInstrument({ college, withLabel = false, whole = false }: Props) {
  const { chance, rules } = college
  const label = withLabel ? { label: question } : {}
  if (chance === null) return <Rate college={college} {...label} />
  const { low, high } = chance
  return (
    <Instrument
      {...label}
      value={<Words chance={chance} />}
      note={low === null ? whyNoRange(chance, rules, whole) : null}
    >
      {low !== null && high !== null && (
        <RangeBar from={low} to={high} tone={bandOf(chance).tone} lines={whole ? zoneEnds : []} />
      )}
      {low !== null && whole && (
        <p aria-hidden className="instrument-note grid grid-cols-[3fr_4fr_3fr] text-center">
          <span>reach</span>
          <span>target</span>
          <span>likely</span>
        </p>
      )}
    </Instrument>
  )
}

function Words({ chance }: { chance: Chance }) {
  const { label, tone } = bandOf(chance)
  const range = rangeOf(chance)
  return (
    <>
      <Chip tone={tone}>{label}</Chip>
      {range}
    </>
  )
}

function whyNoRange(chance: Chance, rules: College['rules'], whole: boolean): string {
  if (chance.band === 'open admission') return 'Admits all who meet its published requirements.'
  const rule = decidedBy(chance, rules)
  if (rule === null) return 'A published rule of this college decides.'
  if (whole) return rule.text
  return rule.kind === 'automatic' ? 'You meet its rule.' : 'Its rule asks for more.'
}

function Rate({ college, label }: { college: Pick<College, 'admissions' | 'sources'>; label?: string }) {
  const { acceptanceRate, openAdmission } = college.admissions
  const year = yearOf(college, ofAdmission)
  const named = label ? { label } : {}
  if (openAdmission) return <Instrument {...named} value="Open admission" />
  return (
    <Instrument
      {...named}
      value={acceptanceRate === null ? 'N/A' : `admits ${asPercent(acceptanceRate)}`}
      note={
        acceptanceRate === null
          ? 'No admission rate is published.'
          : `of all who apply${year ? `, ${year}` : ''}`
      }
    >
      {acceptanceRate !== null && <AmountBar share={acceptanceRate / 100} />}
    </Instrument>
  )
}
