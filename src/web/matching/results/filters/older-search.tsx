import { Button } from '#web/ui/button.tsx'

/** In place of the filters, above a search kept from before there were any. */
export function OlderSearch({ onRunAgain }: { onRunAgain: () => void }) {
  return (
    <div className="card mt-6 flex flex-wrap items-center justify-between gap-4 px-6 py-4">
      <p className="text-muted">
        This search was saved before lists could be filtered by major and campus life.
      </p>
      <Button variant="outline" onClick={onRunAgain}>
        Run this search again
      </Button>
    </div>
  )
}
