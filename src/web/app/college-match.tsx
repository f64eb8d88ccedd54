import { CollegeMatchPage } from '#web/matching/college-match-page.tsx'
import { useAccount } from '#web/platform/account.ts'
import { DownloadPdfButton } from '#web/reports/download-pdf-button.tsx'
import { SaveButton } from '#web/shortlist/save-button.tsx'

/** /college-match with what other domains add to its results. */
export function Component() {
  const account = useAccount()
  return (
    <CollegeMatchPage
      account={account}
      extras={{
        download: (saved) => <DownloadPdfButton saved={saved} page="search" />,
        save: (college, look) => <SaveButton account={account} college={college} compact={look === 'icon'} />,
      }}
    />
  )
}
