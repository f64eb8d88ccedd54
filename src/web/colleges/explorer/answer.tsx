import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { count } from '#contract/prose.ts'
import type { Asked } from '#web/colleges/finding/address.ts'
import type { Family } from '#web/colleges/finding/find.ts'
import type { Chip as Filter } from '#web/colleges/finding/sentence.ts'
import { CollegeMap } from './college-map.tsx'

type Props = {
  sentence: string
  remark: string | null
  leftOut: ReactNode
  chips: readonly Filter[]
  all: readonly ListedCollege[]
  found: readonly ListedCollege[]
  family: Family
  lit: ListedCollege | null
  mapOpen: boolean
  /** Only some states are asked: the map shows them close. */
  isNear: boolean
  onLight: (college: ListedCollege | null) => void
  onAsk: (asked: Asked) => void
  /** Lets go of the distance, which is on this device only. */
  onAnyDistance: () => void
  onClear: () => void
}

/** The colors of the reader's own chances on the map. */
const bands = [
  ['ok', 'likely'],
  ['warn', 'target'],
  ['bad', 'reach'],
] as const

/** The answer in a sentence and as a map. */
export function Answer(props: Props) {
  const { sentence, remark, leftOut, all, found, family, lit, mapOpen, isNear, onLight } = props
  return (
    // On a phone the filters and the count below say the same as the sentence, and the first college stands higher.
    <div className="card grid max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:shadow-none grid-cols-[minmax(0,1fr)] lg:mb-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="flex min-w-0 flex-col sm:p-7">
        <p className="font-display text-[1.625rem] leading-tight font-bold tracking-tight text-balance max-sm:sr-only">
          {sentence}
        </p>
        {leftOut}
        {remark && (
          <p className="mt-2 text-[.9375rem] text-muted max-sm:mt-1 max-sm:text-[.8125rem]">{remark}</p>
        )}
        <div className="mt-auto max-sm:order-first">
          <Chips {...props} className="sm:pt-5" />
        </div>
      </div>
      <div className={`p-3 max-lg:order-first max-sm:px-0 max-sm:pt-0 ${mapOpen ? '' : 'max-lg:hidden'}`}>
        <CollegeMap all={all} found={found} family={family} lit={lit} isNear={isNear} onLight={onLight} />
        <p className="flex flex-wrap justify-end gap-x-4 px-2 text-[.8125rem] text-muted">
          {family.chances &&
            bands.map(([tone, label]) => (
              <span key={tone}>
                <svg aria-hidden width="10" height="10" className="mr-1.5 inline">
                  <circle className={`map-dot-${tone}`} cx="5" cy="5" r="5" />
                </svg>
                {label}
              </span>
            ))}
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

type ChipsProps = Pick<Props, 'chips' | 'family' | 'onAsk' | 'onAnyDistance' | 'onClear'> & {
  className?: string
}

/** The current filters, each removable. */
export function Chips({ chips, family, onAsk, onAnyDistance, onClear, className = '' }: ChipsProps) {
  if (chips.length === 0 && family.miles === null) return null
  return (
    <ul className={`asked-chips flex items-center gap-2 sm:flex-wrap ${className}`}>
      {chips.map((chip) => (
        <Chip key={chip.key} label={chip.label} onRemove={() => onAsk(chip.without)} />
      ))}
      {family.miles !== null && <Chip label={`Within ${family.miles} miles`} onRemove={onAnyDistance} />}
      <li>
        <button type="button" className="text-link px-2 text-[.9375rem]" onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li className="asked-chip">
      {label}
      <button type="button" className="icon-btn size-7" aria-label={`Without ${label}`} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </li>
  )
}
