import { Columns3 } from 'lucide-react'
import { comparePath, mostCompared } from '#contract/colleges/college-page.ts'
import type { Account } from '#web/platform/session.ts'
import { type Named, useShortlist } from '#web/shortlist/list/shortlist.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** From a college to the comparison with those last saved; with none saved, another one can be added there. */
export function CompareButton({ account, college }: { account: Account; college: Named }) {
  const shortlist = useShortlist(account.id)
  const saved = shortlist.step === 'ready' ? shortlist.colleges : []
  const others = saved.filter(({ unitid }) => unitid !== college.unitid).slice(-(mostCompared - 1))
  return (
    <LinkButton variant="outline" to={comparePath([college, ...others].map(({ unitid }) => String(unitid)))}>
      <Columns3 size={18} aria-hidden />
      Compare<span className="sr-only"> {college.collegeName} with your saved colleges</span>
    </LinkButton>
  )
}
