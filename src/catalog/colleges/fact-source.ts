import type { Catalog } from '#catalog/catalog.ts'
import type { College, Provenance } from '#catalog/facts.ts'

type Sources = Pick<Catalog, 'provenance'>

/** Every fact that is shown with its source. Tables that miss one are refused (./load.ts). */
export const citedPaths = [
  'name',
  'city',
  'state',
  'control',
  'locale',
  'religion',
  'faith',
  'rotc',
  'anyRotc',
  'missions',
  'undergraduates',
  'studentFacultyRatio',
  'shareOver25',
  'shareOnline',
  'pellShare',
  'firstGenerationShare',
  'admission.open',
  'admission.applications',
  'admission.rate',
  'admission.yield',
  'admission.tests',
  'admission.sat',
  'admission.act',
  'admission.byResidency',
  'tuition.inState',
  'tuition.outOfState',
  'tuition.newer',
  'cost.attendance',
  'cost.roomAndBoard',
  'cost.offCampus',
  'cost.books',
  'netPrice.average',
  'netPrice.byIncome',
  'outcomes.graduation4',
  'outcomes.graduation6',
  'outcomes.graduation6Pell',
  'outcomes.retention',
  'outcomes.earnings',
  'outcomes.debt',
  'grants.share',
  'grants.average',
  'transfersIn',
  'firstYears',
  'apCredit',
  'yellowRibbon',
  'dayCare',
  'twoYear.tuition',
  'twoYear.trades',
  'stateCenter',
  'programs.awards',
  'programs.earnings',
  'career.medianPay',
  'career.growth',
] as const
export type CitedPath = (typeof citedPaths)[number]

/** Source and year of a column of facts. */
export function columnSource({ provenance }: Sources, path: CitedPath): Provenance {
  const found = provenance.get(path)
  if (!found) throw new Error(`The catalog names no source for ${path}`)
  return found
}

/** The same for one college: tuition is newer at some, the academies charge none by law, residency has many years. */
export function factSource(catalog: Sources, college: College, path: CitedPath): Provenance {
  const { admission, flags, tuition } = college
  if (path === 'admission.byResidency' && admission.byResidency)
    return { ...columnSource(catalog, path), year: admission.byResidency.year }
  if (path !== 'tuition.inState' && path !== 'tuition.outOfState') return columnSource(catalog, path)
  if (flags.includes('charges no tuition'))
    return { source: 'Federal service academy, which charges no tuition', year: tuition.year }
  const newer = columnSource(catalog, 'tuition.newer')
  const year = path === 'tuition.outOfState' ? tuition.outOfStateYear : tuition.year
  return newer.year === year ? newer : columnSource(catalog, path)
}
