import { Button } from '#web/ui/button.tsx'

/** Replaces the filters above a list that is older than they are, or comes from a server without them. */
export function OlderSearch({ onRunAgain }: { onRunAgain: () => void }) {
  return (
    <div className="card mb-3 flex flex-wrap items-center justify-between gap-4 px-5 py-3 print:hidden">
      <p className="text-muted">
        This list lacks the facts by which others are filtered: majors and campus life.
      </p>
      <Button variant="outline" onClick={onRunAgain}>
        Run this search again
      </Button>
    </div>
  )
}
