import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Report } from '#contract/matching/report.ts'
import { type Filters, noFilters, readFilters, writeFilters } from './filtering.ts'

/** Filters are in the address, so that a reload, Back and a shared link keep them. `allowed` depends on the plan. */
export function useFilters(report: Report, allowed: boolean) {
  const [address, setAddress] = useSearchParams()
  // Memoized by its own part of the address: other changes there do not affect the list.
  const part = allowed ? writeFilters(new URLSearchParams(), readFilters(address, report)).toString() : ''
  const chosen = useMemo(
    () => (part === '' ? noFilters : readFilters(new URLSearchParams(part), report)),
    [part, report],
  )
  const choose = (next: Filters) =>
    setAddress((now) => writeFilters(now, next), { replace: true, preventScrollReset: true })
  return { chosen, choose }
}
