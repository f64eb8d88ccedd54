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

/**
 * The rules of systems that look at no scores by policy, not only in the year of the record: Cal State's trustees decided so
 * for good in March 2022 (hmbreview.com), the University of California by a settlement of 2021 (getintocollege.com) and
 * since; read 2026-11-18. Of other colleges we know only what they reported, and some of them call themselves test optional.
 */
const blindSystems = ['uc-residents', 'csu-residents']
export const isBlindByPolicy = (rules: readonly Rule[] | undefined): boolean =>
  rules?.some(({ id }) => blindSystems.includes(id)) ?? false

/** What holds now: by the newer rule where there is one, else by the record. */
export function testsNow(
  college: Tested,
  rules: readonly Rule[] | undefined,
): TestPolicy | 'required of some' | 'unclear' | null {
  const rule = scoresRule(rules)
  if (rule) return rule.condition ? 'required of some' : 'required'
  return isDoubtful(college) ? 'unclear' : college.admission.tests
}
