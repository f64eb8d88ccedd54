import { useEffect, useReducer, useRef } from 'react'
import { findCollege, type SearchForm, searchFormErrors } from '#contract/matching/find-college.ts'
import { call } from '#web/platform/api.ts'
import { explain, ReplyError } from '#web/platform/api-error.ts'
import type { SavedSearch } from '#web/platform/history.ts'
import { emptyStep, nextStep } from './search.ts'
import { toRequest } from './to-request.ts'

const words = {
  refused: 'Smart platform request failed.',
  invalid: 'The smart platform returned an invalid response format.',
  unknown: 'Sorry, there was an error generating your college matches. Please try again.',
} // spec §8

function messageOf(error: unknown): string {
  if (error instanceof ReplyError) return words.invalid
  return explain(error, { refused: words.refused }) || words.unknown
}

/**
 * Runs a search and reports its state; `keep` saves the result. `place` is the list or form it was started from:
 * leaving it cancels the search, so that a late result does not pull the student back or overwrite another entry.
 */
export function useSearch(
  place: string,
  keep: (form: SearchForm, report: SavedSearch['report']) => SavedSearch,
) {
  const [search, dispatch] = useReducer(nextStep, emptyStep)
  const running = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the place is what it waits for
  useEffect(
    () => () => {
      if (!running.current) return
      running.current.abort()
      running.current = null
      dispatch({ type: 'given up' })
    },
    [place],
  )

  async function run(form: SearchForm): Promise<'refused' | 'answered'> {
    const errors = searchFormErrors(form, new Date().getFullYear())
    if (Object.keys(errors).length > 0) {
      dispatch({ type: 'refused', errors })
      return 'refused'
    }
    const asking = new AbortController()
    running.current = asking
    dispatch({ type: 'started', form })
    try {
      const report = await call(findCollege, { body: toRequest(form), signal: asking.signal })
      if (asking.signal.aborted) return 'answered'
      running.current = null
      dispatch({ type: 'found', saved: keep(form, report) })
    } catch (error) {
      if (asking.signal.aborted) return 'answered'
      running.current = null
      dispatch({ type: 'failed', message: messageOf(error) })
    }
    return 'answered'
  }

  const stop = (type: 'given up' | 'reset') => {
    running.current?.abort()
    running.current = null
    dispatch({ type })
  }
  const show = (saved: SavedSearch) => dispatch({ type: 'kept', saved })
  return { search, run, show, giveUp: () => stop('given up'), reset: () => stop('reset') }
}
