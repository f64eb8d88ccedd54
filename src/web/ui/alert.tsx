import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'

/** Shows the text in a dialog of our own; settles when it was read. */
type Alert = (text: string) => Promise<void>

const AlertContext = createContext<Alert | null>(null)

export function useAlert(): Alert {
  const alert = use(AlertContext)
  if (!alert) throw new Error('useAlert needs <AlertProvider> above it.')
  return alert
}

type Pending = { id: number; text: string; done: () => void }

/** The product's `alert`: exact text, focus kept inside and given back (design/spec-readings). */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Pending[]>([])
  const lastId = useRef(0)
  const alert = useCallback<Alert>((text) => {
    lastId.current += 1
    const id = lastId.current
    return new Promise((done) => setQueue((waiting) => [...waiting, { id, text, done }]))
  }, [])
  const first = queue[0]
  const close = useCallback(() => {
    first?.done()
    setQueue((waiting) => waiting.slice(1))
  }, [first])

  return (
    <AlertContext value={alert}>
      {children}
      {first && <AlertBox key={first.id} text={first.text} onClose={close} />}
    </AlertContext>
  )
}

function AlertBox({ text, onClose }: { text: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const textId = useId()
  // A layout effect is undone while the dialog is still in the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label="Notice"
      aria-describedby={textId}
      className="modal max-w-md"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="grid gap-6 p-6 sm:p-8">
        <p id={textId} className="text-lg">
          {text}
        </p>
        <Button autoFocus className="justify-self-end" onClick={onClose}>
          OK
        </Button>
      </div>
    </dialog>
  )
}
