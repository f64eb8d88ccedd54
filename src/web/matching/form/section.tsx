import type { ReactNode } from 'react'

/** A group of fields that belong together, with a sentence that says what they are for. */
export function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card grid gap-x-12 gap-y-6 p-6 sm:p-8 lg:grid-cols-[15rem_1fr]">
      <div>
        <h2 className="text-xl font-bold tracking-tight">{title}</h2>
        <p className="mt-2 text-[.9375rem] text-muted">{about}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}

/** Takes the whole width of a section. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 sm:col-span-2">{children}</div>
)
