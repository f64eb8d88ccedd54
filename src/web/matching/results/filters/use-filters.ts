import { useSearchParams } from 'react-router'
import type { Report } from '#contract/report.ts'
import { type Filters, noFilters, readFilters, writeFilters } from './filtering.ts'

/** The filters stand in the address, so that a reload, Back and a shared link keep them; `allowed` is the plan's. */
export function useFilters(report: Report, allowed: boolean) {
  const [address, setAddress] = useSearchParams()
  const chosen = allowed ? readFilters(address, report) : noFilters
  const choose = (next: Filters) =>
    setAddress((now) => writeFilters(now, next), { replace: true, preventScrollReset: true })
  return { chosen, choose }
}
