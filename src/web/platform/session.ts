import { useSyncExternalStore } from 'react'
import type { PlanName } from '#contract/plans.ts'
import { messages } from './api-error.ts'

/** The signed-in account in our own terms; the names on the wire stay in the accounts domain. */
export type Account = {
  id: string
  firstName: string
  lastName: string
  email: string
  /** false: no mail about the plan and no reminders yet. */
  emailConfirmed: boolean
  plan: PlanName
  subscriptionStatus: 'free' | 'active' | 'canceled'
  /** ISO 8601 UTC. */
  subscriptionEndsAt: string | null
  /** Gold from the operator has no portal and does not renew. */
  subscriptionSource: 'stripe' | 'operator' | null
  /** There is a paid plan to manage or cancel, even beside a longer one from the operator. */
  subscriptionPaid: boolean
  paymentProblem: boolean
}

export type Session =
  /** `problem`: the server could not be reached yet; `retry` asks again. */
  | { status: 'starting'; problem: string | null }
  /** `notice` is shown once on the page the visitor is sent to ('Session expired. Please log in again.'). */
  | { status: 'signed-out'; notice: string | null }
  | { status: 'signed-in'; account: Account }

/** What the rest of the web may use of the session. The accounts domain implements it, connected in app/. */
export type SessionPort = {
  read(): Session
  subscribe(listener: () => void): () => void
  /** Resolves once it is known whether someone is signed in; guards wait for it. */
  ready(): Promise<Session>
  accessToken(): string | null
  /**
   * Replaces the `used` access token, one refresh at a time. False: refused, and the session has ended. Throws if the
   * server does not answer, which ends nothing.
   */
  refresh(used: string): Promise<boolean>
  /** Stores the tokens of a login and loads the account. Null if signed in; otherwise the reason, in words. */
  open(tokens: { access: string; refresh: string }, computer?: 'own' | 'shared'): Promise<string | null>
  /** Loads the account and its plan again. If the server cannot be reached, nothing changes. */
  refetch(): Promise<Session>
  /** Takes over an account that a call has just returned. */
  learn(account: Account): void
  /** Asks again after a start without an answer. */
  retry(): void
  /** Forgets the tokens; `notice` is shown on the next page. The first reason counts. */
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
  open: async () => messages.unexpected,
  refetch: async () => nobody,
  learn: () => {},
  retry: () => {},
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
  refresh: (used) => port.refresh(used),
  open: (tokens, computer) => port.open(tokens, computer),
  refetch: () => port.refetch(),
  learn: (account) => port.learn(account),
  retry: () => port.retry(),
  end: (notice) => port.end(notice),
  logout: () => port.logout(),
}

/** Prerendered pages are rendered for nobody, so hydration starts from that. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.read, () => nobody)
