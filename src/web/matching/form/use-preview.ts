import { useEffect, useState } from 'react'
import type { SearchForm } from '#contract/matching/find-college.ts'
import { type Preview, previewColleges } from '#contract/matching/preview.ts'
import { call } from '#web/platform/api.ts'

const pauseMs = 250

/** What the preview needs: the record, the major and the home state. As a key it tells when one of them changed. */
const askedOf = (form: SearchForm) => ({
  gpa: form.gpaUnweighted,
  sat: form.satScore,
  act: form.actScore,
  class_rank: form.classRank,
  major: form.major,
  state: form.stateOfResidence,
})

/** The distribution of colleges for what is typed so far. The last one stays until a new one arrives. */
export function usePreview(form: SearchForm): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const key = JSON.stringify(askedOf(form))
  useEffect(() => {
    const body = JSON.parse(key) as ReturnType<typeof askedOf> // written three lines above
    if (!previewColleges.body.safeParse(body).success) return setPreview(null)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call(previewColleges, { body, signal: asking.signal }).then(setPreview, () => {
        // Optional: the form works without it, and the search itself reports what is wrong.
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [key])
  return preview
}
