import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

export type Compared = { ticked: boolean; canTick: boolean; onTick: () => void }

export function CompareTick({ name, compared }: { name: string; compared: Compared }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[.9375rem] font-medium has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <input
        type="checkbox"
        checked={compared.ticked}
        disabled={!compared.ticked && !compared.canTick}
        onChange={compared.onTick}
        className="tick"
      />
      <span className="compare-word">
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  )
}

type RemoveProps = { id?: string; name: string; onRemove: () => void }

export function RemoveButton({ id, name, onRemove }: RemoveProps) {
  return (
    <Button {...(id && { id })} variant="ghost" onClick={onRemove} className="ml-auto px-3 text-muted">
      <Trash2 size={18} aria-hidden />
      Remove<span className="sr-only"> {name}</span>
    </Button>
  )
}
