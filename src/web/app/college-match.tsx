import { CollegeMatchPage } from '#web/matching/college-match-page.tsx'
import { useAccount } from '#web/platform/session.ts'
import { SaveButton } from '#web/shortlist/save-button.tsx'

/** /college-match with what other domains add to its results. */
export function Component() {
  const account = useAccount()
  if (!account) return null
  return (
    <CollegeMatchPage
      account={account}
      extras={{
        download: () => null,
        save: ({ unitid, collegeName }) => (
          <SaveButton account={account} unitid={unitid} collegeName={collegeName} />
        ),
      }}
    />
  )
}
