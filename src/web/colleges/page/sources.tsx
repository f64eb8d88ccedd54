import type { CollegePage } from '#contract/colleges/college-page.ts'
import { count } from '#contract/prose.ts'

export function Sources({ page }: { page: CollegePage }) {
  return (
    <section id="sources" aria-labelledby="sources-title" className="mt-11 mb-16">
      <h2 id="sources-title" className="text-2xl font-bold tracking-tight">
        Sources
      </h2>
      <div className="card laid-out-later mt-4 p-5 sm:p-7">
        <table className="source-table">
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
        <p className="mt-3.5 text-[.8125rem] text-muted">
          U.S. Department of Education, College Scorecard and National Center for Education Statistics, IPEDS
          (public domain). Values selected, rounded and joined by Lantern; data version {page.dataVersion}.
          The middle of all colleges is the median of those of the {count(page.colleges)} that report the
          figure.{' '}
          <a
            className="text-link"
            href={`/contact?about=${encodeURIComponent(`${page.name}, ${page.stateName}`)}`}
          >
            Something wrong?
          </a>
        </p>
      </div>
    </section>
  )
}
