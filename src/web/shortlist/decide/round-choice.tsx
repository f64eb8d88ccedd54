import type { Round } from '#contract/matching/search-fields.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { isEarly, roundWords, type WhatIf } from './basis.ts'

type Props = {
  own: WhatIf
  tried: WhatIf
  onTry: (tried: WhatIf) => void
  namesWith: (round: Round) => readonly string[]
}

const choices = (['ED', 'REA', 'EA', 'RD'] as const).map((value) => ({
  value,
  short: value,
  words: roundWords[value] ?? '',
}))

const noneChosen = 'Choose a college'

/** A round, and the one college where it counts: an early decision is made once. */
export function RoundChoice({ own, tried, onTry, namesWith }: Props) {
  const chosen = choices.find(({ value }) => value === tried.round) ?? null
  const names = chosen && isEarly(chosen.value) ? namesWith(chosen.value) : []
  function choose(round: Round | null) {
    if (round === null || !isEarly(round)) return onTry({ ...tried, round: round ?? '', at: own.at })
    const having = namesWith(round)
    onTry({ ...tried, round, at: having.includes(tried.at) ? tried.at : (having[0] ?? own.at) })
  }
  return (
    <div className="max-sm:w-full sm:max-w-64">
      <Segments label="Round" options={choices} chosen={chosen?.value ?? null} onChoose={choose} />
      {names.length > 0 && (
        <Select
          aria-label="College for this round"
          className="mt-2 text-[.9375rem]"
          options={names}
          placeholder={noneChosen}
          value={names.includes(tried.at) ? tried.at : noneChosen}
          onChange={(event) => onTry({ ...tried, at: event.target.value })}
        />
      )}
      <p className="mt-1.5 text-sm text-muted">
        {!chosen
          ? 'early or regular decision'
          : isEarly(chosen.value) && names.length === 0
            ? `None of your colleges is known to have ${chosen.words}.`
            : isEarly(chosen.value)
              ? `${chosen.words}, counted at this college only`
              : chosen.words}
      </p>
    </div>
  )
}
