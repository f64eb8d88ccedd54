import { majorPath } from '#contract/colleges/college-page.ts'
import type { MajorsPage } from '#contract/colleges/major-pages.ts'
import { count } from '#contract/prose.ts'

export function MajorsView({ page }: { page: MajorsPage }) {
  return (
    <div className="wrap pb-16">
      <h1 className="pt-9 page-title">Majors</h1>
      <p className="mt-2 text-muted">
        {page.count} majors that colleges award bachelor’s degrees in, with the degrees of {page.year}.
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
        <section key={title} id={`letter-${title}`} aria-label={title} className="mt-8">
          <h2 className="text-xl font-bold">{title}</h2>
          <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
            {majors.map((major) => (
              <li key={major.slug} className="flex items-baseline gap-3 py-1 text-[.9375rem]">
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
    </div>
  )
}
