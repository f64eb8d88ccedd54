import type { CollegePage, SimilarCollege } from '#contract/colleges/college-page.ts'
import { collegePath } from '#contract/colleges/college-page.ts'
import { dollars, plural } from '#contract/prose.ts'
import { percent } from '#web/platform/shown-figures.ts'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'
import { Small } from '#web/ui/panel.tsx'

export function Similar({ page }: { page: CollegePage }) {
  const year = (covers: string) => page.sources.find((source) => source.covers === covers)?.year
  const anyStriped = page.similar.some(({ price }) => price?.beforeGrants)
  return (
    <section aria-labelledby="similar" className="mt-11">
      <h2 id="similar" className="text-2xl font-bold tracking-tight">
        Colleges like this one
      </h2>
      <p className="mt-1 text-[.9375rem] text-muted">
        Alike in size, admission rate, graduation and what students study. Nothing else was weighed.
      </p>
      {/* On a phone one row to swipe: four cards below each other would be two screens. */}
      <ul className="mt-4 grid gap-4 max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-4 print:mx-0 print:grid print:grid-cols-2 print:px-0">
        {page.similar.map((college) => (
          <li
            key={college.slug}
            className="card px-5 py-4.5 max-sm:w-64 max-sm:shrink-0 max-sm:snap-start print:w-auto"
          >
            <Card college={college} />
          </li>
        ))}
      </ul>
      <Small className="mt-2.5">
        Admits {page.admission.rate.year}; graduate within six years, {year('Graduate in four and six years')}
        ; undergraduates {page.undergraduates.year}; price after grants, all incomes,{' '}
        {page.price.average.year}.
        {anyStriped &&
          ` Striped: from ${page.stateName}, before grants, room and board in, ${page.price.together?.year ?? year('Room and board')}.`}
      </Small>
    </section>
  )
}

function Card({ college }: { college: SimilarCollege }) {
  const { price } = college
  return (
    <>
      <h3 className="text-[1.0625rem] leading-tight font-bold">
        <a href={collegePath(college.slug)} className="hover:underline">
          {college.name}
        </a>
      </h3>
      <Small>
        {college.place}
        {college.undergraduates !== null && ` · ${plural(college.undergraduates, 'student')}`}
      </Small>
      <ul className="mt-3 grid gap-2.5">
        <Item label="Admits" value={college.rate} words={percent} full={100} />
        <Item label="Graduate" value={college.graduation} words={percent} full={100} />
        <Item
          label="Price"
          value={price?.value ?? null}
          words={dollars}
          full={90_000}
          look={price?.beforeGrants ? 'before-grants' : 'fact'}
        />
      </ul>
    </>
  )
}

type ItemProps = {
  label: string
  value: number | null
  words: (value: number) => string
  full: number
  look?: 'fact' | 'before-grants'
}

function Item({ label, value, words, full, look = 'fact' }: ItemProps) {
  return (
    <li>
      <p className="flex justify-between gap-2 text-sm">
        <span className="text-muted">{label}</span>
        <b className="font-semibold tabular-nums">{value === null ? 'not reported' : words(value)}</b>
      </p>
      {value === null ? <NoBar /> : <Bar to={(100 * value) / full} look={look} />}
    </li>
  )
}
