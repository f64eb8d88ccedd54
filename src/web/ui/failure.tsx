import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOnline } from './use-online.ts'

/** A page-sized error that takes the focus: a title, the message, and buttons to go on. */
export function Failure({
  title,
  message,
  children,
}: {
  title: string
  message: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const online = useOnline()
  useEffect(() => void box.current?.focus(), [])
  return (
    <div className="wrap grid min-h-[60vh] place-items-center py-16">
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="card fade-in grid max-w-lg justify-items-center gap-4 px-8 py-12 text-center outline-none"
      >
        <span aria-hidden className="grid size-14 place-items-center rounded-2xl bg-bad-soft text-on-bad">
          <CloudOff size={26} />
        </span>
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <p className="text-muted">{message}</p>
        {!online && <p className="font-semibold">This device is offline. Connect it, then try again.</p>}
        {children}
      </div>
    </div>
  )
}
