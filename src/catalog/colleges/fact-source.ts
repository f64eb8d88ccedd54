import type { Catalog, College, Provenance } from '#catalog/facts.ts'

/** Source and year of one fact of one college: tuition is newer at some, and the academies charge none by law. */
export function factSource(
  { provenance }: Pick<Catalog, 'provenance'>,
  college: College,
  path: string,
): Provenance | null {
  if (path.startsWith('tuition.') && college.flags.includes('charges no tuition'))
    return { source: 'Federal service academy, which charges no tuition', year: college.tuition.year }
  const newer = provenance.get('tuition.newer')
  const year = path === 'tuition.outOfState' ? college.tuition.outOfStateYear : college.tuition.year
  if ((path === 'tuition.inState' || path === 'tuition.outOfState') && newer?.year === year) return newer
  return provenance.get(path) ?? null
}
