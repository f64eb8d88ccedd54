import type { ReactNode } from 'react'

/** The parts of the sheet that the tabs jump to, in order. */
export const sections = {
  why: 'Why',
  'getting-in': 'Getting in',
  cost: 'Cost',
  after: 'After',
  scholarships: 'Scholarships',
  campus: 'Campus',
} as const
export type SectionId = keyof typeof sections

type Props = { id: SectionId | 'facts'; title: string; children: ReactNode }

export function Section({ id, title, children }: Props) {
  const titleId = `detail-${id}-title`
  return (
    <section aria-labelledby={titleId} className="detail-section">
      {/* Takes the focus after a jump, so that keyboard and screen reader continue here. */}
      <h3 id={titleId} tabIndex={-1} className="text-[1.1875rem] font-bold tracking-tight outline-none">
        {title}
      </h3>
      <div className="mt-2">{children}</div>
    </section>
  )
}

export const headingOf = (id: SectionId) => document.getElementById(`detail-${id}-title`)
