import { Search } from 'lucide-react'
import { majorPath } from '#contract/colleges/college-page.ts'
import type { MajorsPage } from '#contract/colleges/major-pages.ts'
import { count } from '#contract/prose.ts'

type Props = {
  page: MajorsPage
  /** Makes the field for finding a major an island. */
  finder: { 'data-island': string }
}

export function MajorsView({ page, finder }: Props) {
  return (
    <section aria-label="All majors" className="wrap pb-16">
      <h1 className="pt-9 page-title">Majors</h1>
      <p className="mt-2 text-muted">
        {page.count} majors that colleges award bachelor’s degrees in, with the degrees of {page.year}.
      </p>
      {/* Without a script nothing would answer it; the letters lead to every major. */}
      <label {...finder} className="with-script relative mt-5 block max-w-md">
        <span className="sr-only">Find a major</span>
        <Search size={18} aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        <input
          type="search"
          autoComplete="off"
          maxLength={60}
          placeholder="Find a major"
          className="field pl-10"
          data-slash=""
        />
      </label>
      <p data-none="" hidden className="mt-5 text-muted" aria-live="polite">
        No major is called that. College Match understands wishes in your own words.
      </p>
      <nav aria-label="Letters" className="mt-5">
        <ul className="flex flex-wrap gap-1">
          {page.groups.map(({ title }) => (
            <li key={title}>
              <a href={`#letter-${title}`} className="btn btn-ghost px-3">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page.groups.map(({ title, majors }) => (
        <section key={title} data-majors-group="" id={`letter-${title}`} aria-label={title} className="mt-8">
          <h2 className="text-xl font-bold">{title}</h2>
          <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
            {majors.map((major) => (
              <li
                key={major.slug}
                data-major={major.title}
                className="flex items-baseline gap-3 py-1 text-[.9375rem]"
              >
                <a href={majorPath(major.slug)} className="hover:underline">
                  {major.title}
                </a>
                <span className="ml-auto text-[.8125rem] text-muted tabular-nums">
                  {count(major.graduates)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
