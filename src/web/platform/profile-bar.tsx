import { useState } from 'react'
import { bounds } from '#contract/matching/search-fields.ts'
import { dotted, gpaText } from '#contract/prose.ts'
import { stateName, states } from '#contract/states.ts'
import { Select } from '#web/ui/select.tsx'
import { incomeBands } from './income-bands.ts'
import { type ProfileText, tell } from './profile.ts'
import { type Profile, useProfile } from './use-profile.ts'

/** What a page goes by, in one line that opens into its fields. What nobody has said is called supposed. */
export function ProfileBar({ className = '' }: { className?: string }) {
  const profile = useProfile()
  return (
    <details className={`card no-print px-4 py-1 text-[.9375rem] open:pb-4 ${className}`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="text-muted">Shown for </span>
          {profileWords(profile)}
        </span>
        <span className="text-link whitespace-nowrap">
          Change<span className="sr-only"> what this page goes by</span>
        </span>
      </summary>
      <Fields profile={profile} />
      <p className="mt-2.5 text-[.8125rem] text-muted">
        Kept in this tab until you log out. Your income is never sent.
      </p>
    </details>
  )
}

function profileWords({ home, income, gpa, sat, act, major, year }: Profile): string {
  return dotted([
    major,
    home ? stateName(home) : 'a resident (supposed)',
    income === null ? 'all incomes (supposed)' : `income ${incomeBands[income].words}`,
    gpa && `GPA\u00a0${gpaText(gpa)}`,
    sat && `SAT\u00a0${sat}`,
    act && `ACT\u00a0${act}`,
    year && `class of ${year}`,
  ])
}

const number = (value: string, { min, max }: { min: number; max: number }) =>
  value.trim() === '' || (Number(value) >= min && Number(value) <= max)
const isYear = (value: string) => value.trim() === '' || /^20\d\d$/.test(value.trim())

function Fields({ profile }: { profile: Profile }) {
  return (
    <div className="mt-3 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      <Choice
        label="Home state"
        value={profile.home ?? ''}
        onChange={(home) => tell({ home })}
        options={[
          { value: '', label: 'Not said' },
          ...states.map(([code, name]) => ({ value: code, label: name })),
        ]}
      />
      <Choice
        label="Family income"
        value={profile.income === null ? '' : String(profile.income)}
        onChange={(income) => tell({ income })}
        options={[
          { value: '', label: 'All incomes' },
          ...incomeBands.map(({ words }, band) => ({ value: String(band), label: words })),
        ]}
      />
      <Typed label="GPA" name="gpa" profile={profile} fits={(text) => number(text, bounds.gpaUnweighted)} />
      <Typed label="SAT" name="sat" profile={profile} fits={(text) => number(text, bounds.satScore)} />
      <Typed label="ACT" name="act" profile={profile} fits={(text) => number(text, bounds.actScore)} />
      <Typed label="Major" name="major" profile={profile} fits={(text) => text.length <= 160} />
      <Typed label="Graduation year" name="year" profile={profile} fits={isYear} />
    </div>
  )
}

const label = 'grid gap-1 text-sm font-semibold'
const field = 'py-1.5 text-[.9375rem] font-medium'

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

const Choice = ({ label: words, onChange, ...rest }: ChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
  <label className={label}>
    {words}
    <Select {...rest} className={field} onChange={(event) => onChange(event.target.value)} />
  </label>
)

type TypedProps = {
  label: string
  name: 'gpa' | 'sat' | 'act' | 'major' | 'year'
  profile: Pick<ProfileText, 'gpa' | 'sat' | 'act' | 'major' | 'year'>
  fits: (text: string) => boolean
}

/** Counts when the field is left or Enter is pressed: half a number would move every chance on the page. */
function Typed({ label: words, name, profile, fits }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? profile[name]
  const take = () => {
    if (typed === null || !fits(typed)) return
    if (typed.trim() !== profile[name]) tell({ [name]: typed.trim() })
    setTyped(null)
  }
  return (
    <label className={label}>
      {words}
      <input
        className={`field ${field}`}
        value={text}
        autoComplete="off"
        inputMode={name === 'major' ? 'text' : 'decimal'}
        maxLength={160}
        aria-invalid={fits(text) ? undefined : true}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          take()
        }}
      />
    </label>
  )
}
