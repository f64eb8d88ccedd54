import type { ReactNode } from 'react'

type PanelProps = { id?: string; title: string; lead?: ReactNode; children: ReactNode; className?: string }

/** A card with a heading: one question answered. */
export function Panel({ id, title, lead, children, className = '' }: PanelProps) {
  return (
    <section id={id} aria-label={title} className={`card p-5 sm:p-7 ${className}`}>
      <h2 className="text-[1.375rem] font-bold tracking-tight">{title}</h2>
      {lead && <p className="mt-1.5 text-[.9375rem] text-muted">{lead}</p>}
      {children}
    </section>
  )
}

export const Small = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <p className={`text-[.8125rem] leading-snug text-muted ${className}`}>{children}</p>
)
