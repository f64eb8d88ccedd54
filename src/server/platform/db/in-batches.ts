import { setImmediate as othersTurn } from 'node:timers/promises'

const batch = 500

/** Deletes a few rows at a time, so that other writers wait for one batch and not for a million rows. */
export async function inBatches(removeSome: (most: number) => Promise<{ numDeletedRows: bigint }>) {
  for (;;) {
    const { numDeletedRows } = await removeSome(batch)
    // Two processes may delete the same rows; the one that finds them gone leaves the rest to the other.
    if (numDeletedRows < batch) return
    await othersTurn()
  }
}
