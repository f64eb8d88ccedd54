import type { College, Figure } from '#contract/report.ts'
import { asDollars, asPercent, orMissing } from '#web/platform/figures.ts'

type Row = { label: string; value: string; note?: string | null }

/** Admissions and tuition (spec §2), then what it costs and leads to; every figure with its year. */
export function CollegeFacts({ college }: { college: College }) {
  const { admissions, outcomes, netPrice } = college
  const rate = admissions.openAdmission ? 'Open admission' : asPercent(admissions.acceptanceRate)
  const asked: Row[] = [
    { label: 'Admission rate', value: rate, note: admissions.openAdmission ? null : 'fall 2024' },
    { label: 'In-state tuition', value: asDollars(admissions.inStateTuition), note: admissions.tuitionYear },
    {
      label: 'Out-of-state tuition',
      value: asDollars(admissions.outOfStateTuition),
      note: admissions.tuitionYear,
    },
    { label: 'Average SAT range', value: orMissing(admissions.averageSat), note: admissions.testPolicy },
    { label: 'Average ACT range', value: orMissing(admissions.averageAct), note: null },
  ]
  const beside: Row[] = [
    { label: 'Average net price', value: asDollars(netPrice.average.value), note: noteOf(netPrice.average) },
    {
      label: 'Graduate in six years',
      value: asPercent(outcomes.graduationRate.value),
      note: noteOf(outcomes.graduationRate),
    },
    {
      label: 'Return for year two',
      value: asPercent(outcomes.retentionRate.value),
      note: noteOf(outcomes.retentionRate),
    },
    {
      label: 'Median earnings',
      value: asDollars(outcomes.medianEarnings.value),
      note: noteOf(outcomes.medianEarnings),
    },
    { label: 'Median debt', value: asDollars(outcomes.medianDebt.value), note: noteOf(outcomes.medianDebt) },
  ]
  return (
    <>
      <section aria-labelledby="admissions-title">
        <h3 id="admissions-title" className="text-lg font-bold">
          Admissions and tuition
        </h3>
        <Rows rows={asked} />
        {admissions.tuitionNote && (
          <p className="mt-3 text-[.9375rem] text-muted">{admissions.tuitionNote}</p>
        )}
      </section>
      <section aria-labelledby="outcomes-title">
        <h3 id="outcomes-title" className="text-lg font-bold">
          Cost and outcomes
        </h3>
        <Rows rows={beside} />
      </section>
    </>
  )
}

const noteOf = ({ value, year, absent }: Figure) => (value === null ? absent : year)

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
          {note && <dd className="text-[.8125rem] text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
