import type { Round } from '#contract/matching/search-fields.ts'
import { Segments } from '#web/ui/segments.tsx'
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

const choices = (['ED', 'REA', 'EA', 'RD'] as const).map((value) => ({
  value,
  short: value,
  words: roundWords[value] ?? '',
}))

const noneChosen = 'Choose a college'

/** A round, and the one college where it counts: an early decision is made once. */
export function RoundChoice({ own, tried, onTry, collegesWith }: Props) {
  const chosen = choices.find(({ value }) => value === tried.round) ?? null
  const colleges = chosen && isEarly(chosen.value) ? collegesWith(chosen.value) : []
  function choose(round: Round | null) {
    if (round === null || !isEarly(round)) return onTry({ ...tried, round: round ?? '', at: own.at })
    const having = collegesWith(round)
    const named = having.find(({ value, label }) => value === tried.at || label === tried.at)
    onTry({ ...tried, round, at: (named ?? having[0])?.value ?? own.at })
  }
  return (
    <div className="max-sm:w-full sm:max-w-64">
      <Segments label="Round" options={choices} chosen={chosen?.value ?? null} onChoose={choose} />
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
      <p className="mt-1.5 text-sm text-muted">
        {!chosen
          ? 'early or regular decision'
          : isEarly(chosen.value) && colleges.length === 0
            ? `None of your colleges is known to have ${chosen.words}.`
            : isEarly(chosen.value)
              ? `${chosen.words}, counted at this college only`
              : chosen.words}
      </p>
    </div>
  )
}
