import { planLabel, planLimits } from '#contract/plans.ts'
import type { SavedCollege, Tracking } from '#contract/shortlist/saved-colleges.ts'
import type { Account } from '#web/platform/session.ts'
import { asDate, isTracked } from '#web/shortlist/tracker/tracking.ts'
import { useConfirm } from '#web/ui/alert.tsx'
import { showToast } from '#web/ui/toast.ts'
import { type Named, type Refusal, shortlistOf } from './shortlist.ts'

/** Saving and removing, each with a toast and an undo. */
export function useSaving({ id, plan }: Account) {
  const confirm = useConfirm()
  const { saves, tracker } = planLimits[plan]
  const shortlist = shortlistOf(id)

  const say = (refusal: Refusal | null, done: string) => {
    if (refusal === null) return showToast({ text: done })
    if (refusal.status === 401) return // the next page says so
    // Only a limit of the plan is a reason to link to the plans.
    const link = refusal.status === 403 ? { link: { to: '/subscription', label: 'See plans' } } : {}
    showToast({ text: refusal.message, tone: 'bad', ...link })
  }

  /** False: it was refused, and the reason shown. */
  async function add(college: Named): Promise<boolean> {
    const { unitid, collegeName } = college
    const refusal = await shortlist.save(college)
    if (refusal) {
      say(refusal, '')
      return false
    }
    const undo = async () => say(await shortlist.remove(unitid), `${collegeName} is off your list again.`)
    const link = { to: '/my-colleges', label: 'My Colleges' }
    showToast({ text: `${collegeName} is saved.`, undo, link })
    return true
  }

  /** What an undo could not bring back on this plan; null where it brings back everything. */
  function lossOf(college: SavedCollege, total: number): string | null {
    if (tracker) return null
    if (isTracked(college)) return 'Its status, deadline and note would be gone.'
    return total > saves
      ? `Your list is above the ${saves} of your plan, so it could not be saved again.`
      : null
  }

  /** `total`: how many are on the list now. `onGone` is called when its row has left the screen. */
  async function takeOff(college: SavedCollege, total: number, onGone?: () => void) {
    const { unitid, collegeName, status, deadline, note } = college
    const loss = lossOf(college, total)
    const question = `Take ${collegeName} off your list? On the ${planLabel(plan)} plan this cannot be undone. ${loss}`
    if (loss !== null && !(await confirm(question, { yes: 'Take it off', no: 'Keep it' }))) return
    const removing = shortlist.remove(unitid)
    onGone?.()
    const refusal = await removing
    if (refusal) return say(refusal, '')
    const before: Tracking = tracker && isTracked(college) ? { status, deadline, note } : {}
    const undo = async () =>
      say(await shortlist.save(college, before), `${collegeName} is back on your list.`)
    showToast({
      text: `${collegeName} is off your list.`,
      ...(loss === null && { undo, isOnlyWayBack: true }),
    })
  }

  /** Null if it was saved. Values overwritten unseen, or a change that came too late, are reported with an undo. */
  async function track(college: SavedCollege, tracking: Tracking, was?: Tracking): Promise<string | null> {
    const { unitid, collegeName } = college
    const outcome = await shortlist.track(unitid, tracking, was)
    if (outcome === null) return null
    if ('replaced' in outcome) {
      const { replaced } = outcome
      const undo = async () => say(await shortlist.save(college, replaced), `${collegeName} is as it was.`)
      showToast({
        text: `${collegeName}: ${replacedWords(replaced)}`,
        tone: 'bad',
        undo,
        isOnlyWayBack: true,
      })
      return null
    }
    // Removed elsewhere: its row goes, and with it the field that could have said why.
    if (outcome.status === 412) {
      const { status, deadline, note } = { ...college, ...tracking }
      const undo = async () =>
        say(await shortlist.save(college, { status, deadline, note }), `${collegeName} is back on your list.`)
      showToast({ text: outcome.message, tone: 'bad', undo, isOnlyWayBack: true })
    }
    return outcome.message
  }

  return { add, takeOff, track }
}

/** 'you wrote over a note from elsewhere: “Ask Ms. Lee”.' */
function replacedWords({ status, deadline, note }: Tracking): string {
  const lost = [
    status !== undefined && `the status “${status}”`,
    deadline !== undefined && (deadline === null ? 'a cleared deadline' : `the deadline ${asDate(deadline)}`),
    note !== undefined && (note === '' ? 'a cleared note' : `the note “${note}”`),
  ]
  return `you changed what was changed elsewhere meanwhile, ${lost.filter(Boolean).join(' and ')}.`
}
