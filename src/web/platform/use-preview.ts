import { useEffect, useState } from 'react'
import { type Preview, previewColleges } from '#contract/matching/preview.ts'
import type { Sent } from '#contract/wire/endpoint.ts'
import { call } from './api.ts'

type Answers = Sent<typeof previewColleges.body>

/** The distribution of colleges for these answers, once they have stopped changing. The last one stays until then. */
export function usePreview(answers: Answers, pauseMs: number): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const key = JSON.stringify(answers)
  useEffect(() => {
    const body = JSON.parse(key) as Answers // written two lines above
    if (!previewColleges.body.safeParse(body).success) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call(previewColleges, { body, signal: asking.signal }).then(setPreview, () => {
        // Offline or too many requests: the page works without it.
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [key, pauseMs])
  return preview
}
