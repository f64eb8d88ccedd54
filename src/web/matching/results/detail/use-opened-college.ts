import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const key = 'college'

/** Marks the history entry that opening made: closing goes back over it. */
const opened = { openedCollege: true }

/** Which college's sheet is open, by its id. It is in the address: Back closes it, a reload shows it. */
export function useOpenedCollege() {
  const navigate = useNavigate()
  const { state, key: entry } = useLocation()
  const [address, setAddress] = useSearchParams()
  // What was requested since the address last changed. The sheet opens and closes with the press itself, before the
  // router has updated. Otherwise an Escape in between would be lost, and the sheet would open after it.
  const [asked, setAsked] = useState<{ unitid: number | null; at: string } | null>(null)
  if (asked && asked.at !== entry) setAsked(null)
  const inAddress = Number(address.get(key)) || null
  const unitid = asked?.at === entry ? asked.unitid : inAddress

  const go = (next: number | null, how: { replace: boolean; state?: unknown }) => {
    setAsked({ unitid: next, at: entry })
    setAddress(
      (now) => {
        const params = new URLSearchParams(now)
        if (next === null) params.delete(key)
        else params.set(key, String(next))
        return params
      },
      { ...how, preventScrollReset: true },
    )
  }
  return {
    unitid,
    open: (next: number) => go(next, { replace: false, state: opened }),
    /** Replaces the current entry, so that Back still leads to the list. */
    turnTo: (next: number) => go(next, { replace: true, state }),
    close: () => {
      // Already closed by Back or by this press; the dialog only reports it.
      if (unitid === null) return
      if (inAddress !== null && state?.openedCollege) {
        setAsked({ unitid: null, at: entry })
        navigate(-1)
      } else go(null, { replace: true })
    },
  }
}
