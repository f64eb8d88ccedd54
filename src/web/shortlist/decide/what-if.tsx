import { ArrowRight } from 'lucide-react'
import { actAsSat, satAsAct } from '#contract/matching/concordance.ts'
import type { SearchForm } from '#contract/matching/find-college.ts'
import { type Round, rounds, typedNumber, typedNumberOr } from '#contract/matching/search-fields.ts'
import { andList, gpaText } from '#contract/prose.ts'
import type { Outlook } from '#contract/shortlist/outlook.ts'
import { states } from '#contract/states.ts'
import { bandOf } from '#web/platform/chance.ts'
import { type Income, incomeBands } from '#web/platform/income-bands.ts'
import { chooseIncome, incomeStays, useIncome } from '#web/platform/use-profile.ts'
import { Chip } from '#web/ui/card.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { isReal, realNumbers, triedWords, type WhatIf } from './basis.ts'
import { type Moved, movedBy } from './moved.ts'
import { type CollegeChoice, RoundChoice } from './round-choice.tsx'

type Props = {
  form: SearchForm
  tried: WhatIf
  onTry: (tried: WhatIf) => void
  real: Outlook | null
  shown: Outlook | null
  nameOf: (unitid: number) => string
  /** The colleges of the list that are known to have this round. */
  collegesWith: (round: Round) => readonly CollegeChoice[]
}

const stateNames = states.map(([, name]) => name)
/** What-if: other numbers change this page, and nothing is saved. */
export function WhatIfPanel({ form, tried, onTry, real, shown, nameOf, collegesWith }: Props) {
  const own = realNumbers(form)
  const isPhone = useMedia('(width < 40rem)')
  const income = useIncome()
  const tests = (['sat', 'act'] as const).filter(
    (test) => own[test] !== '' || (test === 'sat' && own.act === ''),
  )
  const set = (part: keyof WhatIf) => (value: string) => onTry({ ...tried, [part]: value })
  const isTrying = !isReal(tried, form)
  const round = rounds.find((one) => one === tried.round)
  const at = round && collegesWith(round).find(({ value }) => value === tried.at)?.label
  return (
    <details
      aria-labelledby="what-if"
      className="card scroll-mt-18 px-4 sm:px-7"
      onToggle={(event) => {
        // The list stands right below it, so that both are seen while a thumb moves.
        if (event.currentTarget.open && isPhone) event.currentTarget.scrollIntoView({ block: 'start' })
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 id="what-if" className="font-sans text-base font-bold">
          What if
        </h2>
        <span className="text-link text-[.9375rem]">Try other numbers</span>
      </summary>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        {isTrying ? (
          <button type="button" className="text-link text-[.9375rem]" onClick={() => onTry(own)}>
            Back to my real numbers
          </button>
        ) : (
          <p className="text-sm text-muted">Moves this page only. Nothing is saved.</p>
        )}
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
        <TriedNumber
          label="GPA"
          hint={own.gpa === tried.gpa ? 'Unweighted' : `You have ${own.gpa ? gpaText(own.gpa) : 'none'}`}
          value={tried.gpa}
          from={{ min: 2, max: 4, step: 0.05, start: 3 }}
          onMove={set('gpa')}
        />
        {tests.map((test) => (
          <TriedNumber
            key={test}
            label={test.toUpperCase()}
            hint={scoreHint(test, own[test], tried[test])}
            value={tried[test]}
            from={scales[test]}
            onMove={set(test)}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-5">
        <RoundChoice own={own} tried={tried} onTry={onTry} collegesWith={collegesWith} />
        <div className="max-sm:w-full">
          <Segments
            label="Our family earns, a year"
            options={incomeBands.map((band, i) => ({ ...band, value: i }))}
            chosen={income}
            onChoose={(value) => chooseIncome(value as Income | null)}
          />
          <p className="mt-1.5 text-sm text-muted">{incomeStays}</p>
        </div>
        <div className="flex-1 basis-48">
          <label htmlFor="what-if-state" className="mb-2 block text-[.9375rem] font-semibold">
            We live in
          </label>
          <Select
            id="what-if-state"
            aria-describedby="what-if-state-hint"
            className="text-[.9375rem]"
            options={stateNames}
            value={stateNames.find((name) => name === tried.state) ?? ''}
            onChange={(event) => set('state')(event.target.value)}
          />
          <p id="what-if-state-hint" className="mt-1.5 text-sm text-muted">
            Decides resident price and chance.
          </p>
        </div>
      </div>
      {isTrying && real && shown && (
        <Changes
          lead={triedWords(form, tried, at ?? tried.at)}
          moved={movedBy(real, shown)}
          nameOf={nameOf}
        />
      )}
      <div className="pb-4 sm:pb-6" />
    </details>
  )
}

const scales = {
  sat: { min: 800, max: 1600, step: 10, start: 1100 },
  act: { min: 12, max: 36, step: 1, start: 22 },
} as const

function scoreHint(test: 'sat' | 'act', own: string, tried: string): string {
  if (own !== tried) return `You have ${own || 'none'}`
  const score = typedNumber(tried)
  if (!score) return 'No score yet'
  return test === 'sat' ? `Same as an ACT of ${satAsAct(score)}` : `Same as an SAT of ${actAsSat(score)}`
}

type NumberProps = {
  label: string
  hint: string
  value: string
  from: { min: number; max: number; step: number; start: number }
  onMove: (value: string) => void
}

/** '' puts the slider at its start and is shown as none. */
function TriedNumber({ label, hint, value, from: { start, ...scale }, onMove }: NumberProps) {
  return (
    <div className="min-w-0">
      <Slider
        label={label}
        value={typedNumberOr(value, start)}
        {...scale}
        text={value === '' ? 'none' : value}
        onChange={(moved) => onMove(String(Number(moved.toFixed(2))))}
      />
      <p className="text-sm text-muted">{hint}</p>
    </div>
  )
}

type ChangesProps = { lead: string; moved: Moved; nameOf: (unitid: number) => string }

function Changes({ lead, moved, nameOf }: ChangesProps) {
  const still = moved.still.length > 3 ? `${moved.still.length} colleges` : andList(moved.still.map(nameOf))
  return (
    <div role="status" className="mt-5 border-t border-border pt-4 text-[.9375rem]">
      <p className="font-semibold">{lead}</p>
      <ul className="mt-2 flex flex-wrap gap-x-7 gap-y-2 empty:hidden">
        {moved.changes.map(({ unitid, before, after, words }) => (
          <li key={unitid} className="flex flex-wrap items-center gap-1.5">
            {before.band !== after.band && (
              <>
                <Chip tone={bandOf(before).tone}>{bandOf(before).label}</Chip>
                <ArrowRight size={16} aria-hidden className="text-muted" />
                <span className="sr-only">becomes</span>
                <Chip tone={bandOf(after).tone}>{bandOf(after).label}</Chip>
              </>
            )}
            <strong className="font-semibold">{nameOf(unitid)}</strong>
            <span className="text-muted tabular-nums">{words}</span>
          </li>
        ))}
      </ul>
      {moved.still.length > 0 && (
        <p className="mt-2 text-muted">
          {still} hardly {moved.still.length === 1 ? 'moves' : 'move'}.
        </p>
      )}
    </div>
  )
}
