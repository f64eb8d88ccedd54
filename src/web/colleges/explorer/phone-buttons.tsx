import { List, Map as MapSign, SlidersHorizontal } from 'lucide-react'

/** What a phone shows instead of the list. */
export type Sheet = 'filters' | 'map' | null

type Props = { open: Sheet; filters: number; onOpen: (sheet: Sheet) => void }

/** On a wide screen filters and map are beside the list. */
export function PhoneButtons({ open, filters, onOpen }: Props) {
  const button = (sheet: NonNullable<Sheet>) => ({
    type: 'button' as const,
    className: 'btn btn-outline',
    'aria-expanded': open === sheet,
    onClick: () => onOpen(open === sheet ? null : sheet),
  })
  return (
    <div className="with-script mb-3 grid grid-cols-2 gap-2 lg:hidden">
      <button {...button('filters')}>
        <SlidersHorizontal size={18} aria-hidden /> Filters
        {filters > 0 && <span className="chip chip-accent">{filters}</span>}
      </button>
      <button {...button('map')}>
        {open === 'map' ? <List size={18} aria-hidden /> : <MapSign size={18} aria-hidden />}
        {open === 'map' ? 'List' : 'Map'}
      </button>
    </div>
  )
}
