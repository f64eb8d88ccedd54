import { Search } from 'lucide-react'
import type { CollegePage, PageMajor } from '#contract/colleges/college-page.ts'
import { majorPath } from '#contract/colleges/college-page.ts'
import { count, dollars, plural } from '#contract/prose.ts'
import { Bar } from '#web/ui/charts/figure-bar.tsx'
import { Panel } from '#web/ui/panel.tsx'

const shownFirst = 12

type Props = {
  majors: CollegePage['majors']
  /** Makes the field for finding a major an island (./find-major.ts). */
  finder: { 'data-island': string }
}

export function Majors({ majors, finder }: Props) {
  const { list, total, awarded, year, earningsYear } = majors
  if (list.length === 0)
    return (
      <Panel
        id="majors"
        title="What students major in"
        lead={`No bachelor’s degrees were reported for ${year}.`}
      >
        {null}
      </Panel>
    )
  const most = list[0]?.awards ?? 1
  const rest = list.slice(shownFirst)
  return (
    <Panel
      id="majors"
      title="What students major in"
      lead={`${plural(total, 'bachelor’s degree')} in ${plural(awarded, 'major')}, ${year}. The dollar figure is what graduates of that major with federal aid earned five years on, at the median: ${earningsYear}.`}
      aside={rest.length > 0 && <Finder finder={finder} />}
    >
      <p data-none="" hidden className="mt-5 text-muted" aria-live="polite">
        No degree in a major of that name was awarded here in {year}.
      </p>
      <ul className="mt-5 grid gap-x-9 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.slice(0, shownFirst).map((major) => (
          <MajorRow key={major.title} major={major} most={most} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="mt-5">
          <summary className="btn btn-outline">All {list.length} majors</summary>
          <ul className="mt-4 grid gap-x-9 gap-y-2 text-[.9375rem] sm:grid-cols-2 lg:grid-cols-3">
            {rest.map((major) => (
              <li key={major.title} data-major={major.title} className="flex items-baseline gap-3">
                <MajorName major={major} />
                <span className="ml-auto text-right tabular-nums">
                  {count(major.awards)}
                  {major.earnings !== null && (
                    <span className="block text-[.8125rem] text-muted">{dollars(major.earnings)}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

/** Without a script nothing would answer it; the whole list opens with a click. */
function Finder({ finder }: Pick<Props, 'finder'>) {
  return (
    <label {...finder} className="with-script relative block w-full sm:w-64 sm:shrink-0">
      <span className="sr-only">Find a major here</span>
      <Search size={18} aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
      <input
        type="search"
        autoComplete="off"
        maxLength={60}
        placeholder="Find a major here"
        className="field pl-10"
      />
    </label>
  )
}

function MajorRow({ major, most }: { major: PageMajor; most: number }) {
  return (
    <li data-major={major.title} className="grid content-start gap-1">
      <p className="flex items-baseline justify-between gap-3 text-[.9375rem] font-semibold">
        <MajorName major={major} />
        <span className="tabular-nums">{count(major.awards)}</span>
      </p>
      <Bar to={(100 * major.awards) / most} />
      <p className="text-[.8125rem] text-muted">
        {major.earnings === null
          ? 'earnings not reported'
          : `${dollars(major.earnings)} five years on${major.middle === null ? '' : `; middle ${dollars(major.middle)}`}`}
      </p>
    </li>
  )
}

const MajorName = ({ major: { slug, title } }: { major: PageMajor }) =>
  slug ? (
    <a href={majorPath(slug)} className="hover:underline">
      {title}
    </a>
  ) : (
    <span>{title}</span>
  )
