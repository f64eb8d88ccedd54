import { type ReactNode, useEffect, useRef } from 'react'

type ResultViewProps = { icon: ReactNode; title: string; says: string; children: ReactNode }

/** Replaces a finished form. The pressed button is gone, so this gets the focus. */
export function ResultView({ icon, title, says, children }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <div className="slide-up grid gap-3">
      <span aria-hidden className="mb-2 grid size-14 place-items-center rounded-2xl bg-ok-soft text-on-ok">
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        {title}
      </h1>
      <p role="status">{says}</p>
      {children}
    </div>
  )
}
