import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Report } from '#contract/matching/report.ts'
import { type Filters, noFilters, readFilters, writeFilters } from './filtering.ts'

/** The filters stand in the address, so that a reload, Back and a shared link keep them; `allowed` is the plan's. */
export function useFilters(report: Report, allowed: boolean) {
  const [address, setAddress] = useSearchParams()
  // By their own part of the address: what else changes there leaves the list as it is.
  const part = allowed ? writeFilters(new URLSearchParams(), readFilters(address, report)).toString() : ''
  const chosen = useMemo(
    () => (part === '' ? noFilters : readFilters(new URLSearchParams(part), report)),
    [part, report],
  )
  const choose = (next: Filters) =>
    setAddress((now) => writeFilters(now, next), { replace: true, preventScrollReset: true })
  return { chosen, choose }
}
