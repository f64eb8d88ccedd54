import { type Kysely, sql } from 'kysely'
import { asIso, day, isoOrNull, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/http/mount.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import type { AccessTokens } from './access-tokens.ts'

// A login opens a session: a family of refresh tokens of which one is current. Each use replaces it. An old one that
// comes back was stolen or copied, so the whole family ends; within a few seconds it is two tabs racing, and both go on.

const lifetime = 30 * day
const grace = 10 * second

export const sessionExpired = 'Session expired. Please log in again.' // spec §8

type Needs = { db: Kysely<Tables>; tokens: AccessTokens; now: Now; random: Random }

export function sessionsOf({ db, tokens, now, random }: Needs) {
  async function newRefreshToken(sessionId: string, within: Kysely<Tables>): Promise<string> {
    const token = random.token()
    await within
      .insertInto('refresh_tokens')
      .values({ hash: sha256(token), session_id: sessionId, expires_at: now() + lifetime, replaced_at: null })
      .execute()
    return token
  }

  async function open(accountId: string, addressHash: string, within: Kysely<Tables>) {
    const sessionId = random.id()
    await within
      .insertInto('sessions')
      .values({
        id: sessionId,
        account_id: accountId,
        address_hash: addressHash,
        created_at: now(),
        revoked_at: null,
      })
      .execute()
    const refresh = await newRefreshToken(sessionId, within)
    return { access: await tokens.issue({ accountId, sessionId }), refresh }
  }

  const findToken = (refresh: string) =>
    db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select([
        'refresh_tokens.expires_at',
        'refresh_tokens.session_id',
        'sessions.account_id',
        'sessions.revoked_at',
      ])
      .where('refresh_tokens.hash', '=', sha256(refresh))
      .executeTakeFirst()

  async function renew(refresh: string) {
    const found = await findToken(refresh)
    if (!found || found.revoked_at !== null || found.expires_at <= now())
      throw new AppError('unauthorized', sessionExpired)
    const { session_id: sessionId, account_id: accountId } = found
    const next = await db.transaction().execute(async (tx) => {
      const current = await tx
        .updateTable('refresh_tokens')
        // The first replacement counts: the grace must not begin anew with each repetition.
        .set({ replaced_at: sql<number>`coalesce(replaced_at, ${now()})` })
        .where('hash', '=', sha256(refresh))
        .where((where) =>
          where.or([where('replaced_at', 'is', null), where('replaced_at', '>', now() - grace)]),
        )
        .executeTakeFirst()
      if (current.numUpdatedRows === 1n) return await newRefreshToken(sessionId, tx)
      await tx.updateTable('sessions').set({ revoked_at: now() }).where('id', '=', sessionId).execute()
      return null
    })
    if (next === null) throw new AppError('unauthorized', sessionExpired)
    return { access: await tokens.issue({ accountId, sessionId }), refresh: next }
  }

  /** Quiet about a token that is unknown: whoever logs out is out. */
  async function close(refresh: string) {
    const found = await findToken(refresh)
    if (found)
      await db.updateTable('sessions').set({ revoked_at: now() }).where('id', '=', found.session_id).execute()
  }

  async function closeAll(accountId: string, except: string | null, within: Kysely<Tables> = db) {
    let query = within
      .updateTable('sessions')
      .set({ revoked_at: now() })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
    if (except) query = query.where('id', '!=', except)
    await query.execute()
  }

  /** Reads an access token and looks whether its session is still open: a logout counts at once, not in ten minutes. */
  async function callerOf(bearer: string): Promise<Caller | null> {
    const caller = await tokens.read(bearer)
    if (!caller) return null
    const open = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', caller.sessionId)
      .where('account_id', '=', caller.accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return open ? caller : null
  }

  async function isKnownAddress(accountId: string, addressHash: string): Promise<boolean> {
    const row = await db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('address_hash', '=', addressHash)
      .executeTakeFirst()
    return row !== undefined
  }

  async function exportOf(accountId: string) {
    const rows = await db
      .selectFrom('sessions')
      .select(['created_at', 'revoked_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return rows.map(({ created_at, revoked_at }) => ({
      createdAt: asIso(created_at),
      revokedAt: isoOrNull(revoked_at),
    }))
  }

  /** Sessions whose last token has expired, and ended ones after a while, leave the database. */
  async function forgetOld() {
    await db.deleteFrom('refresh_tokens').where('expires_at', '<', now()).execute()
    await db
      .deleteFrom('sessions')
      .where('created_at', '<', now() - lifetime)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refresh_tokens')
              .select('hash')
              .whereRef('refresh_tokens.session_id', '=', 'sessions.id'),
          ),
        ),
      )
      .execute()
  }

  return { open, renew, close, closeAll, callerOf, isKnownAddress, exportOf, forgetOld }
}
export type Sessions = ReturnType<typeof sessionsOf>
