import { setImmediate as othersTurn } from 'node:timers/promises'

const batch = 500

/** Removes a few rows at a time: whoever writes meanwhile waits for a batch, not for a million rows. */
export async function inBatches(removeSome: (most: number) => Promise<{ numDeletedRows: bigint }>) {
  for (;;) {
    const { numDeletedRows } = await removeSome(batch)
    // Two processes may go for the same rows; the one that finds them gone leaves the rest to the other.
    if (numDeletedRows < batch) return
    await othersTurn()
  }
}
