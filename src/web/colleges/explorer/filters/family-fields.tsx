import { type StateCode, stateCode, states } from '#contract/states.ts'
import { smallSelect } from '#web/colleges/explorer/sort-choice.tsx'
import type { Family } from '#web/colleges/finding/find.ts'
import { type Income, incomeBands } from '#web/platform/income-bands.ts'
import { chooseIncome } from '#web/platform/use-profile.ts'
import { Select } from '#web/ui/select.tsx'

export type FamilyAnswers = {
  income: Income | null
  home: StateCode | null
  zip: string
  miles: number | null
  /** Null: not looked up; otherwise the problem. */
  zipState: 'unknown' | 'failed' | null
  known: Family
  setLikelyOnly: (only: boolean) => void
  setHome: (home: StateCode | null) => void
  setZip: (zip: string) => void
  setMiles: (miles: number | null) => void
}

const distances = [25, 50, 100, 250, 500] as const

/** What only this device knows. No field has a name, so that no form and no address can carry it. */
export function FamilyFields({ family, part }: { family: FamilyAnswers; part: 'price' | 'distance' }) {
  return part === 'price' ? <PriceFields family={family} /> : <DistanceFields family={family} />
}

function PriceFields({ family }: { family: FamilyAnswers }) {
  return (
    <div className="mb-3 grid gap-2.5">
      <Choice
        what="income"
        label="Our family earns"
        value={family.income === null ? '' : String(family.income)}
        onChange={(value) => chooseIncome(value === '' ? null : (Number(value) as Income))}
        options={incomeBands.map(({ words }, band) => [String(band), `${words} a year`])}
        none="Any income"
      />
      <Choice
        what="home"
        label="We live in"
        value={family.home ?? ''}
        onChange={(value) => family.setHome(stateCode(value))}
        options={states}
        none="Any state"
      />
    </div>
  )
}

function DistanceFields({ family }: { family: FamilyAnswers }) {
  return (
    <div className="mt-3">
      <div className="grid grid-cols-2 gap-2.5">
        <Choice
          what="miles"
          label="Miles"
          value={family.miles === null ? '' : String(family.miles)}
          onChange={(value) => family.setMiles(value === '' ? null : Number(value))}
          options={distances.map((miles) => [String(miles), `${miles}`])}
          none="Any"
        />
        <label className="grid gap-1.5 text-sm font-semibold">
          from ZIP
          <input
            className="field py-1.5 text-[.9375rem] font-medium"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            value={family.zip}
            onChange={(event) => family.setZip(event.target.value.replace(/\D/g, ''))}
            aria-describedby="zip-hint"
            data-family="zip"
          />
        </label>
      </div>
      <p id="zip-hint" className="mt-1.5 text-[.8125rem] text-muted" aria-live="polite">
        {family.zipState === 'unknown'
          ? 'We do not know this ZIP code.'
          : family.zipState === 'failed'
            ? 'The table of ZIP codes could not be loaded. Please try again.'
            : 'Measured on this device. Your ZIP is not sent.'}
      </p>
    </div>
  )
}

type ChoiceProps = {
  what: 'income' | 'home' | 'miles'
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly (readonly [value: string, words: string])[]
  none: string
}

function Choice({ what, label, value, onChange, options, none }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <Select
        data-family={what}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: '', label: none },
          ...options.map(([key, words]) => ({ value: key, label: words })),
        ]}
        className={smallSelect}
      />
    </label>
  )
}
