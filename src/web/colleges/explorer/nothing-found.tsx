import { ArrowRight } from 'lucide-react'
import { count, plural } from '#contract/prose.ts'
import type { Asked } from '#web/colleges/finding/address.ts'
import type { Found } from '#web/colleges/finding/find.ts'
import type { Chip } from '#web/colleges/finding/sentence.ts'

type Props = {
  chips: readonly Chip[]
  found: Found
  total: number
  /** The distance, which is no part of what was asked: it stays on this device. */
  miles: number | null
  onAsk: (asked: Asked) => void
  onAnyDistance: () => void
  onClear: () => void
}

/** The typed text that no college matches; null if other filters take part in finding nothing. */
function unknownName({ chips, found, miles }: Pick<Props, 'chips' | 'found' | 'miles'>): string | null {
  const text = chips.find(({ group }) => group === 'text')
  const others = [
    ...chips.flatMap(({ group }) => (group === 'text' ? [] : [group])),
    ...(miles === null ? [] : ['miles']),
  ]
  // Without the only other filter the text stands alone; with more of them it is not known which of them it is.
  const [other, ...more] = new Set(others)
  const alone = other === undefined || (more.length === 0 && found.without(other) === 0)
  return text && alone ? text.label : null
}

/** Which filter to remove, and how many colleges that brings back. */
export function NothingFound({ chips, found, total, miles, onAsk, onAnyDistance, onClear }: Props) {
  const unknown = unknownName({ chips, found, miles })
  const filters = chips.length + (miles === null ? 0 : 1)
  const groups = [
    ...[...new Map(chips.map((chip) => [chip.group, chip])).values()].map((chip) => ({
      group: chip.group,
      label: chip.group === 'text' ? chip.label : `“${chip.label}”`,
      remove: () => onAsk(chip.without),
    })),
    ...(miles === null ? [] : [{ group: 'miles', label: `“Within ${miles} miles”`, remove: onAnyDistance }]),
  ]
    .map((one) => ({ ...one, brings: found.without(one.group) }))
    .filter(({ brings }) => filters > 1 && brings > 0) // one filter alone is let go of by clearing all
    .sort((a, b) => b.brings - a.brings)
  return (
    <div className="card mt-4 grid gap-8 p-6 sm:p-10 lg:grid-cols-2 lg:items-center">
      <div>
        <h2 className="text-[1.625rem] leading-tight font-bold tracking-tight">
          {unknown ? `We know no college named ${unknown}.` : 'No college fits all of this.'}
        </h2>
        {unknown ? (
          <p className="mt-2 text-muted">
            Check the spelling, or try its city or state. We list colleges that award bachelor’s degrees.
          </p>
        ) : (
          <p className="mt-2 text-muted">
            {filters > 1 ? `All ${filters} filters together leave` : 'This leaves'} none of the {count(total)}{' '}
            colleges.
            {groups.length > 0 && ' Letting go of one brings some back:'}
          </p>
        )}
      </div>
      <ul className="grid gap-2">
        {groups.slice(0, 4).map(({ group, label, brings, remove }) => (
          <li key={group}>
            <button type="button" className="let-go" onClick={remove}>
              Without {label}
              <span className="ml-auto font-medium text-muted">{plural(brings, 'college')}</span>
              <ArrowRight size={18} aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="let-go" onClick={onClear}>
            Clear all filters
            <span className="ml-auto font-medium text-muted">{count(total)} colleges</span>
            <ArrowRight size={18} aria-hidden />
          </button>
        </li>
      </ul>
    </div>
  )
}
