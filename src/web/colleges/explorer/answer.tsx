import { X } from 'lucide-react'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { type Asked, nothingAsked } from '#web/colleges/finding/address.ts'
import type { Family } from '#web/colleges/finding/find.ts'
import type { Chip } from '#web/colleges/finding/sentence.ts'
import { count } from '#web/platform/shown-figures.ts'
import { CollegeMap } from './college-map.tsx'

type Props = {
  sentence: string
  remark: string | null
  chips: readonly Chip[]
  all: readonly ListedCollege[]
  found: readonly ListedCollege[]
  family: Family
  lit: ListedCollege | null
  mapOpen: boolean
  onLight: (college: ListedCollege | null) => void
  onAsk: (asked: Asked) => void
}

/** The answer in a sentence and as a map. */
export function Answer({ sentence, remark, chips, all, found, family, lit, mapOpen, onLight, onAsk }: Props) {
  return (
    <div className="card grid lg:mb-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="flex flex-col p-5 sm:p-7">
        <p className="font-display text-[1.3125rem] leading-tight font-bold tracking-tight text-balance sm:text-[1.625rem]">
          {sentence}
        </p>
        {remark && <p className="mt-2 text-[.9375rem] text-muted">{remark}</p>}
        {chips.length > 0 && (
          <div className="mt-auto pt-5">
            <Chips chips={chips} onAsk={onAsk} />
          </div>
        )}
      </div>
      <div className={`p-3 ${mapOpen ? '' : 'max-lg:hidden'}`}>
        <CollegeMap all={all} found={found} family={family} lit={lit} onLight={onLight} />
        <p className="flex justify-end gap-4 px-2 text-[.8125rem] text-muted">
          <span>
            <svg aria-hidden width="10" height="10" className="mr-1.5 inline">
              <circle className="chart-fact" cx="5" cy="5" r="5" />
            </svg>
            {count(found.length)} found
          </span>
          <span>
            <svg aria-hidden width="10" height="10" className="mr-1.5 inline">
              <circle className="map-other-dot" cx="5" cy="5" r="5" />
            </svg>
            all others
          </span>
        </p>
      </div>
    </div>
  )
}

/** The current filters, each removable. */
export function Chips({ chips, onAsk }: Pick<Props, 'chips' | 'onAsk'>) {
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key} className="asked-chip">
          {chip.label}
          <button
            type="button"
            className="icon-btn size-7"
            aria-label={`Without ${chip.label}`}
            onClick={() => onAsk(chip.without)}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-link px-2" onClick={() => onAsk(nothingAsked)}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
