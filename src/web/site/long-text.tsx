import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { PageHead } from './page-head.tsx'

export type TextSection = { id: string; title: string; body: ReactNode }

type LongTextProps = { title: string; summary: string; note?: string; sections: readonly TextSection[] }

/** A long text with its table of contents. */
export function LongText({ title, summary, note, sections }: LongTextProps) {
  return (
    <div className="hero">
      <div className="wrap">
        <PageHead title={title}>
          <p>{summary}</p>
          {note && <p className="mt-4 text-base">{note}</p>}
        </PageHead>
      </div>
      <div className="wrap grid gap-12 pb-[var(--section-y)] lg:grid-cols-[15rem_1fr] lg:gap-16">
        <nav
          aria-label="On this page"
          className="max-lg:border-y max-lg:border-border max-lg:py-5 lg:sticky lg:top-24 lg:self-start"
        >
          <h2 className="font-sans text-sm font-semibold">On this page</h2>
          <ol className="mt-3 grid gap-1 text-[.9375rem]">
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <Link to={`#${id}`} className="inline-block py-1 text-muted hover:text-fg hover:underline">
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-2xl gap-10">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} id={id} tabIndex={-1} className="prose outline-none">
              <h2 className="text-2xl font-bold tracking-tight text-fg">{heading}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
