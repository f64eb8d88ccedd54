import { ArrowRight } from 'lucide-react'
import { type Asked, nothingAsked } from '#web/colleges/finding/address.ts'
import type { Found } from '#web/colleges/finding/find.ts'
import type { Chip } from '#web/colleges/finding/sentence.ts'
import { count } from '#web/platform/shown-figures.ts'

type Props = {
  chips: readonly Chip[]
  found: Found
  total: number
  milesAsked: boolean
  onAsk: (asked: Asked) => void
}

/** Which filter to remove, and how many colleges that brings back. */
export function NothingFound({ chips, found, total, milesAsked, onAsk }: Props) {
  // One filter alone is let go of by clearing all.
  const several = chips.length > 1 ? chips : []
  const groups = [...new Map(several.map((chip) => [chip.group, chip])).values()]
    .map((chip) => ({ chip, brings: found.without(chip.group) }))
    .filter(({ brings }) => brings > 0)
    .sort((a, b) => b.brings - a.brings)
  return (
    <div className="card mt-4 grid gap-8 p-6 sm:p-10 lg:grid-cols-2 lg:items-center">
      <div>
        <h2 className="text-[1.625rem] leading-tight font-bold tracking-tight">
          No college fits all of this.
        </h2>
        <p className="mt-2 text-muted">
          {chips.length > 1 ? `All ${chips.length} filters together leave` : 'This leaves'} none of the{' '}
          {count(total)} colleges.
          {groups.length > 0 && ' Letting go of one brings some back:'}
          {milesAsked && ` Within the distance you chose: ${count(found.without('miles'))} without it.`}
        </p>
      </div>
      <ul className="grid gap-2">
        {groups.slice(0, 4).map(({ chip, brings }) => (
          <li key={chip.key}>
            <button type="button" className="let-go" onClick={() => onAsk(chip.without)}>
              Without {chip.group === 'text' ? chip.label : `“${chip.label}”`}
              <span className="ml-auto font-medium text-muted">{count(brings)} colleges</span>
              <ArrowRight size={18} aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="let-go" onClick={() => onAsk(nothingAsked)}>
            Clear all filters
            <span className="ml-auto font-medium text-muted">{count(total)} colleges</span>
            <ArrowRight size={18} aria-hidden />
          </button>
        </li>
      </ul>
    </div>
  )
}
