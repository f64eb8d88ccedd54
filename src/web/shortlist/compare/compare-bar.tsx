import { Columns3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import type { ComparisonState } from './use-comparison.ts'
import './compare-bar.css'

type Props = { comparison: ComparisonState; total: number; className: string }

/** At the end of the list, as a child of its card: with a tick it stays in view as long as the list does. */
export function CompareBar({ comparison, total, className }: Props) {
  const { count, path, isFull } = comparison
  const bar = useRef<HTMLDivElement>(null)
  const stays = count > 0
  useEffect(() => {
    if (stays) uncover(bar.current)
  }, [stays])
  if (total < 2) return null
  const hint = path
    ? `${count} chosen${isFull ? ', as many as fit side by side' : ''}.`
    : 'Choose two to four colleges to see them side by side.'
  const label = (
    <>
      <Columns3 size={18} aria-hidden />
      Compare
    </>
  )
  return (
    <div
      ref={bar}
      className={`no-print flex items-center justify-between gap-3 border-t border-border bg-surface py-4 ${stays ? 'compare-bar-stays' : ''} ${className}`}
    >
      <p aria-live="polite" className="min-w-0 flex-1 text-[.9375rem] leading-snug text-muted">
        {hint}
      </p>
      {path ? (
        <LinkButton to={path} variant="outline">
          {label}
        </LinkButton>
      ) : (
        <Button variant="outline" disabled>
          {label}
        </Button>
      )}
    </div>
  )
}

/** The tick just made may be where the bar comes up (scroll-padding reserves the space). */
function uncover(bar: HTMLElement | null) {
  const focused = document.activeElement
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return
  const { bottom, top } = focused.getBoundingClientRect()
  // Below the bar are the buttons of a phone.
  if (bottom > bar.getBoundingClientRect().top && top < innerHeight)
    focused.scrollIntoView({ block: 'nearest' })
}
