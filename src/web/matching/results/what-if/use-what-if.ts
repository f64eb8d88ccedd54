import { startTransition, useEffect, useRef, useState } from 'react'
import { type SearchForm, whatIf } from '#contract/matching/find-college.ts'
import type { Report } from '#contract/matching/report.ts'
import { toRequest } from '#web/matching/to-request.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'

/** How long to wait for more input before asking the server. */
const pauses = { moved: 120, typed: 500 }

type Waiting = { timer: number; asking: AbortController }
function callOff(waiting: Waiting | null) {
  window.clearTimeout(waiting?.timer)
  waiting?.asking.abort()
}

export type Tried = { form: SearchForm; report: Report }

/** What-if: the list that other answers would give, until they are kept or dropped. */
export function useWhatIf() {
  const [tried, setTried] = useState<Tried | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const waiting = useRef<Waiting | null>(null)
  useEffect(() => () => callOff(waiting.current), [])

  async function ask(form: SearchForm, asking: AbortController) {
    try {
      const report = await call(whatIf, { body: toRequest(form), signal: asking.signal })
      if (asking.signal.aborted) return
      // The slider must not wait for the list.
      startTransition(() => {
        setTried({ form, report })
        setProblem(null)
      })
    } catch (error) {
      if (!asking.signal.aborted)
        setProblem(explain(error, { refused: 'These answers could not be tried out. Please try again.' }))
    }
  }

  return {
    tried,
    problem,
    /** Cancels an earlier request: only the newest answers count. */
    attempt: (form: SearchForm, how: keyof typeof pauses) => {
      callOff(waiting.current)
      const asking = new AbortController()
      waiting.current = { asking, timer: window.setTimeout(() => void ask(form, asking), pauses[how]) }
    },
    drop: () => {
      callOff(waiting.current)
      setTried(null)
      setProblem(null)
    },
  }
}
