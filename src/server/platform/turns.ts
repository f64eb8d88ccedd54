type Options = {
  atOnce: number
  /** How many more may wait; unlimited if omitted. */
  waiting?: number
  /** The error for those who cannot wait or whose signal ended the wait; the signal's own reason if omitted. */
  refusal?: () => Error
}

/** Runs at most `atOnce` at a time. The next in line takes over a freed place before anyone new can. */
export function turns({ atOnce, waiting: most = Number.POSITIVE_INFINITY, refusal }: Options) {
  let running = 0
  const line = new Set<(error?: unknown) => void>()

  async function within<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw refusal?.() ?? signal.reason
    if (running < atOnce) running += 1
    else await wait(signal)
    try {
      return await work()
    } finally {
      const [next] = line
      if (next) next()
      else running -= 1
    }
  }

  const wait = (signal?: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      if (line.size >= most) return refuse(refusal?.())
      const settle = (error?: unknown) => {
        line.delete(settle)
        signal?.removeEventListener('abort', giveUp)
        if (error) refuse(error)
        else begin()
      }
      const giveUp = () => settle(refusal?.() ?? signal?.reason)
      signal?.addEventListener('abort', giveUp)
      line.add(settle)
    })

  return {
    within,
    running: () => running,
    /** Refuses everyone who waits. */
    close: () => {
      for (const settle of [...line]) settle(refusal?.() ?? new Error('closed'))
    },
  }
}
