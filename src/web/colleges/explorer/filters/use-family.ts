import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Chances, Family } from '#web/colleges/finding/find.ts'
import { placeOfZip } from '#web/colleges/finding/zips.ts'
import { profileText, tell } from '#web/platform/profile.ts'
import { useProfile } from '#web/platform/use-profile.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'
import type { FamilyAnswers } from './family-fields.tsx'

type Looked = { zip: string; place: Family['place']; failed: boolean }

export function useFamily(form: RefObject<HTMLFormElement | null>, chances: Chances | null): FamilyAnswers {
  const [likelyOnly, setLikelyOnly] = useState(false)
  useTakeOver(form, (element) => {
    // Chosen before the explorer's code had loaded.
    for (const field of element.querySelectorAll<HTMLInputElement>('[data-family]'))
      if (field.value !== '' && (field.dataset.family ?? '') in profileText())
        tell({ [field.dataset.family ?? '']: field.value })
  })
  const { income, home, zip, miles } = useProfile()
  const [looked, setLooked] = useState<Looked | null>(null)

  // The whole table of ZIP codes is fetched when a code is complete.
  useEffect(() => {
    if (zip.length !== 5) return
    let current = true
    placeOfZip(zip).then(
      (place) => current && setLooked({ zip, place, failed: false }),
      () => current && setLooked({ zip, place: null, failed: true }),
    )
    return () => {
      current = false
    }
  }, [zip])

  const own = looked?.zip === zip ? looked : null
  const place = own?.place ?? null
  const known = useMemo(
    () => ({ income, home, place, miles: place ? miles : null, chances, likelyOnly }),
    [income, home, place, miles, chances, likelyOnly],
  )
  return {
    income,
    home,
    zip,
    miles,
    zipState: own && !own.place ? (own.failed ? 'failed' : 'unknown') : null,
    known,
    setLikelyOnly,
    setHome: (state) => tell({ home: state ?? '' }),
    setZip: (text) => tell({ zip: text }),
    setMiles: (distance) => tell({ miles: distance === null ? '' : String(distance) }),
  }
}
