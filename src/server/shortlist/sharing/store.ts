import type { Kysely } from 'kysely'
import type { ChanceBand } from '#contract/matching/report.ts'
import type { ShareParts } from '#contract/shortlist/sharing.ts'
import { inBatches } from '#server/platform/db/in-batches.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { HoldAccount } from '#server/shortlist/store.ts'

/** By UNITID. Bands only: a percentage could be turned back into grades. */
export type BandByCollege = Readonly<Record<string, ChanceBand>>

export type Link = {
  id: string
  accountId: string
  label: string
  shows: ShareParts
  /** As they were when the link was made. */
  bands: BandByCollege
  takesComments: boolean
  createdAt: number
  expiresAt: number
  /** When the student ended it. */
  revokedAt: number | null
}

export type Comment = { id: string; author: string; text: string; createdAt: number }

const linkOf = (row: Tables['share_links']): Link => ({
  id: row.id,
  accountId: row.account_id,
  label: row.label,
  // Written only by `add` below.
  shows: JSON.parse(row.shows) as ShareParts,
  bands: JSON.parse(row.bands) as BandByCollege,
  takesComments: row.takes_comments === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
})

const commentOf = (row: Tables['share_comments']): Comment => ({
  id: row.id,
  author: row.author,
  text: row.text,
  createdAt: row.created_at,
})

/** Links by the hash of their token: whoever reads the table cannot open one. */
export function shareStore(db: Kysely<Tables>, holdAccount: HoldAccount) {
  const live = (at: number) =>
    db.selectFrom('share_links').where('revoked_at', 'is', null).where('expires_at', '>', at)

  /** False if the account has as many working links as allowed. */
  async function add(link: Link, tokenHash: string, most: number): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      if (!(await holdAccount(link.accountId, tx))) return false
      const { count } = await tx
        .selectFrom('share_links')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('account_id', '=', link.accountId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', link.createdAt)
        .executeTakeFirstOrThrow()
      if (Number(count) >= most) return false
      await tx
        .insertInto('share_links')
        .values({
          id: link.id,
          account_id: link.accountId,
          token_hash: tokenHash,
          label: link.label,
          shows: JSON.stringify(link.shows),
          bands: JSON.stringify(link.bands),
          takes_comments: link.takesComments ? 1 : 0,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
          revoked_at: link.revokedAt,
        })
        .execute()
      return true
    })
  }

  async function findLive(tokenHash: string, at: number): Promise<Link | null> {
    const row = await live(at).selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
    return row ? linkOf(row) : null
  }

  /** Newest first. */
  async function listOf(accountId: string, among: ReturnType<typeof live>): Promise<Link[]> {
    const rows = await among
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(linkOf)
  }
  const listLive = (accountId: string, at: number) => listOf(accountId, live(at))
  const listAll = (accountId: string) => listOf(accountId, db.selectFrom('share_links'))

  const setComments = (accountId: string, id: string, on: boolean) =>
    db
      .updateTable('share_links')
      .set({ takes_comments: on ? 1 : 0 })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()

  const revoke = (accountId: string, id: string, at: number) =>
    db
      .updateTable('share_links')
      .set({ revoked_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()

  /** Links that were made before a time (null: at any time), and their comments. */
  async function forgetMadeBefore(accountId: string, before: number | null, within: Kysely<Tables>) {
    const own = within.deleteFrom('share_links').where('account_id', '=', accountId)
    await (before === null ? own : own.where('created_at', '<', before)).execute()
  }

  /** Their comments are deleted too. */
  const forgetEndedBefore = (at: number) =>
    inBatches((most) =>
      db
        .deleteFrom('share_links')
        .where('id', 'in', (old) =>
          old
            .selectFrom('share_links')
            .select('id')
            .where((eb) => eb.or([eb('expires_at', '<', at), eb('revoked_at', '<', at)]))
            .limit(most),
        )
        .executeTakeFirst(),
    )

  return { add, findLive, listLive, listAll, setComments, revoke, forgetMadeBefore, forgetEndedBefore }
}
export type ShareStore = ReturnType<typeof shareStore>

export function commentStore(db: Kysely<Tables>) {
  async function of(shareId: string): Promise<Comment[]> {
    const rows = await db
      .selectFrom('share_comments')
      .selectAll()
      .where('share_id', '=', shareId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(commentOf)
  }

  /** Every comment of an account, newest first, also through links that have ended. */
  async function ofAccount(accountId: string): Promise<(Comment & { through: string })[]> {
    const rows = await db
      .selectFrom('share_comments')
      .innerJoin('share_links', 'share_links.id', 'share_comments.share_id')
      .selectAll('share_comments')
      .select('share_links.label as through')
      .where('share_links.account_id', '=', accountId)
      .orderBy('share_comments.created_at', 'desc')
      .orderBy('share_comments.id')
      .execute()
    return rows.map((row) => ({ ...commentOf(row), through: row.through }))
  }

  /** False if the link has as many comments as allowed. On Postgres, two at once may add one more. */
  async function add(shareId: string, comment: Comment, most: number): Promise<boolean> {
    const { count } = await db
      .selectFrom('share_comments')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('share_id', '=', shareId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= most) return false
    await db
      .insertInto('share_comments')
      .values({
        id: comment.id,
        share_id: shareId,
        author: comment.author,
        text: comment.text,
        created_at: comment.createdAt,
      })
      .execute()
    return true
  }

  const remove = (accountId: string, id: string) =>
    db
      .deleteFrom('share_comments')
      .where('id', '=', id)
      .where('share_id', 'in', (of) =>
        of.selectFrom('share_links').select('id').where('account_id', '=', accountId),
      )
      .execute()

  return { of, ofAccount, add, remove }
}
export type CommentStore = ReturnType<typeof commentStore>
