import type { CollegePage, PageFigure, PageRow } from '#contract/colleges/college-page.ts'
import { collegePath } from '#contract/colleges/college-page.ts'
import { absence, written } from '#web/platform/shown-figures.ts'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'

type Line = {
  label: string
  figure: (page: CollegePage) => PageFigure | undefined
  unit: PageRow['unit']
  full: number
}

const after = (label: string) => (page: CollegePage) => page.after.find((row) => row.label === label)?.figure
const students = (label: string) => (page: CollegePage) =>
  page.students.find((row) => row.label === label)?.figure

const lines: readonly Line[] = [
  { label: 'Admits', figure: (page) => page.admission.rate, unit: 'percent', full: 100 },
  {
    label: 'Price after grants, all incomes',
    figure: (page) => page.price.average,
    unit: 'dollars',
    full: 70_000,
  },
  { label: 'Graduate in six years', figure: after('Graduate in six years'), unit: 'percent', full: 100 },
  { label: 'Come back for year two', figure: after('Come back for year two'), unit: 'percent', full: 100 },
  {
    label: 'Earn, ten years after starting',
    figure: after('Earn, ten years after starting'),
    unit: 'dollars',
    full: 110_000,
  },
  { label: 'Owe at graduation', figure: after('Owe at graduation'), unit: 'dollars', full: 40_000 },
  { label: 'Undergraduates', figure: (page) => page.undergraduates, unit: 'count', full: 40_000 },
  { label: 'Students per teacher', figure: students('Students per teacher'), unit: 'per teacher', full: 40 },
  {
    label: 'With a Pell grant',
    figure: students('With a Pell grant, for lower incomes'),
    unit: 'percent',
    full: 100,
  },
]

/** Up to four colleges side by side, each figure with its year and the median of all colleges. */
export function ComparisonView({ colleges }: { colleges: readonly CollegePage[] }) {
  return (
    <div className="wrap pb-16">
      <nav aria-label="Breadcrumb" className="pt-5 text-sm text-muted">
        <a href="/colleges" className="hover:underline">
          Colleges
        </a>
      </nav>
      <h1 className="pt-4 text-[clamp(2rem,1.4rem+2.2vw,3rem)] font-extrabold tracking-tight">
        Side by side
      </h1>
      {colleges.length === 0 ? (
        <p className="mt-4">
          Nothing is picked yet.{' '}
          <a href="/colleges" className="text-link">
            Pick up to four colleges
          </a>{' '}
          to see them here.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and a keyboard must be able to
        <section aria-label="Comparison" tabIndex={0} className="mt-6 overflow-x-auto">
          <table className="side-by-side">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Figure</span>
                </th>
                {colleges.map((page) => (
                  <th key={page.id} scope="col">
                    <a
                      href={collegePath(page.slug)}
                      className="font-display sm:text-lg leading-tight font-bold hover:underline"
                    >
                      {page.name}
                    </a>
                    <span className="block text-[.8125rem] font-normal text-muted">
                      {page.city}, {page.stateName}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <LineRow key={line.label} line={line} colleges={colleges} />
              ))}
              <tr>
                <th scope="row">
                  SAT middle half
                  <span className="block text-[.8125rem] font-normal text-muted">
                    {colleges[0]?.admission.sat.year}
                  </span>
                </th>
                {colleges.map(({ id, admission }) => (
                  <td key={id}>{scoresOf(admission)}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">
                  Largest majors
                  <span className="block text-[.8125rem] font-normal text-muted">
                    {colleges[0]?.majors.year}
                  </span>
                </th>
                {colleges.map(({ id, majors }) => (
                  <td key={id} className="sm:text-[.9375rem]">
                    {majors.list
                      .slice(0, 3)
                      .map(({ title }) => title)
                      .join(', ')}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function scoresOf({ sat, open }: CollegePage['admission']): string {
  if (sat.low !== null) return `${sat.low}–${sat.high}`
  if (sat.absent !== 'not applicable') return absence(sat.absent)
  return open ? 'Open admission' : 'Does not look at test scores'
}

function LineRow({ line, colleges }: { line: Line; colleges: readonly CollegePage[] }) {
  const figures = colleges.map((page) => ({
    id: page.id,
    figure: line.figure(page),
    open: page.admission.open,
  }))
  const [first] = figures
  const middle = first?.figure?.middle ?? null
  return (
    <tr>
      <th scope="row">
        {line.label}
        <span className="block text-[.8125rem] font-normal text-muted">
          {first?.figure?.year}
          {middle !== null && `; middle of all ${written(middle, line.unit)}`}
        </span>
      </th>
      {figures.map(({ id, figure, open }) => {
        const value = figure?.value ?? null
        return (
          <td key={id}>
            <b className="font-semibold tabular-nums">
              {value === null
                ? line.label === 'Admits' && open
                  ? 'Open admission'
                  : absence(figure?.absent ?? null)
                : written(value, line.unit)}
            </b>
            {value === null ? (
              <NoBar />
            ) : (
              <Bar
                to={(100 * value) / line.full}
                mark={middle === null ? null : (100 * middle) / line.full}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}
