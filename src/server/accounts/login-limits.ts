import { createHmac } from 'node:crypto'
import { minute } from '#server/platform/clock.ts'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import type { Limiter, Rate } from '#server/platform/limits/limiter.ts'

// Two limits on guessing a password. One address may try one account a few times. All addresses together may try it more
// often, so that a swarm is slowed too; an address that has logged in to this account before is not held up by that one,
// so a stranger cannot lock the owner out.

const oneAddress: Rate = { max: 10, perMs: 15 * minute }
const allAddresses: Rate = { max: 100, perMs: 60 * minute }

export function loginLimits(limiter: Limiter, secret: string) {
  /** Keyed, so that neither limits nor sessions hold an address or an email that someone could read. */
  const hashOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
  const keys = (email: string, addressHash: string) => ({
    mine: `login:${hashOf(email)}:${addressHash}`,
    all: `login:${hashOf(email)}`,
  })

  async function check(email: string, addressHash: string, isKnownAddress: () => Promise<boolean>) {
    const { mine, all } = keys(email, addressHash)
    await refuseBeyond(limiter, oneAddress, mine)
    const swarm = await limiter.take(all, allAddresses)
    if (!swarm.allowed && !(await isKnownAddress())) await refuseBeyond(limiter, allAddresses, all)
  }

  /** Failures before a success no longer count. */
  async function succeeded(email: string, addressHash: string) {
    await limiter.forget(keys(email, addressHash).mine)
  }

  const passwordWasReset = (email: string) => limiter.forget(keys(email, '').all)

  return { hashOf, check, succeeded, passwordWasReset }
}
export type LoginLimits = ReturnType<typeof loginLimits>
