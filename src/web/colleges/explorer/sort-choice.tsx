import type { Sort } from '#web/colleges/finding/address.ts'
import { Select } from '#web/ui/select.tsx'

const words: Record<Sort, string> = {
  applied: 'Most applied to',
  graduation: 'Graduate in six years',
  rate: 'Hardest to get in',
  price: 'Lowest price',
  size: 'Most students',
  name: 'Name',
  near: 'Nearest',
}

export const smallSelect = 'py-1.5 text-[.9375rem] font-medium'

type Props = { sort: Sort; canBeNear: boolean; onSort: (sort: Sort) => void }

export function SortChoice({ sort, canBeNear, onSort }: Props) {
  const offered = Object.entries(words).filter(([key]) => key !== 'near' || canBeNear)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
    <label className="ml-auto flex items-center gap-2 text-[.9375rem] font-semibold">
      <span className="max-sm:sr-only">Sort by</span>
      <Select
        name="sort"
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)} // the keys are those of `words`
        options={offered.map(([value, label]) => ({ value, label }))}
        className={smallSelect}
      />
    </label>
  )
}
