import { ArrowRight } from 'lucide-react'
import { collegePath, majorPath } from '#contract/colleges/college-page.ts'
import type { MajorPage } from '#contract/colleges/major-pages.ts'
import { count, dollars, plural } from '#contract/prose.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Bar } from '#web/ui/charts/figure-bar.tsx'
import { Panel, Small } from '#web/ui/panel.tsx'
import { Careers } from './careers.tsx'
import { FromYourState } from './from-your-state.tsx'

const findPath = ({ title }: MajorPage) => `/college-match?major=${encodeURIComponent(title)}`

/** A major's public page: what it is, where it leads, who awards it. */
export function MajorView({ page }: { page: MajorPage }) {
  return (
    <div className="major-page wrap pb-16">
      <Breadcrumb to="/majors" label="Majors" />
      <div className="py-4">
        <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.375rem)] font-extrabold tracking-tight">
          {page.title}
        </h1>
        <p className="mt-2 text-muted">
          {plural(page.graduates, 'bachelor’s degree')} in {page.graduatesYear}: number {page.rank} of{' '}
          {page.majors} majors
        </p>
        <p className="mt-4 max-w-[43rem] text-lg leading-normal font-medium">{page.description}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={findPath(page)} className="btn btn-primary btn-lg">
            Find Colleges <ArrowRight size={18} aria-hidden />
          </a>
          <a href={`/colleges?major=${page.slug}&all=1`} className="btn btn-outline btn-lg">
            Explore the {count(page.colleges)} that award it
          </a>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Earnings page={page} />
          <FromYourState page={page} />
        </div>
        <Most page={page} />
      </div>
      <Careers page={page} />
      {page.related.length > 0 && (
        <section aria-labelledby="related" className="mt-10">
          <h2 id="related" className="text-2xl font-bold tracking-tight">
            Near this major
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {page.related.map(({ slug, title }) => (
              <li key={slug}>
                <a href={majorPath(slug)} className="chip text-sm hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="sources" className="mt-10">
        <h2 id="sources" className="text-2xl font-bold tracking-tight">
          Sources
        </h2>
        <ul className="mt-3 grid gap-1 text-sm text-muted">
          {page.sources.map(({ covers, source, year }) => (
            <li key={covers}>
              {covers}: {source}, {year}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Earnings({ page: { earnings, earningsOfAll, title } }: { page: MajorPage }) {
  if (!earnings)
    return (
      <Panel title="What graduates earn" lead="No college’s figure is published for this major.">
        {null}
      </Panel>
    )
  const at = (value: number) => value / 1500
  return (
    <Panel
      title="What graduates earn"
      lead={`Five years after the degree, graduates with federal aid, ${earnings.year}. The middle of ${plural(earnings.colleges, 'college')} that ${earnings.colleges === 1 ? 'publishes' : 'publish'} it.`}
    >
      <p className="mt-4 font-display text-[2rem] font-bold tracking-tight tabular-nums">
        {dollars(earnings.middle)}
      </p>
      <Bar from={at(earnings.low)} to={at(earnings.high)} mark={at(earnings.middle)} />
      <Small className="mt-1.5">
        Middle half of the colleges: {dollars(earnings.low)} to {dollars(earnings.high)}
        {earningsOfAll !== null && `; ${dollars(earningsOfAll)} at the middle of all majors and colleges`}.
        What you would earn in {title} depends on far more than the major.
      </Small>
    </Panel>
  )
}

function Most({ page }: { page: MajorPage }) {
  const most = page.most[0]?.awards ?? 1
  return (
    <Panel
      title="Who awards it most"
      lead={`${plural(page.colleges, 'college')} awarded it in ${page.awardsYear}${page.alsoCounted.length > 0 ? `, counting ${page.alsoCounted.join(' and ')}, where some report it` : ''}. Earnings of its graduates with federal aid: ${page.earningsYear}.`}
    >
      <ol className="mt-4 grid gap-2.5">
        {page.most.map((college) => (
          <li key={college.slug}>
            <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
              <span>
                <a href={collegePath(college.slug)} className="font-semibold hover:underline">
                  {college.name}
                </a>
                <span className="block text-[.8125rem] text-muted">{college.place}</span>
              </span>
              <b className="font-semibold tabular-nums">{count(college.awards)}</b>
            </p>
            <Bar to={(100 * college.awards) / most} />
            <Small>
              {college.earnings === null
                ? 'earnings not published'
                : `${dollars(college.earnings)} five years on`}
            </Small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
