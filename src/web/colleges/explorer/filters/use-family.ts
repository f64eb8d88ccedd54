import { type RefObject, useEffect, useMemo, useState } from 'react'
import { stateCode } from '#contract/states.ts'
import type { Family } from '#web/colleges/finding/find.ts'
import { placeOfZip } from '#web/colleges/finding/zips.ts'
import { useIncome } from '#web/platform/income.ts'
import { perVisit } from '#web/platform/storage.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'
import type { FamilyAnswers } from './family-fields.tsx'

// Stored in this tab only, like the income (platform/income.ts): no address, no request, cleared at logout.
const keys = { home: 'family-home', zip: 'family-zip', miles: 'family-miles' } as const

/** A choice made before the explorer's code had loaded. */
function keepFamily(what: string, value: string) {
  if (what === 'income') perVisit.write('family-income', value)
  else if (what in keys) perVisit.write(keys[what as keyof typeof keys], value) // checked on this line
}

type Looked = { zip: string; place: Family['place']; failed: boolean }

export function useFamily(form: RefObject<HTMLFormElement | null>): FamilyAnswers {
  useTakeOver(form, (element) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('[data-family]'))
      if (field.value !== '') keepFamily(field.dataset.family ?? '', field.value)
  })
  const income = useIncome()
  const home = stateCode(useStored(perVisit, keys.home) ?? '')
  const zip = useStored(perVisit, keys.zip) ?? ''
  const milesText = useStored(perVisit, keys.miles)
  const miles = milesText === null ? null : Number(milesText)
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
    () => ({ income, home, place, miles: place ? miles : null }),
    [income, home, place, miles],
  )
  return {
    income,
    home,
    zip,
    miles,
    zipState: own && !own.place ? (own.failed ? 'failed' : 'unknown') : null,
    known,
    setHome: (state) => void perVisit.write(keys.home, state),
    setZip: (text) => void perVisit.write(keys.zip, text === '' ? null : text),
    setMiles: (distance) => void perVisit.write(keys.miles, distance === null ? null : String(distance)),
  }
}
