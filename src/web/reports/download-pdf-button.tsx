import { FileDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useAccount } from '#web/platform/account.ts'
import { ApiError } from '#web/platform/api-error.ts'
import type { SavedSearch } from '#web/platform/history.ts'
import { visibleReport } from '#web/platform/visible-report.ts'
import { useAlert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { downloadReport, FileTypeError } from './download.ts'

/** Spec §8: the search page and the reports page say it differently. */
const failures = {
  search: 'Failed to generate PDF. Please try again.',
  reports: 'Failed to generate PDF document.',
} as const

const sessionEnded = 401

type Props = { saved: SavedSearch; page: keyof typeof failures } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className' | 'aria-label'
>

/** Saves the report as this account sees it. Disabled while a file is on its way. */
export function DownloadPdfButton({ saved, page, ...look }: Props) {
  const account = useAccount()
  const alert = useAlert()
  const [generating, setGenerating] = useState(false)
  const report = visibleReport(saved, account)

  async function download() {
    setGenerating(true)
    try {
      const { studentName } = saved.formData
      await downloadReport({ studentName, report, searchedAt: saved.timestamp })
    } catch (error) {
      // The login page says why.
      if (error instanceof ApiError && error.status === sessionEnded) return
      void alert(error instanceof FileTypeError ? error.message : failures[page])
    } finally {
      setGenerating(false)
    }
  }

  return (
    <Button {...look} busy={generating} disabled={report.collegeList.length === 0} onClick={download}>
      {!generating && <FileDown size={18} aria-hidden />}
      {generating ? 'Generating PDF...' : 'Download PDF'}
    </Button>
  )
}
