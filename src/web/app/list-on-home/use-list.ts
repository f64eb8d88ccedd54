import { planLimits } from '#contract/plans.ts'
import { outlookMost } from '#contract/shortlist/outlook.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { useAnswers, useProfile } from '#web/platform/use-profile.ts'
import { askedOf, realNumbers } from '#web/shortlist/decide/basis.ts'
import { answeredIn, entryOf, studentOf } from '#web/shortlist/decide/model.ts'
import { useListFacts } from '#web/shortlist/decide/use-list-facts.ts'
import { useOutlook } from '#web/shortlist/decide/use-outlook.ts'
import { toDoOf } from './to-do.ts'

/** What the saved colleges amount to for the answers of the newest search, and what they still need. */
export function useList(account: Account, colleges: readonly SavedCollege[]) {
  const [search] = useHistory(account.id)
  const tracks = planLimits[account.plan].tracker
  const form = useAnswers(search?.formData ?? null)
  const newest = colleges.slice(0, outlookMost)
  const which = { colleges: newest.map(({ unitid }) => unitid), answered: answeredIn(newest) }
  const asked = tracks && form ? { answers: askedOf(form, realNumbers(form)), ...which } : null
  const { outlook, problem } = useOutlook(asked, 0)
  const facts = useListFacts(colleges)
  const student = studentOf(form, useProfile())
  const assessed = new Map(outlook?.colleges.map((one) => [one.unitid, one]))
  const entries = colleges.map((saved) =>
    entryOf(saved, student, {
      factsOf: (unitid) => facts.get(unitid) ?? null,
      assessedOf: (unitid) => assessed.get(unitid) ?? null,
    }),
  )
  // The gaps of a list are unknown before its chances are: no advice is shown too early and then withdrawn.
  const waiting = asked !== null && outlook === null && problem === null
  const suggestions = outlook?.suggestions ?? []
  return { tracks, outlook, todo: waiting ? null : toDoOf({ entries, suggestions, student, tracks }) }
}
