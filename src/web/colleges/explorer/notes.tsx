import type { CollegeTable } from '#contract/colleges/college-table.ts'

/** What the columns mean and which years they describe, and who is left out. */
export function Notes({ years }: Pick<CollegeTable, 'years'>) {
  return (
    <p className="mt-5 max-w-3xl text-[.8125rem] text-muted">
      Admits: {years.rate}; colleges with open admission have no rate. Price: after grants at your income,
      living costs in, {years.net}; at public colleges outside your state the full price with room and board,
      striped, {years.elsewhere}. Graduate: a bachelor’s within six years, {years.graduation}. SAT:{' '}
      {years.sat}. Students: {years.undergraduates}. Kind, setting, faith, sports and ROTC: {years.campus}.
      Majors: {years.majors}. Left out unless you ask: colleges under 200 students, religious training
      colleges, and those that have closed, will close or became part of another. All of them:{' '}
      <a href="/colleges/a-z" className="text-link">
        by letter
      </a>
      ,{' '}
      <a href="/colleges/in" className="text-link">
        by state
      </a>
      .
    </p>
  )
}
