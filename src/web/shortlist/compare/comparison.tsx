import { useRef, useState } from 'react'
import { Modal } from '#web/ui/modal.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { Compared } from './table/column.ts'
import { useFacts } from './table/loaded-facts.ts'
import { tableOf } from './table/table.ts'

type Props = {
  /** One, or two to four side by side. With none the dialog is closed; keep it mounted for the focus to return. */
  colleges: readonly Compared[]
  onRemove: (unitid: number) => void
  onClose: () => void
}

/** Saved colleges side by side, or the facts of one: each with its year. */
export function Comparison({ colleges, onRemove, onClose }: Props) {
  const [first, ...others] = colleges
  const title = first && others.length === 0 ? first.collegeName : 'Compare colleges'
  return (
    <Modal open={colleges.length > 0} onClose={onClose} title={title} wide>
      <Content colleges={colleges} onRemove={onRemove} />
    </Modal>
  )
}

function Content({ colleges, onRemove }: Omit<Props, 'onClose'>) {
  const [removed, setRemoved] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const loaded = useFacts(colleges.map(({ unitid }) => unitid))
  const table = tableOf(loaded.map((one) => (one.step === 'ready' ? one.facts : null)))
  const takeOut = ({ unitid, collegeName }: Compared) => {
    setRemoved(`${collegeName} was taken out of the comparison.`)
    body.current?.focus() // the pressed button is removed with its column
    onRemove(unitid)
  }
  const columns = colleges.map((college, index) => ({ ...college, loaded: loaded[index] ?? waiting }))
  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {removed}
      </p>
      <ComparisonTable columns={columns} table={table} {...(colleges.length > 2 && { onRemove: takeOut })} />
      {table.sources.length > 0 && (
        <p className="mt-8 max-w-[70ch] text-sm text-muted">
          Sources: {table.sources.join('; ')}.{' '}
          {colleges.length > 1
            ? 'We show what was reported and do not say which college is better: that depends on you.'
            : 'We show what was reported.'}
        </p>
      )}
    </div>
  )
}

const waiting = { step: 'loading' } as const
