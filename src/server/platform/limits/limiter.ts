/** At most `max` in a window of `perMs`. */
export type Rate = { max: number; perMs: number }

export const perMinute = (max: number): Rate => ({ max, perMs: 60_000 })
export const perHour = (max: number): Rate => ({ max, perMs: 3_600_000 })

type Taken = { allowed: true } | { allowed: false; retryAfterMs: number }

/** Counts by key, for limits by address and by account. In memory, or in Redis for several processes. */
export type Limiter = {
  kind: 'memory' | 'redis' | 'off'
  take: (key: string, rate: Rate) => Promise<Taken>
  /** Forgets a key: a successful login clears the failures before it. */
  forget: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** For load tests on loopback only; the environment refuses it in production. */
export const unlimited: Limiter = {
  kind: 'off',
  take: async () => ({ allowed: true }),
  forget: async () => {},
  close: async () => {},
}
