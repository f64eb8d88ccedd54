import { useEffect, useId, useState } from 'react'
import {
  type DateSettings,
  dateSettings,
  endFeed,
  renewFeed,
  setReminders,
} from '#contract/shortlist/deadlines.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { asDay } from '#web/platform/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const failed = 'That could not be changed. Please try again.'

/** Mail before deadlines, and the private calendar address. */
export function DateSettingsPanel() {
  const [settings, setSettings] = useState<DateSettings | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    call(dateSettings).then(setSettings, () => {}) // without settings the controls are hidden; nothing else depends on them
  }, [])
  if (!settings) return null

  async function change(send: () => Promise<unknown>) {
    setProblem(null)
    try {
      await send()
      setSettings(await call(dateSettings))
    } catch (error) {
      setProblem(explain(error, { refused: failed }))
    }
  }
  const remind = (on: boolean) => change(() => call(setReminders, { body: { on, timeZone: hereZone() } }))
  const renew = () => change(async () => setUrl((await call(renewFeed)).url))
  const end = () =>
    change(async () => {
      await call(endFeed)
      setUrl(null)
    })

  return (
    <section aria-labelledby="date-settings" className="no-print card grid gap-4 p-5 text-[.9375rem]">
      <h2 id="date-settings" className="text-lg font-bold tracking-tight">
        Your dates, by mail and in your calendar
      </h2>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="tick mt-0.5"
          checked={settings.reminderZone !== null}
          onChange={(event) => void remind(event.target.checked)}
        />
        <span>
          Mail me 14 days, 7 days and 1 day before a date of mine
          <span className="block text-sm text-muted">
            {settings.reminderZone === null
              ? 'Off. Every mail has a link that turns it off again.'
              : `In the morning, ${settings.reminderZone.replaceAll('_', ' ')} time.`}
          </span>
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          Calendar address
          <span className="block text-sm text-muted">
            {settings.feedSince === null
              ? 'Your calendar program can follow your dates by a private address: no notes, no name.'
              : `Made on ${asDay(settings.feedSince)}. A new one ends the old one.`}
          </span>
        </p>
        <Button variant="outline" className="min-h-10 px-3.5 py-1" onClick={() => void renew()}>
          {settings.feedSince === null ? 'Make an address' : 'Renew'}
        </Button>
        {settings.feedSince !== null && (
          <Button variant="ghost" className="min-h-10 px-3.5 py-1" onClick={() => void end()}>
            End it
          </Button>
        )}
      </div>
      {url && <Address url={url} />}
      {problem && (
        <p role="alert" className="font-medium text-on-bad">
          {problem}
        </p>
      )}
    </section>
  )
}

function Address({ url }: { url: string }) {
  const id = useId()
  return (
    <div role="status">
      <TextField
        id={id}
        label="Your calendar address"
        hint="Shown this once. Whoever has it can read your dates."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}

/** The reader's time zone. */
const hereZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York'
