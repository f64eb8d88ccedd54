import { createHmac } from 'node:crypto'
import { minute } from '#server/platform/clock.ts'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { type Limiter, perHour, perMinute, type Rate } from '#server/platform/limits/limiter.ts'

// Limits on guessing a password. One address may try one account a few times, and all accounts together more often.
// All addresses together may try one account more often too, which slows down distributed guessing; an address that
// has logged in to this account before is exempt from that limit. A device that has logged in to this account before
// has its own limit and is exempt from the others, so neither distributed guessing nor a neighbor behind the same
// address can lock the owner out. For any other account it counts like everyone: whoever collects cookies with an
// account of their own gets no more guesses.

const oneDevice: Rate = { max: 10, perMs: 15 * minute }
const oneAddress: Rate = { max: 10, perMs: 15 * minute }
const allAddresses: Rate = { max: 100, perMs: 60 * minute }
const addressOnAllAccounts = perMinute(60)
/** Successes included, since each costs a password hash. Beyond it the device counts by its address. */
const deviceOnAllAccounts = perHour(60)
const newDevicesOfAddress = perHour(60)

/** Where a login comes from, as hashes, like in sessions. */
type LoginOrigin = { addressHash: string; deviceHash: string | null }
type Known = (from: { addressHash: string } | { deviceHash: string }) => Promise<boolean>

export function loginLimits(limiter: Limiter, secret: string) {
  /** Hashed with our secret, so that neither limits nor sessions hold a readable address or email. */
  const hashOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
  const hashOfAddress = (address: string) => hashOf(addressKey(address))
  const keyOfAll = (email: string) => `login:${hashOf(email)}`
  const keys = (email: string, { addressHash, deviceHash }: LoginOrigin) => ({
    device: `login:${hashOf(email)}:device:${deviceHash}`,
    address: `login:${hashOf(email)}:${addressHash}`,
  })

  async function check(email: string, origin: LoginOrigin, isKnown: Known) {
    const { device, address } = keys(email, origin)
    const { deviceHash, addressHash } = origin
    const countsAlone =
      deviceHash !== null && (await limiter.take(`login:device:${deviceHash}`, deviceOnAllAccounts)).allowed
    if (countsAlone && (await isKnown({ deviceHash }))) return await refuseBeyond(limiter, oneDevice, device)
    await refuseBeyond(limiter, addressOnAllAccounts, `login:address:${addressHash}`)
    await refuseBeyond(limiter, oneAddress, address)
    const swarm = await limiter.take(keyOfAll(email), allAddresses)
    if (!swarm.allowed && !(await isKnown({ addressHash })))
      await refuseBeyond(limiter, allAddresses, keyOfAll(email))
  }

  /** Failures before a success no longer count. */
  async function succeeded(email: string, origin: LoginOrigin) {
    const { device, address } = keys(email, origin)
    await limiter.forget(address)
    if (origin.deviceHash) await limiter.forget(device)
  }

  /** Whether one more device of this address gets limits of its own. */
  const mayAddDevice = async ({ addressHash }: LoginOrigin) =>
    (await limiter.take(`login:new-device:${addressHash}`, newDevicesOfAddress)).allowed

  const passwordWasReset = (email: string) => limiter.forget(keyOfAll(email))

  return { hashOf, hashOfAddress, check, succeeded, mayAddDevice, passwordWasReset }
}
export type LoginLimits = ReturnType<typeof loginLimits>
