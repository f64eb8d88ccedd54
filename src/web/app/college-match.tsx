import { CollegeMatchPage } from '#web/matching/college-match-page.tsx'
import { useAccount } from '#web/platform/session.ts'

/** /college-match with what other domains add to its results. */
export function Component() {
  const account = useAccount()
  if (!account) return null
  return <CollegeMatchPage account={account} extras={{ download: () => null, save: () => null }} />
}
