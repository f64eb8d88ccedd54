import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

/** The search is running, and can be given up. */
export function SearchingView({ onGiveUp }: { onGiveUp: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="wrap grid min-h-[60vh] place-items-center py-16">
      <div className="grid w-full max-w-md justify-items-center gap-5 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          Generating Matches...
        </h1>
        <div role="progressbar" aria-label="Generating Matches..." className="progress-track">
          <div className="progress-run" />
        </div>
        <p role="status" className="text-muted">
          We compare your profile with every college in the catalog. This takes a moment.
        </p>
        <Button variant="ghost" onClick={onGiveUp}>
          Back to the form
        </Button>
      </div>
    </div>
  )
}
