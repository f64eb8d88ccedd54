import { Download, Eraser, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exportData } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { clearHistory } from '#web/platform/history.ts'
import { profileKey } from '#web/platform/profile.ts'
import { saveFile } from '#web/platform/save-file.ts'
import type { Account } from '#web/platform/session.ts'
import { perVisit, visitKeys } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Setting } from './setting.tsx'

export function YourData({ account }: { account: Account }) {
  const [deleting, setDeleting] = useState(false)
  const [removed, setRemoved] = useState(false)
  return (
    <Setting title="Your data" className="lg:col-span-2">
      <p className="max-w-2xl text-muted">
        Download everything we store about your account as one file, or delete the account and all that
        belongs to it. Your searches are kept in this browser only.
      </p>
      {removed && (
        <Message tone="ok" className="mt-5">
          Your searches are removed from this device.
        </Message>
      )}
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <ExportButton />
        <Button
          variant="outline"
          onClick={() => {
            forgetSearchesHere(account.id)
            setRemoved(true)
          }}
        >
          <Eraser size={18} aria-hidden /> Remove my searches from this device
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          <Trash2 size={18} aria-hidden /> Delete account
        </Button>
      </div>
      <DeleteAccount account={account} open={deleting} onClose={() => setDeleting(false)} />
    </Setting>
  )
}

/** The answers of a draft and what searches have taught go with them. */
function forgetSearchesHere(userId: string) {
  clearHistory(userId)
  perVisit.write(visitKeys.searchDraft, null)
  perVisit.write(profileKey, null)
}

type Export = { step: 'idle' } | { step: 'fetching' } | { step: 'failed'; message: string }

function ExportButton() {
  const [state, setState] = useState<Export>({ step: 'idle' })
  async function download() {
    setState({ step: 'fetching' })
    try {
      const data = await call(exportData)
      saveFile('lantern-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      setState({ step: 'idle' })
    } catch (error) {
      setState({ step: 'failed', message: explain(error) })
    }
  }
  return (
    <>
      {state.step === 'failed' && (
        <Message tone="bad" className="w-full">
          {state.message}
        </Message>
      )}
      <Button variant="outline" busy={state.step === 'fetching'} onClick={download}>
        {state.step !== 'fetching' && <Download size={18} aria-hidden />} Download my data
      </Button>
    </>
  )
}
