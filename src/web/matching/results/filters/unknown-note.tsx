import { CircleHelp } from 'lucide-react'

/** For a college that stays although its record says nothing about a chosen filter. */
export function UnknownNote({ unknown }: { unknown: readonly string[] }) {
  if (unknown.length === 0) return null
  return (
    <p className="mt-3 flex items-start gap-1.5 text-sm leading-snug font-medium text-muted">
      <CircleHelp size={16} aria-hidden className="mt-px shrink-0" />
      <span>Unknown here: {unknown.join('; ')}</span>
    </p>
  )
}
