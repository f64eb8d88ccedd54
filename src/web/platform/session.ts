import { useSyncExternalStore } from 'react'
import type { PlanName } from '#contract/plans.ts'

/** Who is here, in our own words; what the wire calls these stays in the accounts domain. */
export type Account = {
  id: string
  firstName: string
  lastName: string
  email: string
  plan: PlanName
  subscriptionStatus: 'free' | 'active' | 'canceled'
  /** ISO 8601 UTC. */
  subscriptionEndsAt: string | null
  /** Gold from the operator has no portal and does not renew. */
  subscriptionSource: 'stripe' | 'operator' | null
  paymentProblem: boolean
}

export type Session =
  | { status: 'starting' }
  /** `notice` is said once on the page the visitor is sent to ('Session expired. Please log in again.'). */
  | { status: 'signed-out'; notice: string | null }
  | { status: 'signed-in'; account: Account }

/** What the rest of the web may ask of the session. The accounts domain provides the real one, through app/. */
export type SessionPort = {
  read(): Session
  subscribe(listener: () => void): () => void
  /** Settles once it is known whether someone is signed in; guards wait for it. */
  ready(): Promise<Session>
  accessToken(): string | null
  /** One refresh at a time; false when it failed. */
  refresh(): Promise<boolean>
  /** Forgets the tokens; `notice` is shown where the visitor lands. */
  end(notice: string | null): void
  /** Signs out here and on the server. */
  logout(): Promise<void>
}

const nobody: Session = { status: 'signed-out', notice: null }

const signedOut: SessionPort = {
  read: () => nobody,
  subscribe: () => () => {},
  ready: async () => nobody,
  accessToken: () => null,
  refresh: async () => false,
  end: () => {},
  logout: async () => {},
}

let port = signedOut

/** Called once at start, before the router; without it everyone is signed out. */
export function provideSession(real: SessionPort) {
  port = real
}

export const session: SessionPort = {
  read: () => port.read(),
  subscribe: (listener) => port.subscribe(listener),
  ready: () => port.ready(),
  accessToken: () => port.accessToken(),
  refresh: () => port.refresh(),
  end: (notice) => port.end(notice),
  logout: () => port.logout(),
}

/** Prerendered pages are rendered for nobody, so that is what taking them over starts from. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.read, () => nobody)
