import { Columns3 } from 'lucide-react'
import { useNavigate } from '#web/platform/address.ts'
import type { Account } from '#web/platform/session.ts'
import { type Named, useShortlist } from '#web/shortlist/list/shortlist.ts'
import { useSaving } from '#web/shortlist/list/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'

const besides = 3 // four fit side by side

/** From a college to the comparison with those last saved. Only saved colleges are compared, so it is saved first. */
export function CompareButton({ account, college }: { account: Account; college: Named }) {
  const navigate = useNavigate()
  const shortlist = useShortlist(account.id)
  const { add } = useSaving(account)
  const colleges = shortlist.step === 'ready' ? shortlist.colleges : []
  const others = colleges.filter(({ unitid }) => unitid !== college.unitid).slice(-besides)

  async function compare() {
    const isSaved = colleges.some(({ unitid }) => unitid === college.unitid)
    if (!isSaved && !(await add(college))) return
    if (others.length === 0)
      return showToast({ text: `Save a second college to see it beside ${college.collegeName}.` })
    const unitids = [college, ...others].map(({ unitid }) => unitid)
    await navigate(`/my-colleges?compare=${unitids.join(',')}`)
  }

  return (
    <Button variant="outline" disabled={shortlist.step === 'loading'} onClick={() => void compare()}>
      <Columns3 size={18} aria-hidden />
      Compare<span className="sr-only"> {college.collegeName} with your saved colleges</span>
    </Button>
  )
}
