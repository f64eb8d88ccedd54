import type { Limiter } from './limiter.ts'

const mostKeys = 100_000
const overflowKeys = 1_024
const shared = 'shared window '

type Window = { count: number; endsAt: number }
/** Windows of one length, in the order in which they end: the first is the oldest. */
type Line = { counting: Map<string, Window>; over: Map<string, Window> }

/**
 * Fixed windows in one process's memory, bounded, at the same small cost however full: ended windows are taken from the
 * front of their line. When full, the oldest that is within its limit makes room; one that is over its limit stays until
 * it ends. If all are, further keys share a few windows between them. `now` must never go back: performance.now.
 */
export function memoryLimiter(now: () => number, most = mostKeys): Limiter {
  const lines = new Map<number, Line>()
  let size = 0

  function lineOf(perMs: number): Line {
    const line = lines.get(perMs) ?? { counting: new Map(), over: new Map() }
    lines.set(perMs, line)
    return line
  }

  function drop(windows: Map<string, Window>, key: string) {
    if (windows.delete(key)) size -= 1
  }

  function dropEnded(time: number) {
    for (const { counting, over } of lines.values())
      for (const windows of [counting, over])
        for (const [key, { endsAt }] of windows) {
          if (endsAt > time) break
          drop(windows, key)
        }
  }

  /** The key to count under: its own while there is room for it. */
  function room(key: string, time: number): string {
    if (size < most) return key
    dropEnded(time)
    if (size < most) return key
    for (const { counting } of lines.values()) {
      const [oldest] = counting.keys()
      if (oldest === undefined) continue
      drop(counting, oldest)
      return key
    }
    return `${shared}${hashOf(key) % overflowKeys}`
  }

  /** Windows of one line end in the order in which they began, so a new one belongs at its end. */
  function begin({ counting, over }: Line, key: string, endsAt: number) {
    const windows = key.startsWith(shared) ? over : counting // a shared one is not pushed out either
    windows.set(key, { count: 1, endsAt })
    size += 1
  }

  return {
    kind: 'memory',
    async take(key, rate) {
      const time = now()
      const line = lineOf(rate.perMs)
      const known = (name: string) => line.over.get(name) ?? line.counting.get(name)
      const place = known(key) ? key : room(key, time)
      const open = known(place)
      if (!open || open.endsAt <= time) {
        drop(line.over, place)
        drop(line.counting, place)
        begin(line, place, time + rate.perMs)
        return { allowed: true }
      }
      open.count += 1
      if (open.count <= rate.max) return { allowed: true }
      // From now on it cannot be pushed out. Those over the limit stand in the order in which they came to be, so one
      // may outlive its end, by one window's length at most.
      if (line.counting.delete(place)) line.over.set(place, open)
      return { allowed: false, retryAfterMs: open.endsAt - time }
    },
    async forget(key) {
      for (const { counting, over } of lines.values()) {
        drop(counting, key)
        drop(over, key)
      }
    },
    async close() {
      lines.clear()
      size = 0
    },
  }
}

/** FNV-1a: spreads keys evenly, no more. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
