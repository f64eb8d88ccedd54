import type { MajorReading } from '#catalog/reading.ts'

// Professions that ask for a degree after the bachelor's, which the subject's name does not say. What each asks for is also
// in words/careers.tsv; doctors and lawyers are told apart, by reading/routes.ts.

type Profession = {
  /** Families, specialties or titles of paths that mean it. */
  subjects: readonly string[]
  /** If the subject leads elsewhere too: the words that name the profession. */
  named?: RegExp
  /** What is asked for, and who says so. */
  note: string
  /** Told below this GPA only. */
  below?: number
}

const bureau = 'says the Bureau of Labor Statistics'

/**
 * Entry degrees: BLS Employment Projections 2024-34, table 1.2, and the pages of the Occupational Outlook Handbook that it
 * names (bls.gov/ooh). Athletic training: caate.net/the-professional-degree. Dietitians: cdrnet.org/graduatedegree, since
 * the table still has the older rule. All read 2026-11-18. Medical schools: the AAMC's figures of December 2025, as the Alliance for
 * Continuing Education in the Health Professions tells them; read 2026-11-19.
 */
export const afterBachelors: readonly Profession[] = [
  {
    subjects: ['Pre-Medicine'],
    note: 'Medical schools choose by grades in college and the MCAT: half of those who entered in 2025 had a college GPA of 3.87 or more, says the Association of American Medical Colleges. What you do there counts, not your grades today; keep a second plan that you would like as well.',
    below: 3.3,
  },
  {
    subjects: ['Pre-Athletic Training'],
    note: "Athletic trainers need a master's degree: since fall 2022 the bachelor's programs that led to the exam may take no new students, says CAATE, which accredits them. A bachelor's degree, often in exercise science, comes first; ask each college about its master's program.",
  },
  {
    subjects: ['51.2306'],
    note: `Occupational therapists typically enter with a master's degree, ${bureau}, and need a license. The bachelor's degree comes first, often in a health or science field: ask whether a college keeps places in its graduate program for its own students.`,
  },
  {
    subjects: ['51.02'],
    note: `Speech-language pathologists typically enter with a master's degree and audiologists with a doctor's degree, ${bureau}. A bachelor's degree in this subject is the first part of that road.`,
  },
  {
    subjects: ['51.31', '30.19'],
    note: "The exam for registered dietitians has asked for a graduate degree since 2024, says the Commission on Dietetic Registration, beside approved courses and supervised practice. Plan for a master's degree after the bachelor's.",
  },
  {
    subjects: ['13.11'],
    note: `School counselors typically enter with a master's degree, ${bureau}, and public schools ask for a state credential. The bachelor's degree before it is often in psychology or education.`,
  },
  {
    subjects: ['25.01'],
    note: `Librarians typically enter with a master's degree, ${bureau}. The bachelor's degree before it can be in any field.`,
  },
  {
    subjects: ['44.07'],
    note: `With a bachelor's degree, social workers typically enter work with children, families and schools; in health care and mental health, where clinical social workers are, they enter with a master's degree, ${bureau}.`,
  },
  {
    subjects: ['Pre-Physical Therapy'],
    note: `Physical therapists typically enter with a doctor's degree, ${bureau}. The bachelor's degree is the first half of that road: ask whether a college keeps places in its graduate program for its own students.`,
  },
  {
    subjects: ['Pre-Physician Assistant'],
    note: `Physician assistants typically enter with a master's degree, ${bureau}. The bachelor's degree comes first: ask whether a college keeps places in its graduate program for its own students.`,
  },
  {
    subjects: ['26.08', '51.15'],
    named: /\bgenetic counsel/i,
    note: `Genetic counselors typically enter with a master's degree in it and board certification, ${bureau}. The bachelor's degree before it is often in biology, genetics or psychology.`,
  },
  {
    subjects: ['51.38'],
    named: /\bnurse (practitioner|anesthetist|midwife)|\bmidwi(fe|fery|ves)\b|\bcrna\b/i,
    note: `Nurse practitioners, anesthetists and midwives typically enter with a master's degree, ${bureau}, after they are registered nurses. A bachelor's degree in nursing is the usual first step.`,
  },
]

/** The profession that a text, or one of its subjects, is about, if it has to be told a student with this GPA. */
export function professionOf(
  reading: MajorReading,
  text: string,
  gpa: number | null,
): Profession | undefined {
  const { kind, title, families, counted, trade } = reading
  if (kind !== 'understood' || trade) return undefined
  const meant = [title, ...(counted ?? families.slice(0, 1))]
  return afterBachelors.find(
    ({ subjects, named, below }) =>
      subjects.some((id) => meant.includes(id)) &&
      (named?.test(text) ?? true) &&
      (below === undefined || (gpa !== null && gpa < below)),
  )
}
