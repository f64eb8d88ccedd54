import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'

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
  const { state, key } = useLocation()
  const [address, setAddress] = useSearchParams()
  // What was requested since the address last changed. The dialog opens and closes with the press itself, before the
  // router has updated. Otherwise an Escape in between would be lost, and the dialog would open after it.
  const [asked, setAsked] = useState<{ unitids: readonly number[]; at: string } | null>(null)
  const [ticked, setTicked] = useState<readonly number[]>(() => {
    const compared = idsIn(address)
    return compared.length < comparedAtLeast ? [] : compared
  })
  if (asked && asked.at !== key) setAsked(null)
  const saved = (unitids: readonly number[]) =>
    unitids
      .flatMap((unitid) => colleges.find((college) => college.unitid === unitid) ?? [])
      .slice(0, comparedAtMost)
  const chosen = saved(ticked)
  const shown = saved(asked?.at === key ? asked.unitids : idsIn(address))

  const go = (unitids: readonly number[], how: { replace: boolean; state?: unknown }) => {
    setAsked({ unitids, at: key })
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        if (unitids.length === 0) next.delete('compare')
        else next.set('compare', unitids.join(','))
        return next
      },
      { ...how, preventScrollReset: true },
    )
  }

  return {
    chosen,
    isFull: chosen.length >= comparedAtMost,
    isReady: chosen.length >= comparedAtLeast,
    /** Empty if nothing is compared. */
    shown,
    tick: (unitid: number) =>
      setTicked(ticked.includes(unitid) ? ticked.filter((one) => one !== unitid) : [...ticked, unitid]),
    open: (looked: readonly SavedCollege[]) => {
      const unitids = looked.map(({ unitid }) => unitid)
      go(unitids, { replace: false, state: opened })
    },
    drop: (unitid: number) => {
      const left = shown.map((college) => college.unitid).filter((one) => one !== unitid)
      setTicked(left)
      go(left, { replace: true, state })
    },
    close: () => {
      // Already closed by Back or by this press; the dialog only reports it.
      if (shown.length === 0) return
      if (address.has('compare') && state?.openedComparison) {
        setAsked({ unitids: [], at: key })
        navigate(-1)
      } else go([], { replace: true })
    },
  }
}
export type ComparisonState = ReturnType<typeof useComparison>
