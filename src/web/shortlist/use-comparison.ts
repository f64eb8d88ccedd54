import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SavedCollege } from '#contract/shortlist.ts'

const comparedAtMost = 4
const comparedAtLeast = 2

const idsIn = (address: URLSearchParams) =>
  (address.get('compare') ?? '').split(',').map(Number).filter(Number.isSafeInteger)

/** Which colleges are ticked, and which are on the screen side by side: those are in the address. */
export function useComparison(colleges: readonly SavedCollege[]) {
  const [address, setAddress] = useSearchParams()
  const [ticked, setTicked] = useState<readonly number[]>(() => idsIn(address))
  const saved = (unitids: readonly number[]) =>
    unitids.flatMap((unitid) => colleges.find((college) => college.unitid === unitid) ?? [])
  const chosen = saved(ticked).slice(0, comparedAtMost)
  const shown = saved([...new Set(idsIn(address))]).slice(0, comparedAtMost)

  const go = (unitids: readonly number[], replace: boolean) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        if (unitids.length === 0) next.delete('compare')
        else next.set('compare', unitids.join(','))
        return next
      },
      { replace, preventScrollReset: true },
    )

  return {
    chosen,
    isFull: chosen.length >= comparedAtMost,
    isReady: chosen.length >= comparedAtLeast,
    /** Empty while nothing is compared. */
    shown: shown.length >= comparedAtLeast ? shown : [],
    tick: (unitid: number) =>
      setTicked(ticked.includes(unitid) ? ticked.filter((one) => one !== unitid) : [...ticked, unitid]),
    open: () =>
      go(
        chosen.map(({ unitid }) => unitid),
        false,
      ),
    drop: (unitid: number) => {
      const left = shown.map((college) => college.unitid).filter((one) => one !== unitid)
      setTicked(left)
      go(left, true)
    },
    close: () => go([], true),
  }
}
export type ComparisonState = ReturnType<typeof useComparison>
