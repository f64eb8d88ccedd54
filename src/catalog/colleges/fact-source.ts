import type { Catalog, College, Provenance } from '#catalog/facts.ts'

type Sources = Pick<Catalog, 'provenance'>

/** Every fact that is shown with its source. Tables that leave one out are not read (./load.ts). */
export const citedPaths = [
  'name',
  'city',
  'state',
  'control',
  'locale',
  'religion',
  'rotc',
  'anyRotc',
  'missions',
  'undergraduates',
  'studentFacultyRatio',
  'pellShare',
  'firstGenerationShare',
  'admission.open',
  'admission.applications',
  'admission.rate',
  'admission.tests',
  'admission.sat',
  'admission.act',
  'tuition.inState',
  'tuition.outOfState',
  'tuition.newer',
  'cost.attendance',
  'cost.roomAndBoard',
  'netPrice.average',
  'netPrice.byIncome',
  'outcomes.graduation4',
  'outcomes.graduation6',
  'outcomes.retention',
  'outcomes.earnings',
  'outcomes.debt',
  'programs.awards',
  'programs.earnings',
  'career.medianPay',
  'career.growth',
] as const
export type CitedPath = (typeof citedPaths)[number]

/** Source and year of a column of facts. */
export function columnSource({ provenance }: Sources, path: CitedPath): Provenance {
  const found = provenance.get(path)
  if (!found) throw new Error(`The catalogue names no source for ${path}`)
  return found
}

/** The same for one college: tuition is newer at some, and the academies charge none by law. */
export function factSource(catalog: Sources, { flags, tuition }: College, path: CitedPath): Provenance {
  if (path !== 'tuition.inState' && path !== 'tuition.outOfState') return columnSource(catalog, path)
  if (flags.includes('charges no tuition'))
    return { source: 'Federal service academy, which charges no tuition', year: tuition.year }
  const newer = columnSource(catalog, 'tuition.newer')
  const year = path === 'tuition.outOfState' ? tuition.outOfStateYear : tuition.year
  return newer.year === year ? newer : columnSource(catalog, path)
}
