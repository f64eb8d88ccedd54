import type { ReactNode } from 'react'

type PanelProps = {
  id?: string
  title: string
  lead?: ReactNode
  /** Beside the heading, or below it on a phone. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A card with a heading. */
export function Panel({ id, title, lead, aside, children, className = '' }: PanelProps) {
  const heading = (
    <>
      <h2 className="text-[1.375rem] font-bold tracking-tight">{title}</h2>
      {lead && <p className="mt-1.5 text-[.9375rem] text-muted">{lead}</p>}
    </>
  )
  return (
    <section id={id} aria-label={title} className={`card p-5 sm:p-7 ${className}`}>
      {aside ? (
        <div className="flex items-start justify-between gap-x-8 gap-y-3 max-sm:flex-wrap">
          <div>{heading}</div>
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}

export const Small = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <p className={`text-[.8125rem] leading-snug text-muted ${className}`}>{children}</p>
)
