import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'

const comparedAtMost = 4
const comparedAtLeast = 2 // one alone is its facts

const idsIn = (address: URLSearchParams): number[] => {
  const ids = (address.get('compare') ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

/** On the history entry that opening a comparison made: closing it goes back over it. */
const opened = { openedComparison: true }

/** Which colleges are ticked, and which are on the screen side by side: those are in the address. */
export function useComparison(colleges: readonly SavedCollege[]) {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const [address, setAddress] = useSearchParams()
  // What was asked of the address since it last changed: the dialog opens and closes with the press itself, not once
  // the router gets there. Otherwise an Escape in between is lost, and the dialog opens after it.
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
    /** Empty while nothing is looked at. */
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
      // Back, or this very press, has closed it already, and the dialog says so afterwards.
      if (shown.length === 0) return
      if (address.has('compare') && state?.openedComparison) {
        setAsked({ unitids: [], at: key })
        navigate(-1)
      } else go([], { replace: true })
    },
  }
}
export type ComparisonState = ReturnType<typeof useComparison>
