import { useEffect, useMemo, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { Report } from '#contract/matching/report.ts'
import { type Filters, noFilters, readFilters, writeFilters } from './filtering.ts'

const partOf = (chosen: Filters) => writeFilters(new URLSearchParams(), chosen).toString()

/** Filters are in the address, so that a reload, Back and a shared link keep them. `allowed` depends on the plan. */
export function useFilters(report: Report, allowed: boolean) {
  const [address, setAddress] = useSearchParams()
  const cameBy = useNavigationType()
  const read = (part: string) => readFilters(new URLSearchParams(part), report)
  // Memoized by its own part of the address: other changes there do not affect the list.
  const part = allowed ? partOf(readFilters(address, report)) : ''
  const chosen = useMemo(
    () => (part === '' ? noFilters : readFilters(new URLSearchParams(part), report)),
    [part, report],
  )

  // The router draws a new address a little later. A press before that starts from what was pressed, not from what is
  // drawn: otherwise the second of two quick presses would undo the first.
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    if (part === pressed.current || cameBy === 'POP') pressed.current = null
  }, [part, cameBy])
  const choose = (change: (now: Filters) => Filters) => {
    const next = read(partOf(change(read(pressed.current ?? part))))
    pressed.current = partOf(next)
    setAddress((now) => writeFilters(now, next), { replace: true, preventScrollReset: true })
  }
  return { chosen, choose }
}
