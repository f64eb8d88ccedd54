import type { College, Fact } from '#catalog/facts.ts'

const half = 50
const share = (fact: Fact) => (typeof fact === 'number' ? fact : Number.NaN)

type Tested = { admission: Pick<College['admission'], 'tests' | 'satSubmitted' | 'actSubmitted'> }

/** The record says that scores are required, yet under half of those who enrolled had sent one: so they were not. */
export const isDoubtful = ({ admission: { tests, satSubmitted, actSubmitted } }: Tested): boolean =>
  tests === 'required' && share(satSubmitted) + share(actSubmitted) < half

/** By the record, where the shares do not speak against it. */
export const requiresScores = (college: Tested): boolean =>
  college.admission.tests === 'required' && !isDoubtful(college)
