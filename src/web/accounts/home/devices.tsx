import { MonitorSmartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Device, endDevice, listDevices } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { asDay } from '#web/platform/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Setting } from './setting.tsx'

type Loaded =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; devices: readonly Device[] }

const failed = (error: unknown): Loaded => ({
  step: 'failed',
  message: explain(error),
})

/** The devices signed in to the account; each but this one can be signed out from here. */
export function Devices() {
  const [loaded, setLoaded] = useState<Loaded>({ step: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    call(listDevices, { signal: leaving.signal }).then(
      (devices) => setLoaded({ step: 'ready', devices }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded(failed(error))
      },
    )
    return () => leaving.abort()
  }, [attempt])
  return (
    <Setting title="Devices signed in" className="lg:col-span-2">
      {loaded.step === 'loading' && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> Loading your devices
        </p>
      )}
      {loaded.step === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <Message tone="bad">{loaded.message}</Message>
          <Button
            variant="outline"
            onClick={() => {
              setLoaded({ step: 'loading' })
              setAttempt(attempt + 1)
            }}
          >
            Try Again
          </Button>
        </div>
      )}
      {loaded.step === 'ready' && (
        <DeviceList
          devices={loaded.devices}
          onEnded={(id) =>
            setLoaded({ step: 'ready', devices: loaded.devices.filter((device) => device.id !== id) })
          }
        />
      )}
    </Setting>
  )
}

type ListProps = { devices: readonly Device[]; onEnded: (id: string) => void }

function DeviceList({ devices, onEnded }: ListProps) {
  const [ending, setEnding] = useState<string | null>(null)
  const [said, setSaid] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  async function end({ id, name }: Device) {
    setEnding(id)
    try {
      await call(endDevice, { params: { id } })
      list.current?.focus() // the pressed button is gone with its row
      onEnded(id)
      setSaid({ tone: 'ok', text: `${name} is signed out.` })
    } catch (error) {
      setSaid({ tone: 'bad', text: explain(error) })
    }
    setEnding(null)
  }
  return (
    <>
      <p className="max-w-2xl text-muted">
        Sign out a device that you no longer use, or do not know. If you do not know one, change your password
        too.
      </p>
      {said && (
        <Message tone={said.tone} className="mt-4">
          {said.text}
        </Message>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Devices" className="mt-4 divide-y divide-border outline-none">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="flex items-center gap-3">
              <MonitorSmartphone size={20} aria-hidden className="shrink-0 text-muted" />
              <span>
                <span className="font-semibold">{device.name}</span>
                <span className="block text-[.9375rem] text-muted">
                  {device.current ? 'This device' : `Last used ${asDay(device.last_used_at)}`}, signed in{' '}
                  {asDay(device.signed_in_at)}
                </span>
              </span>
            </p>
            {!device.current && (
              <Button
                variant="outline"
                busy={ending === device.id}
                onClick={() => void end(device)}
                aria-label={`Sign out ${device.name}, last used ${asDay(device.last_used_at)}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
