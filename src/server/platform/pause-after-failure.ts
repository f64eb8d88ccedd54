/** How long a server that did not answer is left alone. Otherwise every request would wait for it. */
const pauseMs = 5_000

/**
 * Asks a server that may be down or frozen; null: it did not answer, or is being left alone. After the pause one
 * request tries it, and the others do not wait. `now` must never go back.
 */
export function pausesAfterFailure(now: () => number) {
  let failing = false
  let pausedUntil = 0
  return async <T>(question: () => Promise<T>): Promise<T | null> => {
    if (failing && now() < pausedUntil) return null
    pausedUntil = now() + pauseMs
    try {
      const answer = await question()
      failing = false
      return answer
    } catch {
      failing = true
      return null
    }
  }
}
