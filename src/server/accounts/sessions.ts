import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { asIso, day, isoOrNull, type Now, second } from '#server/platform/clock.ts'
import { DiskRefuses } from '#server/platform/db/away.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/http/mount.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { SessionStore } from './session-store.ts'

// A login opens a session: a chain of refresh tokens of which only the last is current. Each use replaces it. An old
// token that is used again was stolen or copied, so the session ends; within a few seconds it is two tabs at once,
// and both get the same successor. So there is only one chain: if a thief is quick enough to get the same token, the
// first of the two to use it leaves the other with an old one.

const lifetime = 30 * day
/** After this a person must log in again, however often the session was renewed. */
const longestSession = 90 * day
const grace = 10 * second

const sessionExpired = 'Session expired. Please log in again.' // spec §8

/** Where a login came from: keyed hashes, and the name for the list of devices. */
type Origin = { addressHash: string; deviceHash: string | null; deviceName: string }

type Needs = { store: SessionStore; tokens: AccessTokens; secret: string; now: Now; random: Random }

export function sessionsOf({ store, tokens, secret, now, random }: Needs) {
  const openedAfter = () => now() - longestSession
  const resting = (token: string, openedAt: number) => ({
    hash: sha256(token),
    expiresAt: Math.min(now() + lifetime, openedAt + longestSession),
  })
  /** Always the same for one token, and unpredictable without our secret. */
  const successorOf = (token: string) =>
    createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url')

  async function open(accountId: string, origin: Origin, within: Kysely<Tables>) {
    const sessionId = random.id()
    const refresh = random.token()
    const session = { id: sessionId, accountId, ...origin, createdAt: now() }
    await store.add(session, resting(refresh, now()), within)
    return { access: await tokens.issue({ accountId, sessionId }), refresh }
  }

  async function renew(refresh: string) {
    const found = await store.findToken(sha256(refresh))
    const isOver =
      !found || unwritten.has(found.sessionId) || found.revokedAt !== null || found.createdAt <= openedAfter()
    if (isOver || found.expiresAt <= now()) throw new AppError('unauthorized', sessionExpired)
    const { sessionId, accountId } = found
    const next = successorOf(refresh)
    const token = resting(next, found.createdAt)
    if (!(await store.replaceToken(sessionId, sha256(refresh), token, { at: now(), grace })))
      throw new AppError('unauthorized', sessionExpired)
    return { access: await tokens.issue({ accountId, sessionId }), refresh: next }
  }

  /** An unknown token is no error: the person is logged out either way. */
  async function close(refresh: string) {
    const found = await store.findToken(sha256(refresh))
    if (found) await end(found.sessionId, found.accountId)
  }

  /** Ended here although the disk takes no more data; written as soon as it does. Then the file is this process's own. */
  const unwritten = new Map<string, string>()
  async function end(sessionId: string, accountId: string) {
    try {
      await store.revoke(sessionId, accountId, now())
    } catch (error) {
      if (!(error instanceof DiskRefuses)) throw error
      unwritten.set(sessionId, accountId)
    }
  }
  async function writeEnded() {
    for (const [sessionId, accountId] of unwritten) {
      await store.revoke(sessionId, accountId, now())
      unwritten.delete(sessionId)
    }
  }

  const closeAll = (accountId: string, except: string | null, within: Kysely<Tables>) =>
    store.revokeAll(accountId, except, now(), within)

  /** The signed-in devices, the last used first. */
  async function devices({ accountId, sessionId }: Caller) {
    const open = await store.listOpen(accountId, openedAfter(), now())
    return open.map((one) => ({
      id: one.id,
      name: one.deviceName,
      signed_in_at: asIso(one.createdAt),
      last_used_at: asIso(one.lastUsedAt),
      current: one.id === sessionId,
    }))
  }

  const endDevice = ({ accountId }: Caller, sessionId: string) => end(sessionId, accountId)

  /** Reads an access token and checks that its session is still open, so that a logout works at once. */
  async function callerOf(bearer: string): Promise<Caller | null> {
    const caller = await tokens.read(bearer)
    if (!caller || unwritten.has(caller.sessionId)) return null
    return (await store.isOpen(caller.sessionId, caller.accountId, openedAfter())) ? caller : null
  }

  async function exportOf(accountId: string) {
    const all = await store.listAll(accountId)
    return all.map(({ deviceName, createdAt, revokedAt }) => ({
      device: deviceName,
      createdAt: asIso(createdAt),
      revokedAt: isoOrNull(revokedAt),
    }))
  }

  const forgetOld = async () => {
    await writeEnded()
    await store.forgetOld(now(), openedAfter())
  }

  return { open, renew, close, closeAll, devices, endDevice, callerOf, exportOf, forgetOld }
}
export type Sessions = ReturnType<typeof sessionsOf>
