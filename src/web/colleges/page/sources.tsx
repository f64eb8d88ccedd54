import { ChevronDown } from 'lucide-react'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { count } from '#contract/prose.ts'

type Props = { page: Pick<CollegePage, 'sources' | 'dataVersion' | 'colleges' | 'name' | 'stateName'> }

/** Folded: on a phone the table is as long as the rest of the page. */
export function Sources({ page }: Props) {
  return (
    <section id="sources" aria-labelledby="sources-title" className="mt-11 mb-16">
      <h2 id="sources-title" className="text-2xl font-bold tracking-tight">
        Sources
      </h2>
      <details className="card group mt-4 px-5 sm:px-7">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
          <span>
            <b className="block font-semibold">Every figure, its source and year</b>
            <span className="text-[.9375rem] text-muted">Department of Education</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className="shrink-0 text-muted group-open:rotate-180 print:hidden"
          />
        </summary>
        <table className="source-table mb-4">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">From</th>
              <th scope="col">Describes</th>
            </tr>
          </thead>
          <tbody>
            {page.sources.map(({ covers, source, year }) => (
              <tr key={covers}>
                <td>{covers}</td>
                <td>{source}</td>
                <td>{year}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="mt-3 text-[.8125rem] text-muted">
        U.S. Department of Education, College Scorecard and National Center for Education Statistics, IPEDS
        (public domain). Values selected, rounded and joined by Lantern; data version {page.dataVersion}. The
        middle of all colleges is the median of those of the {count(page.colleges)} that report the figure.{' '}
        <a
          className="text-link"
          href={`/contact?about=${encodeURIComponent(`${page.name}, ${page.stateName}`)}`}
        >
          Something wrong?
        </a>
      </p>
    </section>
  )
}
