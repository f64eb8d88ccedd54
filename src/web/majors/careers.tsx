import type { MajorCareer, MajorPage } from '#contract/colleges/major-pages.ts'
import { count, dollars } from '#contract/prose.ts'
import { absence } from '#web/platform/shown-figures.ts'
import { Panel, Small } from '#web/ui/panel.tsx'

export function Careers({ page }: { page: MajorPage }) {
  const [first] = page.careers
  if (!first) return null
  return (
    <Panel
      title="Where it leads"
      className="mt-5"
      lead={`Occupations people prepare for with it. Pay at the median, ${first.pay.year}; outlook ${first.growth.year}. All who work in them are counted, whatever they studied.`}
    >
      <ul className="mt-4 grid gap-5 lg:grid-cols-2">
        {page.careers.map((career) => (
          <li key={career.title} className="border-t border-border pt-4">
            <h3 className="text-lg font-bold">{career.title}</h3>
            <p className="mt-1 text-[.9375rem]">{career.description}</p>
            <p className="mt-1 text-[.9375rem] text-muted">{career.studyPath}</p>
            <Outlook career={career} />
            {career.link && (
              <a
                href={career.link}
                rel="noopener"
                className="text-link inline-flex min-h-7 items-center text-[.9375rem]"
              >
                Occupational Outlook Handbook
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Outlook({ career: { pay, growth, openings } }: { career: MajorCareer }) {
  const percent = (value: number) => `${value > 0 ? '+' : ''}${value}%`
  return (
    <>
      <p className="mt-2 font-semibold tabular-nums">
        {pay.value === null ? `Pay: ${absence(pay.absent).toLowerCase()}` : `${dollars(pay.value)} a year`}
        {growth.value !== null && ` · ${percent(growth.value)} jobs`}
        {openings.value !== null && ` · ${count(openings.value)} openings a year`}
      </p>
      <Small>
        Middle of all occupations shown here: {pay.middle !== null && dollars(pay.middle)}
        {growth.middle !== null && `, ${percent(growth.middle)}`}
        {openings.middle !== null && `, ${count(openings.middle)} openings`}
      </Small>
    </>
  )
}
