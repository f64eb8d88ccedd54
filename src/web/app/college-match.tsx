import { useMemo } from 'react'
import { CollegeMatchPage } from '#web/matching/college-match-page.tsx'
import type { ResultsExtras } from '#web/matching/results/extras.ts'
import { useAccount } from '#web/platform/account.ts'
import { DownloadPdfButton } from '#web/reports/download-pdf-button.tsx'
import { CompareButton } from '#web/shortlist/compare/compare-button.tsx'
import { SaveButton } from '#web/shortlist/list/save-button.tsx'
import { shortlistOf } from '#web/shortlist/list/shortlist.ts'

/** /college-match with what other domains add to its results. */
export function Component() {
  const account = useAccount()
  // The same object each time, so that an unchanged list is not drawn again.
  const extras = useMemo<ResultsExtras>(
    () => ({
      prepare: () => shortlistOf(account.id).start(),
      download: (saved, name) => <DownloadPdfButton saved={saved} page="search" aria-label={name} />,
      // Without its id a college can be neither saved nor compared.
      save: (college, look) =>
        college.unitid > 0 && <SaveButton account={account} college={college} look={look} />,
      compare: (college) => college.unitid > 0 && <CompareButton account={account} college={college} />,
    }),
    [account],
  )
  return <CollegeMatchPage account={account} extras={extras} />
}
