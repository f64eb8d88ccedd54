import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'

// Where the app is. A page reads and changes its address only through these hooks; app/routes/router.ts is behind them.

/** One entry of the browser's history. */
export type Location = {
  pathname: string
  search: string
  hash: string
  /** What the page that led here passed on. */
  state: Readonly<Record<string, unknown>> | null
  /** Another one for each entry. */
  key: string
}

export type Move = {
  /** Instead of a new entry. */
  replace?: boolean
  state?: Location['state']
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean
}

export type Shown = {
  location: Location
  cameBy: 'back or forward' | 'push' | 'replace'
  keepScroll: boolean
}

export type Address = {
  /** The newest; a page that is being drawn may still show the one before. */
  read: () => Shown
  /** To a path, to a query of the same page ('?search=1'), or by a number of entries back or forward. */
  navigate: (to: string | number, move?: Move) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

type Drawn = { address: Address; shown: Shown }

export const AddressContext = createContext<Drawn | null>(null)

function useDrawn(): Drawn {
  const drawn = useContext(AddressContext)
  if (!drawn) throw new Error('This is drawn outside the app.')
  return drawn
}

export const useNavigate = () => useDrawn().address.navigate
export const useLocation = () => useDrawn().shown.location
export const useShown = () => useDrawn().shown

/**
 * The newest location, drawn with the press itself: for what opens and closes at a press. The page around it follows a
 * little later, and a press in between (Escape, Back) must find what is really open.
 */
export function useNewestLocation(): Location {
  const { address } = useDrawn()
  const read = () => address.read().location
  return useSyncExternalStore(address.subscribe, read, read)
}

/** The query of the address as drawn, and how to change it. The change starts from the newest, not from the drawn one. */
export function useSearchParams() {
  const { address, shown } = useDrawn()
  const { search } = shown.location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, move?: Move) =>
      address.navigate(`?${next(new URLSearchParams(address.read().location.search))}`, move),
    [address],
  )
  return [params, change] as const
}
