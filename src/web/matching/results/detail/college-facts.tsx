import { type College, ofAdmission, yearOf } from '#contract/matching/report.ts'
import { asDollars, asPercent, orMissing } from '#web/platform/figures.ts'
import { Section } from './section.tsx'

type Row = { label: string; value: string; note: string | null }

/** Admissions and tuition (spec §2), every figure with its year. */
export function CollegeFacts({ college }: { college: College }) {
  const { admissions } = college
  const rate = admissions.openAdmission ? 'Open admission' : asPercent(admissions.acceptanceRate)
  const rows: Row[] = [
    {
      label: 'Admission rate',
      value: rate,
      note: admissions.openAdmission ? null : yearOf(college, ofAdmission),
    },
    { label: 'In-state tuition', value: asDollars(admissions.inStateTuition), note: admissions.tuitionYear },
    {
      label: 'Out-of-state tuition',
      value: asDollars(admissions.outOfStateTuition),
      note: admissions.outOfStateTuitionYear ?? admissions.tuitionYear,
    },
    { label: 'Average SAT range', value: orMissing(admissions.averageSat), note: null },
    { label: 'Average ACT range', value: orMissing(admissions.averageAct), note: null },
  ]
  return (
    <Section id="facts" title="Admissions and tuition">
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ label, value, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-border py-2">
            <dt className="text-[.9375rem] text-muted">
              {label}
              {note && <span className="block text-[.8125rem]">{note}</span>}
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {admissions.tuitionNote && <p className="mt-3 text-[.9375rem] text-muted">{admissions.tuitionNote}</p>}
    </Section>
  )
}
