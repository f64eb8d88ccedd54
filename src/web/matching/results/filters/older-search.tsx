import { Button } from '#web/ui/button.tsx'

/** In place of the filters, above a search kept from before there were any. */
export function OlderSearch({ onRunAgain }: { onRunAgain: () => void }) {
  return (
    <div className="card mb-3 flex flex-wrap items-center justify-between gap-4 px-5 py-3 print:hidden">
      <p className="text-muted">
        This search was saved before lists could be filtered by major and campus life.
      </p>
      <Button variant="outline" onClick={onRunAgain}>
        Run this search again
      </Button>
    </div>
  )
}
