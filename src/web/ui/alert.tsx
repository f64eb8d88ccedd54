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
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'

/** Shows a text in our own dialog; resolves when it was closed. */
type Alert = (text: string) => Promise<void>
/** The labels of the two buttons. */
type Choice = { yes: string; no: string }
/** Asks before something that cannot be undone; true for `yes`. */
type Confirm = (text: string, choice: Choice) => Promise<boolean>

const AlertContext = createContext<Ask | null>(null)

function useAsk(): Ask {
  const ask = use(AlertContext)
  if (!ask) throw new Error('useAlert and useConfirm need <AlertProvider> above them.')
  return ask
}

export function useAlert(): Alert {
  const ask = useAsk()
  return useCallback(
    async (text) => {
      await ask(text, null)
    },
    [ask],
  )
}

export const useConfirm = (): Confirm => useAsk()

/** `choice` is null if there is nothing to decide. */
type Ask = (text: string, choice: Choice | null) => Promise<boolean>
type Pending = { id: number; text: string; choice: Choice | null; done: (answer: boolean) => void }

/** Our own `alert` and `confirm`: exact text, focus kept inside and given back (docs/readings.md). */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Pending[]>([])
  const lastId = useRef(0)
  const ask = useCallback<Ask>((text, choice) => {
    lastId.current += 1
    const id = lastId.current
    return new Promise((done) => setQueue((waiting) => [...waiting, { id, text, choice, done }]))
  }, [])
  const first = queue[0]
  const answer = useCallback(
    (yes: boolean) => {
      // The dialog is removed and has given the focus back before the answer arrives, since what follows may move the
      // focus.
      flushSync(() => setQueue((waiting) => waiting.slice(1)))
      first?.done(yes)
    },
    [first],
  )

  return (
    <AlertContext value={ask}>
      {children}
      {first && <AlertBox key={first.id} text={first.text} choice={first.choice} onAnswer={answer} />}
    </AlertContext>
  )
}

type BoxProps = { text: string; choice: Choice | null; onAnswer: (yes: boolean) => void }

function AlertBox({ text, choice, onAnswer }: BoxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const textId = useId()
  // A layout effect is cleaned up while the dialog is still in the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={choice === null ? 'Notice' : 'Please confirm'}
      aria-describedby={textId}
      className="modal max-w-md"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <div className="grid gap-6 p-6 sm:p-8">
        <p id={textId} className="text-lg">
          {text}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button autoFocus variant={choice === null ? 'primary' : 'outline'} onClick={() => onAnswer(false)}>
            {choice?.no ?? 'OK'}
          </Button>
          {choice && (
            <Button variant="danger" onClick={() => onAnswer(true)}>
              {choice.yes}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
