import type { ShareComment } from '#contract/shortlist/sharing.ts'
import { asDay } from '#web/platform/dates.ts'
import { focusBeside } from '#web/shortlist/list/focus-beside.ts'
import { useConfirm } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { SharesState } from './use-shares.ts'

const deleteButtonId = (id: string) => `delete-comment-${id}`

/** What others said about the list, as plain text; the student can delete any of it. */
export function Comments({ shares: { comments, deleteComment } }: { shares: SharesState }) {
  const confirm = useConfirm()

  async function remove({ id, author }: ShareComment) {
    // Only its author could write it again, so there is no undo.
    const question = `Delete the comment of ${author}? This cannot be undone.`
    if (!(await confirm(question, { yes: 'Delete it', no: 'Keep it' }))) return
    const problem = await deleteComment(id)
    if (problem !== null) return showToast({ text: problem, tone: 'bad' })
    const ids = comments.map((comment) => comment.id)
    focusBeside(id, { ids, buttonId: deleteButtonId, headingId: 'my-colleges' })
    showToast({ text: `The comment of ${author} is deleted.` })
  }

  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments" className="no-print grid gap-4">
      <h2 id="comments" className="text-2xl font-bold tracking-tight">
        Comments on your list
      </h2>
      <ul className="card divide-y divide-border px-5">
        {comments.map((comment) => (
          <li key={comment.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-sm text-muted">
                <strong className="font-semibold text-fg">{comment.author}</strong> (name not verified),{' '}
                {asDay(comment.at)}
                {comment.through && `, through “${comment.through}”`}
              </p>
              <p className="whitespace-pre-wrap">{comment.text}</p>
            </div>
            <Button
              id={deleteButtonId(comment.id)}
              variant="ghost"
              className="px-3 text-muted"
              onClick={() => void remove(comment)}
            >
              Delete<span className="sr-only"> the comment of {comment.author}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
