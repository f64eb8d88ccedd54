import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exportData } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { saveFile } from '#web/platform/save-file.ts'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Setting } from './setting.tsx'

export function YourData({ account }: { account: Account }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <Setting title="Your data" className="lg:col-span-2">
      <p className="max-w-2xl text-muted">
        Download everything we store about your account as one file, or delete the account and all that
        belongs to it. Your searches are kept in this browser only.
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <ExportButton />
        <Button variant="danger" onClick={() => setDeleting(true)}>
          <Trash2 size={18} aria-hidden /> Delete account
        </Button>
      </div>
      <DeleteAccount account={account} open={deleting} onClose={() => setDeleting(false)} />
    </Setting>
  )
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
