import { useEffect } from 'react'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import type { SavedSearch } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { useAnswers, useProfile } from '#web/platform/use-profile.ts'
import { visibleReport } from '#web/platform/visible-report.ts'
import { type Entry, entryOf, studentOf } from './decide/model.ts'
import { useListFacts } from './decide/use-list-facts.ts'
import { FreeList } from './rows/free-list.tsx'

type Props = {
  account: Account
  colleges: readonly SavedCollege[]
  search: SavedSearch | null
  onEntries: (entries: readonly Entry[]) => void
}

/** The list on the free plan. A chance is shown only if a search on this plan has shown it. */
export function FreeView({ account, colleges, search, onEntries }: Props) {
  const facts = useListFacts(colleges)
  // Advice about scores belongs to the Senior plan.
  const student = { ...studentOf(useAnswers(search?.formData ?? null), useProfile()), scores: null }
  const known = { factsOf: (unitid: number) => facts.get(unitid) ?? null, assessedOf: () => null }
  const entries = colleges.map((saved) => entryOf(saved, student, known))
  useEffect(() => void onEntries(entries))
  const open = search ? visibleReport(search, account).collegeList.filter(({ locked }) => !locked) : []
  const chanceOf = (unitid: number) => open.find((one) => one.unitid === unitid)?.chance ?? null
  return <FreeList account={account} entries={entries} chanceOf={chanceOf} />
}
