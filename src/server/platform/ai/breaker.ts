import { minute, type Now } from '#server/platform/clock.ts'

const faultsBeforePause = 5
const pause = minute

/** After repeated faults the model is not asked for a while; then one call tries whether it is back. */
export function circuitBreaker(now: Now) {
  let faults = 0
  let closedUntil = 0
  return {
    allows: () => {
      if (now() < closedUntil) return false
      // The first call after the pause tries; the others keep waiting.
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
