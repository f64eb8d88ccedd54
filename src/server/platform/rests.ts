/** How long a server is left alone after it failed to answer: a frozen one would cost every request the wait for it. */
const restMs = 5_000

/**
 * Asks a server that may be away or frozen; null: it did not answer, or rests. Of those who come after a rest one tries
 * it, the others do not wait. `now` must never go back.
 */
export function restsWhenSilent(now: () => number) {
  let failing = false
  let restsUntil = 0
  return async <T>(question: () => Promise<T>): Promise<T | null> => {
    if (failing && now() < restsUntil) return null
    restsUntil = now() + restMs
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
