import { locationOf } from '#catalog/colleges/location.ts'
import type { College } from '#catalog/facts.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { type SavedCollege, type Tracking, trackedFields } from '#contract/shortlist/saved-colleges.ts'
import { asIso, type Now } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Saved, ShortlistStore } from './store.ts'

type Needs = {
  store: ShortlistStore
  planOf: (accountId: string) => Promise<PlanName>
  collegeOf: (unitid: number) => College | null
  now: Now
}

type Wanted = { tracking: Tracking; was?: Tracking | undefined; onlySaved: boolean }

const gold = planLabel('gold')

/**
 * The plan limits what is added and tracked, never what is kept: after a downgrade the whole list stays readable,
 * with everything that was tracked, and every college can be removed.
 */
export function shortlistService({ store, planOf, collegeOf, now }: Needs) {
  /** The catalog's current name; for a college that has left it, the name when it was saved. */
  const shown = (saved: Saved): SavedCollege => {
    const college = collegeOf(saved.unitid)
    return {
      ...saved,
      // Saved before names were stored, and no longer in the catalog.
      collegeName: saved.collegeName || 'A college no longer listed',
      ...(college && namesOf(college)),
      savedAt: asIso(saved.savedAt),
    }
  }

  const list = async (accountId: string): Promise<SavedCollege[]> => (await store.list(accountId)).map(shown)

  /**
   * `onlySaved`: changes only a college that is still on the list. `was`: what the writer saw in these fields; if
   * someone else has changed them since, the answer has it as `replaced`.
   */
  async function put(
    accountId: string,
    unitid: number,
    { tracking, was = {}, onlySaved }: Wanted,
  ): Promise<SavedCollege & { replaced?: Tracking }> {
    const plan = await planOf(accountId)
    const { saves: limit, tracker } = planLimits[plan]
    if (!tracker && Object.keys(tracking).length > 0)
      throw new AppError('forbidden', `The application tracker is part of the ${gold} plan.`)
    const college = collegeOf(unitid)
    const added: Saved | null = college && {
      unitid,
      ...namesOf(college),
      savedAt: now(),
      status: 'Considering',
      deadline: null,
      note: '',
    }
    const fresh = onlySaved ? null : added
    const put = await store.put(accountId, unitid, { fresh, tracking, limit })
    if (put === 'nobody') throw new AppError('unauthorized', 'Please log in to continue.')
    if (put === 'absent' && onlySaved)
      throw new AppError('gone_meanwhile', 'This college was taken off your list meanwhile.')
    if (put === 'absent') throw new AppError('not_found', 'We do not know this college.')
    if (put === 'full')
      throw new AppError(
        'forbidden',
        `Your ${planLabel(plan)} plan saves up to ${limit} colleges. Remove one to make room, or move up to ${gold} for unlimited saves.`,
      )
    const replaced = put.before ? unseen(put.before, was, tracking) : {}
    return { ...shown(put.saved), ...(Object.keys(replaced).length > 0 && { replaced }) }
  }

  return { list, put, remove: store.remove }
}
export type ShortlistService = ReturnType<typeof shortlistService>

const namesOf = (college: College) => ({
  collegeName: college.name,
  location: locationOf(college),
})

/** The fields that held neither what the writer saw nor what is being written. */
const unseen = (before: Tracking, was: Tracking, written: Tracking): Tracking =>
  Object.fromEntries(
    trackedFields
      .filter((field) => written[field] !== undefined && was[field] !== undefined)
      .filter((field) => before[field] !== was[field] && before[field] !== written[field])
      .map((field) => [field, before[field]]),
  )
