import type { MajorReading } from '#catalog/reading.ts'

// Professions with a license, or the exam for it, that an associate degree is enough for. Trades, which are told
// apart, and culinary arts are in reading/trades.ts.

type License = {
  /** Families and specialties that mean it. */
  subjects: readonly string[]
  name: string
  /** What is enough, and who says so. */
  path: string
  /** The codes of the associate degrees (CIP 2020). */
  taught: readonly string[]
  /** Told below this GPA only: with better grades the bachelor's degree is the usual way. */
  below?: number
}

/**
 * From abfse.org (funerals), jdh.adha.org/content/94/2/54 (a survey of boards), aarc.org/your-rt-career and arrt.org. Nurses:
 * bls.gov/ooh/healthcare/registered-nurses.htm as jeghers.libguides.com cites it, and canton.edu/sci_health/nursing.
 */
export const licensedByAssociate: readonly License[] = [
  {
    subjects: ['12.03'],
    name: 'Mortuary Science',
    path: 'An associate degree from an accredited program, an apprenticeship and an exam are usually enough to be licensed as a funeral director. Each state has rules of its own, says the American Board of Funeral Service Education: ask the board of the state you would work in.',
    taught: ['12.0301', '12.0302', '12.0303'],
  },
  {
    subjects: ['51.06'],
    name: 'Dental Hygiene',
    path: "An associate degree from an accredited program is usually enough to be licensed as a dental hygienist: nearly every state board asks for a program accredited by CODA and the national exam (Journal of Dental Hygiene, 2020). A bachelor's degree adds teaching, research and public health; the exams are the same.",
    taught: ['51.0602'],
  },
  {
    subjects: ['51.0908'],
    name: 'Respiratory Therapy',
    path: "An associate degree can get you into respiratory therapy, says the American Association for Respiratory Care, though many programs and employers are moving to the bachelor's degree. Every state but Alaska asks for a license.",
    taught: ['51.0908'],
  },
  {
    subjects: ['51.0911'],
    name: 'Radiologic Technology',
    path: "For its exam in radiography the American Registry of Radiologic Technologists asks for an approved program and an associate degree or higher, so a bachelor's degree is one way and not the only one.",
    taught: ['51.0911', '51.0907'],
  },
  {
    subjects: ['51.38'],
    name: 'Nursing',
    path: "An associate degree in nursing, usually two to three years, also leads to the exam for registered nurses (NCLEX-RN). Licensed nurses who have it generally qualify for a first job as a staff nurse, says the Bureau of Labor Statistics, but hospitals may ask for a bachelor's degree, which can follow.",
    taught: ['51.3801'],
    below: 3,
  },
]

/** The license that a text is about, for a student with this GPA; a trade has a path of its own. */
export function licenseOf(
  { kind, counted, families, trade }: MajorReading,
  gpa: number | null,
): License | undefined {
  if (kind !== 'understood' || trade) return undefined
  const isTold = ({ below }: License) => below === undefined || (gpa !== null && gpa < below)
  return licensedByAssociate.find(
    (one) => one.subjects.some((id) => (counted ?? families).includes(id)) && isTold(one),
  )
}
