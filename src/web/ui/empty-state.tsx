import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: ReactNode
  title: string
  /** What to do about it: a sentence, a button. */
  children: ReactNode
}

export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-14 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-2xl bg-accent-soft text-accent">
        {icon}
      </span>
      <h2 className="text-xl font-bold tracking-tight">{title}</h2>
      <div className="grid max-w-md justify-items-center gap-5 text-muted">{children}</div>
    </div>
  )
}
