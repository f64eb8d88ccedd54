import { useLocation } from '#web/platform/address.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'

/** spec §4. In the address, so that reload and Back work. */
export type LoginMode = 'login' | 'forgot' | 'forgot_sent'

/** What a page passes on with the visitor; nothing that must outlive the visit. */
type Handover = { created: boolean; email: string }

/** The address of /login or /signup. The page is prerendered for the bare address, so the rest waits for hydration. */
export function useLoginAddress() {
  const { search, state } = useLocation()
  const hydrated = useHydrated()
  const params = new URLSearchParams(hydrated ? search : '')
  const given: Partial<Handover> = hydrated && typeof state === 'object' && state !== null ? state : {}
  return {
    mode: modeOf(params.get('mode')),
    created: given.created === true,
    email: typeof given.email === 'string' ? given.email : '',
    /** Another of these forms, keeping where the visitor wanted to go. */
    to: (path: '/login' | '/signup', mode: LoginMode = 'login') => path + kept(params, mode),
  }
}

const modeOf = (text: string | null): LoginMode =>
  text === 'forgot' || text === 'forgot_sent' ? text : 'login'

function kept(params: URLSearchParams, mode: LoginMode): string {
  const next = new URLSearchParams()
  const from = params.get('from')
  if (from !== null) next.set('from', from)
  if (mode !== 'login') next.set('mode', mode)
  const search = next.toString()
  return search && `?${search}`
}
