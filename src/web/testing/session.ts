import { onTestFinished, vi } from 'vitest'
import type { Profile } from '#contract/accounts.ts'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { type Account, provideSession, type Session, type SessionPort } from '#web/platform/session.ts'

type Wishes = Partial<Account> &
  Partial<Pick<SessionPort, 'refresh' | 'end' | 'logout'>> & { accessToken?: string }

const ada: Account = {
  id: 'account-1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  emailConfirmed: true,
  plan: 'free',
  subscriptionStatus: 'free',
  subscriptionEndsAt: null,
  subscriptionSource: null,
  subscriptionPaid: false,
  paymentProblem: false,
}

/** Ada, on the free plan by default. */
export const account = (wishes: Partial<Account> = {}): Account => ({ ...ada, ...wishes })

/** Someone is signed in. Ending or logging out signs out. */
export function signIn({ accessToken = 'access-token', refresh, end, logout, ...wishes }: Wishes = {}) {
  const holder = hold({ status: 'signed-in', account: account(wishes) })
  provideSession({
    ...holder.port,
    accessToken: () => accessToken,
    refresh: refresh ?? (async () => true),
    end: end ?? ((notice) => holder.become({ status: 'signed-out', notice })),
    logout: logout ?? (async () => holder.become({ status: 'signed-out', notice: null })),
  })
  return holder
}

/** Nobody is signed in; `become` changes that later. */
export function signOut(notice: string | null = null) {
  const holder = hold({ status: 'signed-out', notice })
  provideSession(holder.port)
  return holder
}

let leave = () => {}

/**
 * The real session of a newly opened page, over what the tests' server answers; with tokens kept from an earlier visit,
 * if given.
 */
export function realSession(kept: { access?: string; refresh?: string } = {}): SessionPort {
  for (const [key, token] of Object.entries(kept)) localStorage.setItem(key, token)
  leave()
  const { session, stop } = startAccountSession()
  leave = stop
  onTestFinished(stop)
  return session
}

/** What the profile call answers for Ada. */
export const adasProfile: Profile = {
  id: ada.id,
  first_name: ada.firstName,
  last_name: ada.lastName,
  email: ada.email,
  email_confirmed: true,
  subscription_tier: 'free',
  subscription_status: 'free',
  subscription_end_date: null,
  subscription_source: null,
  payment_problem: false,
}

function hold(first: Session) {
  let now = first
  const listeners = new Set<() => void>()
  const become = (next: Session) => {
    now = next
    for (const listener of listeners) listener()
  }
  const port: SessionPort = {
    read: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ready: async () => now,
    accessToken: () => null,
    refresh: async () => false,
    open: vi.fn(async () => null),
    refetch: vi.fn(async () => now),
    learn: (account) => become({ status: 'signed-in', account }),
    retry: vi.fn(),
    end: vi.fn(),
    logout: vi.fn(async () => {}),
  }
  return { port, become }
}
