import { useMemo } from 'react'
import type { Report } from '#contract/matching/report.ts'
import { useSearchParams } from '#web/platform/address.ts'
import { type Filters, noFilters, readFilters, writeFilters } from './filtering.ts'

const partOf = (chosen: Filters) => writeFilters(new URLSearchParams(), chosen).toString()

/** Filters are in the address, so that a reload, Back and a shared link keep them. `allowed` depends on the plan. */
export function useFilters(report: Report, allowed: boolean) {
  const [address, setAddress] = useSearchParams()
  // Memoized by its own part of the address: other changes there do not affect the list.
  const part = allowed ? partOf(readFilters(address, report)) : ''
  const chosen = useMemo(
    () => (part === '' ? noFilters : readFilters(new URLSearchParams(part), report)),
    [part, report],
  )

  const choose = (change: (now: Filters) => Filters) =>
    setAddress((now) => writeFilters(now, change(readFilters(now, report))), {
      replace: true,
      keepScroll: true,
    })
  return { chosen, choose }
}
