import type { ChanceBand } from '#contract/matching/report.ts'
import { type Answers, outlookMost } from '#contract/shortlist/outlook.ts'
import { answerOf, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import type { ShareComment, ShareDays, ShareLink, ShareParts } from '#contract/shortlist/sharing.ts'
import { asIso, day, isoOrNull, type Now } from '#server/platform/clock.ts'
import { AppError, FieldError } from '#server/platform/http/errors.ts'
import { type Random, sha256 } from '#server/platform/random.ts'
import type { BandByCollege, CommentStore, Link, ShareStore } from './store.ts'

type Needs = {
  /** Whether the account's plan includes bands. */
  tracks: (accountId: string) => Promise<boolean>
  /** The engine's bands of these colleges; refused on a plan without them. */
  bandsOf: (accountId: string, answers: Answers, unitids: readonly number[]) => Promise<BandByCollege>
  links: ShareStore
  comments: CommentStore
  listOf: (accountId: string) => Promise<SavedCollege[]>
  personOf: (accountId: string) => Promise<{ firstName: string } | null>
  publicUrl: string
  now: Now
  random: Random
}

type Wanted = {
  label: string
  shows: ShareParts
  takesComments: boolean
  days: ShareDays
  answers?: Answers | undefined
}

/** What the page shows of one college: only the ticked parts are filled. */
export type SharedCollege = {
  unitid: number
  name: string
  location: string
  status: SavedCollege['status']
  band: ChanceBand | null
  deadline: string | null
  note: string | null
}

export type SharedList = {
  firstName: string | null
  shows: ShareParts
  colleges: readonly SharedCollege[]
  takesComments: boolean
  comments: readonly { author: string; text: string; at: string }[]
  madeAt: string
  endsAt: string
}

const mostLinks = 20
const mostComments = 100

/**
 * Links that show a list to someone without an account. Nothing is cached, so an ended link stops working with the
 * next request, in every process.
 */
export function sharingService(needs: Needs) {
  const { tracks, links, comments, listOf, personOf, publicUrl, now, random } = needs

  const shown = (link: Link): ShareLink => ({
    id: link.id,
    label: link.label,
    shows: link.shows,
    takesComments: link.takesComments,
    createdAt: asIso(link.createdAt),
    endsAt: asIso(link.expiresAt),
  })

  /** A link made on the Senior plan shows bands while that plan lasts. */
  const asOfToday = (link: Link, isTracking: boolean): Link =>
    isTracking ? link : { ...link, shows: { ...link.shows, bands: false }, bands: {} }

  async function commentsOf(accountId: string): Promise<ShareComment[]> {
    const said = await comments.ofAccount(accountId)
    return said.map(({ id, through, author, text, createdAt }) => ({
      id,
      through,
      author,
      text,
      at: asIso(createdAt),
    }))
  }

  async function list(accountId: string): Promise<{ links: ShareLink[]; comments: ShareComment[] }> {
    const isTracking = await tracks(accountId)
    return {
      links: (await links.listLive(accountId, now())).map((link) => shown(asOfToday(link, isTracking))),
      comments: await commentsOf(accountId),
    }
  }

  /** All that is stored: also links that have ended, and bands after the plan that showed them. */
  async function exportOf(accountId: string) {
    const all = await links.listAll(accountId)
    return {
      links: all.map((link) => ({
        ...shown(link),
        bands: link.bands,
        revokedAt: isoOrNull(link.revokedAt),
      })),
      comments: await commentsOf(accountId),
    }
  }

  async function bandsFor(accountId: string, { shows, answers }: Wanted): Promise<BandByCollege> {
    if (!shows.bands) return {}
    if (!answers) throw new FieldError({ answers: ['Answers are needed to work out the bands.'] })
    const unitids = (await listOf(accountId)).map(({ unitid }) => unitid)
    return await needs.bandsOf(accountId, answers, unitids.slice(0, outlookMost))
  }

  async function make(accountId: string, wanted: Wanted) {
    const { label, shows, takesComments, days } = wanted
    const bands = await bandsFor(accountId, wanted)
    const token = random.token()
    const link: Link = {
      id: random.id(),
      accountId,
      label,
      shows,
      bands,
      takesComments,
      createdAt: now(),
      expiresAt: now() + days * day,
      revokedAt: null,
    }
    if (!(await links.add(link, sha256(token), mostLinks)))
      throw new AppError('conflict', `You have ${mostLinks} links that work. End one to make another.`)
    return { link: shown(link), url: `${publicUrl}/s/${token}` }
  }

  async function setComments(accountId: string, id: string, on: boolean) {
    const { numUpdatedRows } = await links.setComments(accountId, id, on)
    if (numUpdatedRows === 0n) throw new AppError('not_found', 'This link is no longer there.')
  }

  const find = (token: string) => links.findLive(sha256(token), now())

  /** What a token shows; null if it opens nothing. */
  async function open(token: string): Promise<SharedList | null> {
    const found = await find(token)
    if (!found) return null
    const link = asOfToday(found, await tracks(found.accountId))
    const { shows, takesComments } = link
    const [saved, said, person] = await Promise.all([
      listOf(link.accountId),
      comments.of(link.id),
      shows.firstName ? personOf(link.accountId) : null,
    ])
    return {
      firstName: person?.firstName || null,
      shows,
      takesComments,
      colleges: saved.map((college) => sharedCollege(college, link)),
      comments: said.map(({ author, text, createdAt }) => ({ author, text, at: asIso(createdAt) })),
      madeAt: asIso(link.createdAt),
      endsAt: asIso(link.expiresAt),
    }
  }

  /** `closed`: the student accepts no comments; `full`: there are too many. Null if the token opens nothing. */
  async function say(
    token: string,
    author: string,
    text: string,
  ): Promise<'kept' | 'closed' | 'full' | null> {
    const link = await find(token)
    if (!link) return null
    if (!link.takesComments) return 'closed'
    const comment = { id: random.id(), author, text, createdAt: now() }
    return (await comments.add(link.id, comment, mostComments)) ? 'kept' : 'full'
  }

  return {
    list,
    exportOf,
    make,
    setComments,
    end: (accountId: string, id: string) => links.revoke(accountId, id, now()),
    forgetMadeBefore: links.forgetMadeBefore,
    deleteComment: comments.remove,
    open,
    say,
    /** An ended link is kept as long as the longest link lasts, for its comments; then it is deleted. */
    forgetOld: () => links.forgetEndedBefore(now() - 90 * day),
  }
}
export type SharingService = ReturnType<typeof sharingService>

const sharedCollege = (college: SavedCollege, { shows, bands }: Link): SharedCollege => ({
  unitid: college.unitid,
  name: college.collegeName,
  location: college.location,
  status: college.status,
  // An estimate beside an answer would contradict it.
  band: answerOf(college.status) ? null : (bands[college.unitid] ?? null),
  deadline: shows.deadlines ? college.deadline : null,
  note: shows.notes && college.note !== '' ? college.note : null,
})
