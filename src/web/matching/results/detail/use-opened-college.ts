import { useNavigate, useNewestLocation, useSearchParams } from '#web/platform/address.ts'

const key = 'college'

/** Marks the history entry that opening made: closing goes back over it. */
const opened = { openedCollege: true }

/** Which college's sheet is open, by its id. It is in the address: Back closes it, a reload shows it. */
export function useOpenedCollege() {
  const navigate = useNavigate()
  const { search, state } = useNewestLocation()
  const [, setAddress] = useSearchParams()
  const unitid = Number(new URLSearchParams(search).get(key)) || null

  const go = (next: number | null, replace: boolean, passed: typeof state) =>
    setAddress(
      (now) => {
        if (next === null) now.delete(key)
        else now.set(key, String(next))
        return now
      },
      { replace, state: passed, keepScroll: true },
    )
  return {
    unitid,
    open: (next: number) => go(next, false, opened),
    /** Replaces the current entry, so that Back still leads to the list. */
    turnTo: (next: number) => go(next, true, state),
    close: () => {
      // Already closed by Back or by this press; the dialog only reports it.
      if (unitid === null) return
      if (state?.openedCollege) void navigate(-1)
      else void go(null, true, null)
    },
  }
}
