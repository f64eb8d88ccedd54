import { ExternalLink, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Column } from './table/column.ts'
import { loadFacts } from './table/loaded-facts.ts'
import { roles } from './table/roles.ts'
import type { Cell } from './table/table.ts'

type Props = { column: Column; cell: Cell | null; onRemove?: () => void }

/** The college's place, its website, and the loading state of its facts. */
export function CollegeCell({ column: { unitid, collegeName, loaded }, cell, onRemove }: Props) {
  const website = loaded.step === 'ready' ? loaded.facts.links.website : null
  const td = useRef<HTMLTableCellElement>(null)
  const tryAgain = () => {
    td.current?.focus() // the pressed button disappears while we load
    void loadFacts(unitid)
  }
  return (
    <td {...roles.cell} ref={td} tabIndex={-1} className="outline-none">
      <span aria-hidden className="compare-name">
        {collegeName}
      </span>
      {loaded.step === 'loading' && (
        <span className="flex items-center gap-2 text-muted">
          <Spinner /> Loading<span className="sr-only"> {collegeName}</span>
        </span>
      )}
      {loaded.step === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-on-bad">{loaded.message}</p>
          <Button variant="outline" onClick={tryAgain}>
            Try again<span className="sr-only"> to load {collegeName}</span>
          </Button>
        </div>
      )}
      {cell && (
        <span>
          {cell.text}
          {cell.year && <span className="compare-year"> {cell.year}</span>}
        </span>
      )}
      <span className="compare-actions">
        {website && (
          <a href={website} target="_blank" rel="noreferrer" className="text-link compare-action">
            Website<span className="sr-only"> of {collegeName}</span>
            <ExternalLink size={14} aria-hidden />
          </a>
        )}
        {onRemove && (
          <button type="button" onClick={onRemove} className="compare-action compare-remove">
            <X size={16} aria-hidden />
            Remove<span className="sr-only"> {collegeName} from comparison</span>
          </button>
        )}
      </span>
    </td>
  )
}
