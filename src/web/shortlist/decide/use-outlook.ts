import { useEffect, useState } from 'react'
import { type Outlook, outlook } from '#contract/shortlist/outlook.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import type { AskedAnswers } from './basis.ts'

const unreached = 'Your chances could not be worked out. Please try again.'

export type OutlookState = { outlook: Outlook | null; problem: string | null }

const nothing: OutlookState = { outlook: null, problem: null }

/** `answered`: those of the colleges that no longer have a chance. */
type Asked = { answers: AskedAnswers; colleges: readonly number[]; answered?: readonly number[] }

/** The outlook of the list for these answers. The old one stays while a new one loads; `asked` null asks nothing. */
export function useOutlook(asked: Asked | null, pauseMs: number): OutlookState {
  const [looked, setLooked] = useState(nothing)
  const key = asked && asked.colleges.length > 0 ? JSON.stringify(asked) : null
  useEffect(() => {
    if (key === null) return setLooked(nothing)
    // Written a few lines above.
    const { answers, ...which } = JSON.parse(key) as { answers: AskedAnswers; colleges: number[] }
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call(outlook, { body: { ...answers, ...which }, signal: asking.signal }).then(
        (outlook) => setLooked({ outlook, problem: null }),
        (error: unknown) => {
          if (asking.signal.aborted) return
          setLooked((now) => ({ ...now, problem: explain(error, { refused: unreached }) }))
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [key, pauseMs])
  return looked
}
