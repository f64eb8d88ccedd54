import type { ReactNode } from 'react'

/** The parts of the sheet that one can jump to, in their order. */
export const sections = {
  why: 'Why',
  'getting-in': 'Getting in',
  cost: 'Cost',
  after: 'After',
  scholarships: 'Scholarships',
  campus: 'Campus',
} as const
export type SectionId = keyof typeof sections

type Props = { id: SectionId | 'facts'; title: string; children: ReactNode; className?: string }

export function Section({ id, title, children, className = '' }: Props) {
  const titleId = `detail-${id}-title`
  return (
    <section aria-labelledby={titleId} className={`detail-section ${className}`}>
      {/* Jumped to, it takes the focus: whoever reads on goes on from here. */}
      <h3 id={titleId} tabIndex={-1} className="text-[1.1875rem] font-bold tracking-tight outline-none">
        {title}
      </h3>
      <div className="mt-2">{children}</div>
    </section>
  )
}

export const headingOf = (id: SectionId) => document.getElementById(`detail-${id}-title`)
