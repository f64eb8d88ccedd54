import type { Limiter } from './limiter.ts'

const mostKeys = 100_000

/** Fixed windows in one process's memory, bounded: when full, windows that have ended are dropped, then the oldest. */
export function memoryLimiter(now: () => number): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>()

  function makeRoom() {
    if (windows.size < mostKeys) return
    const time = now()
    for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key)
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) return
      windows.delete(key)
    }
  }

  return {
    kind: 'memory',
    async take(key, rate) {
      const time = now()
      const open = windows.get(key)
      if (!open || open.endsAt <= time) {
        makeRoom()
        windows.set(key, { count: 1, endsAt: time + rate.perMs })
        return { allowed: true }
      }
      open.count += 1
      return open.count <= rate.max ? { allowed: true } : { allowed: false, retryAfterMs: open.endsAt - time }
    },
    async forget(key) {
      windows.delete(key)
    },
    async close() {
      windows.clear()
    },
  }
}
