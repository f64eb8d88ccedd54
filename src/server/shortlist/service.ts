import type { College } from '#catalog/facts.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import type { campusLifeFilters, SavedCollege } from '#contract/shortlist.ts'
import { stateName } from '#contract/states.ts'
import type { Now } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Saved, ShortlistStore, Tracking } from './store.ts'

type CampusLife = (typeof campusLifeFilters)[number]

type Needs = {
  store: ShortlistStore
  planOf: (accountId: string) => Promise<PlanName>
  collegeOf: (unitid: number) => College | null
  readMajor: (text: string) => MajorReading
  now: Now
}

/** Verified facts only (see the catalogue's README): football stands for a band to play in. */
const hasLife: Record<CampusLife, (college: College) => boolean> = {
  ROTC: ({ anyRotc }) => anyRotc,
  'Marching Band / Pep Band': ({ athletics }) => athletics.football,
  'Cultural & Diversity Programs / Affinity Groups': ({ missions }) =>
    missions.some((mission) =>
      ['HBCU', 'HSI', 'Tribal', 'AANAPISI', 'PBI', 'ANNH', 'NASNTI'].includes(mission),
    ),
  'Faith-Based / Religious Life Programs': ({ religion }) => religion !== null,
}

export function shortlistService({ store, planOf, collegeOf, readMajor, now }: Needs) {
  const shown = (saved: Saved): SavedCollege | null => {
    const college = collegeOf(saved.unitid)
    if (!college) return null // left the catalogue since: closed, or no longer reporting
    const { unitid, status, deadline, note } = saved
    return {
      unitid,
      name: college.name,
      location: `${college.city}, ${stateName(college.state) ?? college.state}`,
      saved_at: new Date(saved.savedAt).toISOString(),
      status,
      deadline,
      note,
    }
  }

  async function list(
    accountId: string,
    filter: { major?: string | undefined; life?: CampusLife | undefined },
  ) {
    const limits = planLimits[await planOf(accountId)]
    const major = limits.tracker && filter.major?.trim() ? readMajor(filter.major) : null
    const life = limits.tracker ? filter.life : undefined
    const fits = ({ unitid }: Saved) => {
      const college = collegeOf(unitid)
      const offers =
        major?.kind !== 'understood' ||
        college?.programs.some(({ family, awards }) => awards > 0 && major.families.includes(family))
      return offers && (!life || (college !== null && hasLife[life](college)))
    }
    const colleges = (await store.list(accountId))
      .filter(fits)
      .map(shown)
      .filter((college) => college !== null)
    return {
      colleges,
      limit: Number.isFinite(limits.saves) ? limits.saves : null,
      tracker: limits.tracker,
      understoodMajor: major?.kind === 'understood' ? major.title : null,
    }
  }

  async function save(accountId: string, unitid: number): Promise<SavedCollege> {
    if (!collegeOf(unitid)) throw new AppError('not_found', 'We do not know this college.')
    const plan = await planOf(accountId)
    const { saves } = planLimits[plan]
    const fresh: Saved = { unitid, savedAt: now(), status: 'Considering', deadline: null, note: '' }
    if (!(await store.add(accountId, fresh, saves))) {
      throw new AppError(
        'conflict',
        `Your ${planLabel(plan)} plan saves up to ${saves} colleges. Remove one, or move up to ${planLabel('gold')}.`,
      )
    }
    return await saved(accountId, unitid)
  }

  async function saved(accountId: string, unitid: number): Promise<SavedCollege> {
    const found = await store.find(accountId, unitid)
    const college = found && shown(found)
    if (!college) throw new AppError('not_found', 'This college is not on your list.')
    return college
  }

  async function track(accountId: string, unitid: number, tracking: Tracking): Promise<SavedCollege> {
    if (!planLimits[await planOf(accountId)].tracker) {
      throw new AppError('forbidden', `The application tracker is part of the ${planLabel('gold')} plan.`)
    }
    await saved(accountId, unitid)
    await store.change(accountId, unitid, tracking)
    return await saved(accountId, unitid)
  }

  return { list, save, track, remove: store.remove, exportOf: store.list }
}
export type ShortlistService = ReturnType<typeof shortlistService>
