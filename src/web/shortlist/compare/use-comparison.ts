import { useState } from 'react'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { useNavigate, useNewestLocation, useSearchParams } from '#web/platform/address.ts'

const comparedAtMost = 4
const comparedAtLeast = 2 // one alone shows its facts

const idsIn = (address: URLSearchParams): number[] => {
  const ids = (address.get('compare') ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

/** Marks the history entry that opening a comparison made: closing goes back over it. */
const opened = { openedComparison: true }

/** Which colleges are ticked, and which are compared: the latter are in the address. */
export function useComparison(colleges: readonly SavedCollege[]) {
  const navigate = useNavigate()
  const { search, state } = useNewestLocation()
  const [, setAddress] = useSearchParams()
  const inAddress = idsIn(new URLSearchParams(search))
  const [ticked, setTicked] = useState<readonly number[]>(() =>
    inAddress.length < comparedAtLeast ? [] : inAddress,
  )
  const saved = (unitids: readonly number[]) =>
    unitids
      .flatMap((unitid) => colleges.find((college) => college.unitid === unitid) ?? [])
      .slice(0, comparedAtMost)
  const chosen = saved(ticked)
  const shown = saved(inAddress)

  const go = (unitids: readonly number[], replace: boolean, passed: typeof state) =>
    setAddress(
      (now) => {
        if (unitids.length === 0) now.delete('compare')
        else now.set('compare', unitids.join(','))
        return now
      },
      { replace, state: passed, keepScroll: true },
    )

  return {
    chosen,
    isFull: chosen.length >= comparedAtMost,
    isReady: chosen.length >= comparedAtLeast,
    /** Empty if nothing is compared. */
    shown,
    /** The tick of a college in its row. */
    compared: (unitid: number) => ({
      ticked: chosen.some((one) => one.unitid === unitid),
      canTick: chosen.length < comparedAtMost,
      onTick: () =>
        setTicked(ticked.includes(unitid) ? ticked.filter((one) => one !== unitid) : [...ticked, unitid]),
    }),
    open: (looked: readonly SavedCollege[]) => {
      const unitids = looked.map(({ unitid }) => unitid)
      void go(unitids, false, opened)
    },
    drop: (unitid: number) => {
      const left = shown.map((college) => college.unitid).filter((one) => one !== unitid)
      setTicked(left)
      void go(left, true, state)
    },
    close: () => {
      // Already closed by Back or by this press; the dialog only reports it.
      if (shown.length === 0) return
      if (state?.openedComparison) void navigate(-1)
      else void go([], true, null)
    },
  }
}
export type ComparisonState = ReturnType<typeof useComparison>
