import { type Kysely, sql } from 'kysely'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Tables } from '#server/platform/db/tables.ts'

type NewSession = {
  id: string
  accountId: string
  /** Keyed hashes: they tell whether this account has used an address or a device before, but not which. */
  addressHash: string
  /** null: the device was given no cookie. */
  deviceHash: string | null
  /** 'Firefox on Windows', for the list of devices. */
  deviceName: string
  createdAt: number
}
type RefreshToken = { hash: string; expiresAt: number }

/** Sessions and their refresh tokens; only the tokens' hashes are stored. */
export function sessionStore(db: Kysely<Tables>) {
  const addToken = (sessionId: string, { hash, expiresAt }: RefreshToken, within: Kysely<Tables>) =>
    within
      .insertInto('refresh_tokens')
      .values({ hash, session_id: sessionId, expires_at: expiresAt, replaced_at: null })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()

  async function add(session: NewSession, token: RefreshToken, within: Kysely<Tables>) {
    await within
      .insertInto('sessions')
      .values({
        id: session.id,
        account_id: session.accountId,
        address_hash: session.addressHash,
        device_hash: session.deviceHash,
        device_name: session.deviceName,
        created_at: session.createdAt,
        last_used_at: session.createdAt,
        revoked_at: null,
      })
      .execute()
    await addToken(session.id, token, within)
  }

  async function findToken(hash: string) {
    const row = await db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select([
        'refresh_tokens.expires_at as expiresAt',
        'refresh_tokens.session_id as sessionId',
        'sessions.account_id as accountId',
        'sessions.created_at as createdAt',
        'sessions.revoked_at as revokedAt',
      ])
      .where('refresh_tokens.hash', '=', hash)
      .executeTakeFirst()
    return row ?? null
  }

  /**
   * Replaces a token by `next`. A token that was replaced within the grace period gets the same successor again. If
   * it was replaced earlier: false, and its session ends.
   */
  async function replaceToken(
    sessionId: string,
    hash: string,
    next: RefreshToken,
    { at, grace }: { at: number; grace: number },
  ): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const current = await tx
        .updateTable('refresh_tokens')
        // The first replacement counts: repeating it must not restart the grace period.
        .set({ replaced_at: sql<number>`coalesce(replaced_at, ${at})` })
        .where('hash', '=', hash)
        .where((where) => where.or([where('replaced_at', 'is', null), where('replaced_at', '>', at - grace)]))
        .executeTakeFirst()
      const good = current.numUpdatedRows === 1n
      if (good) await addToken(sessionId, next, tx)
      await tx
        .updateTable('sessions')
        .set(good ? { last_used_at: at } : { revoked_at: at })
        .where('id', '=', sessionId)
        .execute()
      return good
    })
  }

  const revoke = (sessionId: string, accountId: string, at: number) =>
    db
      .updateTable('sessions')
      .set({ revoked_at: at })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .execute()

  async function revokeAll(accountId: string, except: string | null, at: number, within: Kysely<Tables>) {
    let query = within
      .updateTable('sessions')
      .set({ revoked_at: at })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
    if (except) query = query.where('id', '!=', except)
    await query.execute()
  }

  const openOf = (accountId: string, openedAfter: number) =>
    db
      .selectFrom('sessions')
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('created_at', '>', openedAfter)

  async function isOpen(sessionId: string, accountId: string, openedAfter: number): Promise<boolean> {
    const row = await openOf(accountId, openedAfter)
      .select('id')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Sessions that can still be refreshed, the last used first. */
  const listOpen = (accountId: string, openedAfter: number, at: number) =>
    openOf(accountId, openedAfter)
      .select(['id', 'device_name as deviceName', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('refresh_tokens')
            .select('hash')
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
            .where('refresh_tokens.expires_at', '>', at),
        ),
      )
      .orderBy('last_used_at', 'desc')
      .execute()

  const listAll = (accountId: string) =>
    db
      .selectFrom('sessions')
      .select(['device_name as deviceName', 'created_at as createdAt', 'revoked_at as revokedAt'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()

  /**
   * Whether the account of this email was used from there before, even if that session has ended. One query with or
   * without such an account, so that its time does not reveal which.
   */
  async function isKnown(email: string, from: { addressHash: string } | { deviceHash: string }) {
    const all = db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('sessions.id')
      .where('accounts.email', '=', email)
    const mine =
      'deviceHash' in from
        ? all.where('device_hash', '=', from.deviceHash)
        : all.where('address_hash', '=', from.addressHash)
    return (await mine.executeTakeFirst()) !== undefined
  }

  /** Deletes expired tokens, and sessions opened before `openedBefore` that have none left. */
  async function forgetOld(at: number, openedBefore: number) {
    await inBatches((most) =>
      db
        .deleteFrom('refresh_tokens')
        .where('hash', 'in', (old) =>
          old.selectFrom('refresh_tokens').select('hash').where('expires_at', '<', at).limit(most),
        )
        .executeTakeFirst(),
    )
    await inBatches((most) =>
      db
        .deleteFrom('sessions')
        .where('id', 'in', (old) =>
          old
            .selectFrom('sessions')
            .select('id')
            .where('created_at', '<', openedBefore)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('refresh_tokens')
                    .select('hash')
                    .whereRef('refresh_tokens.session_id', '=', 'sessions.id'),
                ),
              ),
            )
            .limit(most),
        )
        .executeTakeFirst(),
    )
  }

  return { add, findToken, replaceToken, revoke, revokeAll, isOpen, listOpen, listAll, isKnown, forgetOld }
}
export type SessionStore = ReturnType<typeof sessionStore>
