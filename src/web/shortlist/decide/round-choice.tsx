import type { Round } from '#contract/matching/search-fields.ts'
import { rounds } from '#contract/matching/search-fields.ts'
import { capital } from '#contract/prose.ts'
import { Select } from '#web/ui/select.tsx'
import { isEarly, roundWords, type WhatIf } from './basis.ts'

/** Its value is what the server is asked with, and means one college only. */
export type CollegeChoice = { value: string; label: string }

type Props = {
  own: WhatIf
  tried: WhatIf
  onTry: (tried: WhatIf) => void
  collegesWith: (round: Round) => readonly CollegeChoice[]
}

const meanings: Record<Round, string> = {
  ED: 'Binding: whoever is admitted enrolls.',
  REA: 'Not binding, but no early application elsewhere.',
  EA: 'Not binding; others may be applied to early too.',
  RD: 'Not binding: the ordinary round.',
}

const choices = [
  { value: '', label: 'Not chosen' },
  ...rounds.map((value) => ({ value, label: `${capital(roundWords[value])} (${value})` })),
]

const noneChosen = 'Choose a college'

/** A round, and the one college where it counts: an early decision is made once. */
export function RoundChoice({ own, tried, onTry, collegesWith }: Props) {
  const chosen = rounds.find((round) => round === tried.round) ?? null
  const colleges = chosen && isEarly(chosen) ? collegesWith(chosen) : []
  function choose(round: Round | null) {
    if (round === null || !isEarly(round)) return onTry({ ...tried, round: round ?? '', at: own.at })
    const having = collegesWith(round)
    const named = having.find(({ value, label }) => value === tried.at || label === tried.at)
    onTry({ ...tried, round, at: (named ?? having[0])?.value ?? own.at })
  }
  return (
    <div className="max-sm:w-full sm:w-64">
      <label htmlFor="what-if-round" className="mb-2 block text-[.9375rem] font-semibold">
        Round
      </label>
      <Select
        id="what-if-round"
        aria-describedby="what-if-round-hint"
        className="text-[.9375rem]"
        options={choices}
        value={chosen ?? ''}
        onChange={(event) => choose(rounds.find((round) => round === event.target.value) ?? null)}
      />
      {colleges.length > 0 && (
        <div className="mt-2">
          <Select
            aria-label="College for this round"
            className="text-[.9375rem]"
            options={colleges}
            placeholder={noneChosen}
            value={colleges.some(({ value }) => value === tried.at) ? tried.at : noneChosen}
            onChange={(event) => onTry({ ...tried, at: event.target.value })}
          />
        </div>
      )}
      <p id="what-if-round-hint" className="mt-1.5 text-sm text-muted">
        {!chosen && 'Early decision binds you.'}
        {chosen && meanings[chosen]}{' '}
        {chosen &&
          isEarly(chosen) &&
          (colleges.length === 0
            ? `None of your colleges is known to have ${roundWords[chosen]}.`
            : 'Counted at this college only.')}
      </p>
    </div>
  )
}
