import { columnSource, factSource } from '#catalog/colleges/fact-source.ts'
import { scoresRule, testsNow } from '#catalog/colleges/test-policy.ts'
import type { College, Weight } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { type Facts, figureOf, rangeOf } from './figures.ts'

const items = [
  ['record', 'School record'],
  ['gpa', 'GPA'],
  ['essay', 'Essay'],
  ['recommendations', 'Recommendations'],
  ['rank', 'Class rank'],
  ['legacy', 'Legacy'],
] as const

const levels: Record<Weight, number> = { required: 3, considered: 2, optional: 1, 'not considered': 0 }

const policies = {
  required: 'An SAT or ACT score is required.',
  optional: 'Test scores are optional.',
  'not considered': 'Test scores are not looked at.',
  'required of some': 'An SAT or ACT score is required of some.',
  unclear: 'Reported as required, yet under half of those who enrolled sent a score.',
} as const

export function admissionPanel(facts: Facts, college: College): CollegePage['admission'] {
  const { admission } = college
  return {
    open: admission.open,
    openYear: columnSource(facts.catalog, 'admission.open').year,
    rate: figureOf(facts, college, 'admission.rate'),
    applications: orNull(admission.applications),
    admitted: orNull(admission.admitted),
    yield: figureOf(facts, college, 'admission.yield'),
    ...policyOf(facts, college),
    sat: rangeOf(facts, college, 'sat'),
    act: rangeOf(facts, college, 'act'),
    weighs: items.flatMap(([key, item]) => {
      const weight = admission.weighs[key]
      return weight ? [{ item, weight, level: levels[weight] }] : []
    }),
    weighsYear: columnSource(facts.catalog, 'admission.tests').year,
    residency: residencyOf(facts, college),
    notes: notesOf(facts, college),
  }
}

/** The college's own later word, if it asks for scores again since the federal year. */
function policyOf(
  { catalog }: Facts,
  college: College,
): Pick<CollegePage['admission'], 'policy' | 'policyYear'> {
  const rules = catalog.rules.get(college.unitid)
  const rule = scoresRule(rules)
  if (rule) return { policy: rule.sentence, policyYear: `read ${rule.read}` }
  const now = testsNow(college, rules)
  return { policy: now && policies[now], policyYear: columnSource(catalog, 'admission.tests').year }
}

/** The college's own rates for residents and others, where it publishes both. */
function residencyOf({ catalog }: Facts, college: College): CollegePage['admission']['residency'] {
  const rates = college.admission.byResidency
  if (!rates) return null
  const { source, year } = factSource(catalog, college, 'admission.byResidency')
  return {
    inState: rates.inState,
    outOfState: rates.outOfState,
    internationalApart: rates.internationalApart,
    source,
    year,
  }
}

function notesOf({ catalog }: Facts, { flags }: College): string[] {
  const { year } = columnSource(catalog, 'admission.rate')
  const { year: testYear } = columnSource(catalog, 'admission.sat')
  return [
    flags.includes('rate moved') && `The rate moved a lot in one year, to ${year}: take it as rough.`,
    flags.includes('test imputed') &&
      `The score ranges of ${testYear} rest on few students who sent one, or on an estimate by the agency.`,
    flags.includes('sat implausible') &&
      `The SAT range of ${testYear} lies far from what the other figures suggest: take it as rough.`,
  ].filter((note) => note !== false)
}
