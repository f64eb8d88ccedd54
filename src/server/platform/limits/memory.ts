import type { Limiter } from './limiter.ts'

const mostKeys = 100_000
const overflowKeys = 1_024
const shared = 'shared window '

type Window = { count: number; endsAt: number }
/** Windows of one length in the order in which they end, the oldest first. */
type Line = { counting: Map<string, Window>; over: Map<string, Window> }

/**
 * Fixed windows in one process's memory. The number of windows is bounded, and the cost does not grow with it: ended
 * windows are removed from the front. When full, the oldest window within its limit makes room; one over its limit
 * stays until it ends. If all are over their limits, further keys share a few windows. `now` must never go back:
 * performance.now.
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

  /** The key to count under: its own if there is room. */
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

  /** Windows of one length end in the order in which they began, so a new one goes to the end. */
  function begin({ counting, over }: Line, key: string, endsAt: number) {
    const windows = key.startsWith(shared) ? over : counting // a shared window must not be removed either
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
      // From now on it cannot be removed. These windows are in the order in which they went over the limit, so one
      // may outlive its end by at most one window's length.
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

/** FNV-1a, to spread keys evenly. Not secret. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
