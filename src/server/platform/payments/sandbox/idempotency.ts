import type { Kysely } from 'kysely'
import { day, minute, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { sha256 } from '#server/platform/random.ts'
import { ApiError } from './api-request.ts'

/** Two requests with one key are one request: the second gets the first one's answer, also after a restart. */
export function idempotency(db: Kysely<Tables>, now: Now) {
  async function once(key: string, request: string, answer: () => Promise<unknown>): Promise<unknown> {
    const fingerprint = sha256(request)
    if (await claim(key, fingerprint)) return await first(key, answer)
    const known = await db
      .selectFrom('sandbox_requests')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst()
    if (known && known.fingerprint !== fingerprint)
      throw new ApiError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    if (known?.answer) return JSON.parse(known.answer)
    // The first one is still under way, or its process died: the SDK comes back.
    if (known && known.created_at < now() - minute) await forget(key)
    throw new ApiError(409, 'There is currently another in-progress request using this key.', {
      code: 'idempotency_key_in_use',
      type: 'idempotency_error',
    })
  }

  async function claim(key: string, fingerprint: string): Promise<boolean> {
    const result = await db
      .insertInto('sandbox_requests')
      .values({ key, fingerprint, answer: null, created_at: now() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n
  }

  async function first(key: string, answer: () => Promise<unknown>): Promise<unknown> {
    try {
      const value = await answer()
      await db
        .updateTable('sandbox_requests')
        .set({ answer: JSON.stringify(value) })
        .where('key', '=', key)
        .execute()
      return value
    } catch (error) {
      await forget(key)
      throw error
    }
  }

  const forget = (key: string) => db.deleteFrom('sandbox_requests').where('key', '=', key).execute()
  const forgetOld = () =>
    db
      .deleteFrom('sandbox_requests')
      .where('created_at', '<', now() - day)
      .execute()

  return { once, forgetOld }
}
export type Idempotency = ReturnType<typeof idempotency>
