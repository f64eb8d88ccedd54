import { useSyncExternalStore } from 'react'
import type { PlanName } from '#contract/plans.ts'
import { messages } from './api-error.ts'

/** Who is here, in our own words; what the wire calls these stays in the accounts domain. */
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
  /** A paid plan is there to manage or cancel, also beside a longer one from the operator. */
  subscriptionPaid: boolean
  paymentProblem: boolean
}

export type Session =
  /** `problem`: the server could not be asked yet; `retry` asks again. */
  | { status: 'starting'; problem: string | null }
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
  /**
   * A new access token in place of the `used` one, one refresh at a time. False: refused, and the session has ended.
   * Throws where the server gave no answer, which ends nothing.
   */
  refresh(used: string): Promise<boolean>
  /** Keeps the tokens of a login and learns who it is. Null when signed in; otherwise why not, in words. */
  open(tokens: { access: string; refresh: string }): Promise<string | null>
  /** Asks the server again who this is and on which plan. A server that cannot be reached changes nothing. */
  refetch(): Promise<Session>
  /** What a call has just answered about the account. */
  learn(account: Account): void
  /** After a start without an answer. */
  retry(): void
  /** Forgets the tokens; `notice` is shown where the visitor lands. The first reason counts. */
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
  open: (tokens) => port.open(tokens),
  refetch: () => port.refetch(),
  learn: (account) => port.learn(account),
  retry: () => port.retry(),
  end: (notice) => port.end(notice),
  logout: () => port.logout(),
}

/** Prerendered pages are rendered for nobody, so that is what taking them over starts from. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.read, () => nobody)
