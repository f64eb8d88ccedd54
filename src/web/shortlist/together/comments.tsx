import { asDay } from '#web/platform/dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { SharesState } from './use-shares.ts'

/** What others said about the list, as plain text; the student can delete any of it. */
export function Comments({ shares: { comments, deleteComment } }: { shares: SharesState }) {
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments" className="no-print grid gap-4">
      <h2 id="comments" className="text-2xl font-bold tracking-tight">
        Comments on your list
      </h2>
      <ul className="card divide-y divide-border px-5">
        {comments.map(({ id, author, through, text, at }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-sm text-muted">
                <strong className="font-semibold text-fg">{author}</strong>, {asDay(at)}
                {through && `, through “${through}”`}
              </p>
              <p className="whitespace-pre-wrap">{text}</p>
            </div>
            <Button variant="ghost" className="px-3 text-muted" onClick={() => void deleteComment(id)}>
              Delete<span className="sr-only"> the comment of {author}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
