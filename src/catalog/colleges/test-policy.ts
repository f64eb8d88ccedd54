import type { College, TestPolicy } from '#catalog/facts.ts'
import { orNaN } from '#catalog/figures.ts'
import type { Rule } from '#catalog/rules/rule.ts'

const half = 50

type Tested = { admission: Pick<College['admission'], 'tests' | 'satSubmitted' | 'actSubmitted'> }

/** The record says that scores are required, yet under half of those who enrolled had sent one: so they were not. */
const isDoubtful = ({ admission: { tests, satSubmitted, actSubmitted } }: Tested): boolean =>
  tests === 'required' && orNaN(satSubmitted) + orNaN(actSubmitted) < half

/** By the record, where the shares do not speak against it. */
export const requiresScores = (college: Tested): boolean =>
  college.admission.tests === 'required' && !isDoubtful(college)

/** A published rule, newer than the record, by which scores are asked for again. */
export const scoresRule = (rules: readonly Rule[] | undefined): Rule | null =>
  rules?.find(({ kind }) => kind === 'tests') ?? null

/** What holds now: by the newer rule where there is one, else by the record. */
export function testsNow(
  college: Tested,
  rules: readonly Rule[] | undefined,
): TestPolicy | 'required of some' | 'unclear' | null {
  const rule = scoresRule(rules)
  if (rule) return rule.condition ? 'required of some' : 'required'
  return isDoubtful(college) ? 'unclear' : college.admission.tests
}
