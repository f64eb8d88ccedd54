/** So many at once; the rest wait their turn until the signal says that it is too late. */
export function places(count: number) {
  let free = count
  const waiting = new Set<() => void>()

  function leave() {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else free += 1
  }

  async function within<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await turn(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const called = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(called)
        reject(signal.reason)
      }
      if (signal.aborted) return reject(signal.reason)
      waiting.add(called)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  return { within }
}
