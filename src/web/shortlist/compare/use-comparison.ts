import { comparePath, mostCompared } from '#contract/colleges/college-page.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { useNewestLocation, useSearchParams } from '#web/platform/address.ts'

const comparedAtLeast = 2

const idsIn = (address: URLSearchParams): number[] => {
  const ids = (address.get('compare') ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

/** Which colleges are ticked. They are in the address, so that Back from the comparison finds them ticked. */
export function useComparison(colleges: readonly SavedCollege[]) {
  const [, setAddress] = useSearchParams()
  const chosen = idsIn(new URLSearchParams(useNewestLocation().search))
    .filter((unitid) => colleges.some((college) => college.unitid === unitid))
    .slice(0, mostCompared)
  const choose = (unitids: readonly number[]) =>
    setAddress(
      (now) => {
        if (unitids.length === 0) now.delete('compare')
        else now.set('compare', unitids.join(','))
        return now
      },
      { replace: true, keepScroll: true },
    )
  const isFull = chosen.length >= mostCompared
  return {
    count: chosen.length,
    isFull,
    /** The page that shows them side by side; null with too few. */
    path: chosen.length < comparedAtLeast ? null : comparePath(chosen.map(String)),
    /** The tick of a college in its row. */
    compared: (unitid: number) => {
      const ticked = chosen.includes(unitid)
      return {
        ticked,
        canTick: !isFull,
        onTick: () => void choose(ticked ? chosen.filter((one) => one !== unitid) : [...chosen, unitid]),
      }
    },
  }
}
export type ComparisonState = ReturnType<typeof useComparison>
