import { planLabel, planLimits } from '#contract/plans.ts'
import type { SavedCollege } from '#contract/shortlist.ts'
import type { Account } from '#web/platform/session.ts'
import { useConfirm } from '#web/ui/alert.tsx'
import { showToast } from '#web/ui/toast.ts'
import { type Named, remove, save, type Tracking } from './shortlist.ts'

/** Has the student written anything about it? */
export const isTracked = ({ status, deadline, note }: SavedCollege) =>
  status !== 'Considering' || deadline !== null || note !== ''

/** Saving and taking off, each said and each with its undo. */
export function useSaving({ plan }: Account) {
  const confirm = useConfirm()
  const { saves, tracker } = planLimits[plan]

  const refused = (text: string) =>
    showToast({
      text,
      tone: 'bad',
      ...(plan === 'free' && { link: { to: '/subscription', label: 'See plans' } }),
    })

  async function add(college: Named) {
    const problem = await save(college)
    if (problem) return refused(problem)
    const undo = async () => {
      const failed = await remove(college.unitid)
      if (failed) refused(failed)
      else showToast({ text: `${college.collegeName} is off your list again.` })
    }
    showToast({
      text: `${college.collegeName} is saved.`,
      undo,
      link: { to: '/home#my-colleges', label: 'My Colleges' },
    })
  }

  /** What an undo could not bring back on this plan; null where it brings back everything. */
  function lossOf(college: SavedCollege, total: number): string | null {
    if (tracker) return null
    if (isTracked(college)) return 'Its status, deadline and note would be gone.'
    return total > saves
      ? `Your list is above the ${saves} of your plan, so it could not be saved again.`
      : null
  }

  /** `total`: how many are on the list now. False when the student thought better of it. */
  async function takeOff(college: SavedCollege, total: number): Promise<boolean> {
    const { unitid, collegeName, status, deadline, note } = college
    const loss = lossOf(college, total)
    const question = `Take ${collegeName} off your list? On the ${planLabel(plan)} plan this cannot be undone. ${loss}`
    if (loss !== null && !(await confirm(question, 'Take it off'))) return false
    const problem = await remove(unitid)
    if (problem) {
      refused(problem)
      return true
    }
    const before: Tracking = tracker && isTracked(college) ? { status, deadline, note } : {}
    const undo = async () => {
      const failed = await save(college, before)
      if (failed) refused(failed)
      else showToast({ text: `${collegeName} is back on your list.` })
    }
    showToast({ text: `${collegeName} is off your list.`, ...(loss === null && { undo }) })
    return true
  }

  return { add, takeOff }
}
