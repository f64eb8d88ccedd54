import { useEffect, useRef } from 'react'

/** `field` is the id of the control, or of its group. */
type FieldProblem = { field: string; message: string }

type Props = {
  problems: readonly FieldProblem[]
  /** Changes with each refused submit; the problems themselves may become fewer in between. */
  refusal?: unknown
}

/** What is wrong with a form, above it. Each entry scrolls to its field and focuses it (spec §2). */
export function ErrorSummary({ problems, refusal = problems }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // A refusal was just earned by pressing the button: take the reader to it. Entries that are mended leave in silence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is the occasion, what it holds does not matter
  useEffect(() => {
    if (!box.current) return
    window.scrollTo({ top: 0 })
    box.current.focus({ preventScroll: true })
  }, [refusal])

  if (problems.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-2xl border border-bad bg-bad-soft p-5 text-on-bad"
    >
      <h2 className="text-lg font-bold">Please correct the issues below:</h2>
      <ul className="mt-2 list-disc pl-5">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault()
                goToField(field)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The label is visible too, and the sticky header covers neither (scroll-padding-top). */
function goToField(id: string) {
  const control = document.getElementById(id)
  const label =
    control?.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control
  label?.scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}
