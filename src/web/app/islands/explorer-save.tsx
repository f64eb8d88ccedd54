import { Bookmark } from 'lucide-react'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { loginPath } from '#web/platform/return-path.ts'
import { useSession } from '#web/platform/session.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { SaveButton } from '#web/shortlist/list/save-button.tsx'

/** Saves a college of the explorer. Without an account, the visitor logs in and comes back to the same list. */
export function ExplorerSave({ college }: { college: ListedCollege }) {
  const now = useSession()
  const hydrated = useHydrated()
  if (!hydrated) return null // the server rendered it for nobody
  if (now.status === 'signed-in')
    return (
      <SaveButton
        look="icon"
        account={now.account}
        college={{
          unitid: college.id,
          collegeName: college.name,
          location: `${college.city}, ${college.stateName}`,
        }}
      />
    )
  const here = window.location.pathname + window.location.search
  return (
    <a href={loginPath(here)} className="icon-btn" aria-label={`Log in to save ${college.name}`}>
      <Bookmark size={18} aria-hidden />
    </a>
  )
}
