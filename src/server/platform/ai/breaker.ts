import { minute, type Now } from '#server/platform/clock.ts'

const faultsBeforePause = 5
const pause = minute

/** After repeated faults the model is left alone for a while; then one call tries whether it is back. */
export function circuitBreaker(now: Now) {
  let faults = 0
  let closedUntil = 0
  return {
    allows: () => {
      if (now() < closedUntil) return false
      // Whoever comes first after the pause is the one that tries; the others go on waiting.
      if (faults >= faultsBeforePause) closedUntil = now() + pause
      return true
    },
    succeeded: () => {
      faults = 0
      closedUntil = 0
    },
    failed: () => {
      faults += 1
      if (faults >= faultsBeforePause) closedUntil = now() + pause
    },
  }
}
