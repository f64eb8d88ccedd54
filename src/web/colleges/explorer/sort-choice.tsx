import type { Sort } from '#web/colleges/finding/address.ts'

const words: Record<Sort, string> = {
  applied: 'Most applied to',
  graduation: 'Graduate in six years',
  rate: 'Hardest to get in',
  price: 'Lowest price',
  size: 'Most students',
  name: 'Name',
  near: 'Nearest',
}

type Props = { sort: Sort; canBeNear: boolean; onSort: (sort: Sort) => void }

export function SortChoice({ sort, canBeNear, onSort }: Props) {
  const offered = Object.entries(words).filter(([key]) => key !== 'near' || canBeNear)
  return (
    <label className="ml-auto flex items-center gap-2 text-[.9375rem] font-semibold">
      Sort by
      {/* The keys are those of `words`. */}
      <select
        className="field w-auto py-1.5 text-[.9375rem] font-medium"
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {offered.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
