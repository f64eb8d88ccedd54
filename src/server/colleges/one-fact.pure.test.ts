import { expect, test } from 'vitest'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { orNull } from '#catalog/figures.ts'
import { collegesIn, hasMark } from '#contract/colleges/college-table.ts'
import { shownRange, shownTuition, testPolicy } from '#engine/matching/say/figures.ts'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { listedFacts } from '#server/shortlist/outlook/listed-facts.ts'
import { topics } from '#web/colleges/comparison/lines.ts'
import { en } from '#words/en.ts'
import { worded } from '#words/told.ts'
import { collegePages } from './page/model.ts'
import { tableOf } from './table.ts'

const addresses = collegeAddresses(catalog.colleges, [])
const pageOf = collegePages({ catalog, addresses, majorSlug: () => null })
const factsOf = listedFacts(catalog, addresses)
const listed = collegesIn(tableOf(catalog, addresses))
const lines = topics.flatMap((topic) => topic.lines([]))
const readLine = (label: string) => {
  const line = lines.find((one) => one.label === label)
  if (!line) throw new Error(`no line ${label}`)
  return line.read
}

test('the comparison, the explorer and My Colleges tell of every college what its detail in results tells', () => {
  const told = catalog.colleges.map((college, at) => {
    const page = pageOf(college)
    const facts = factsOf(college.unitid)
    const tuition = shownTuition(college)
    const range = (test: 'sat' | 'act') => shownRange(college, test)?.replace('-', '–') ?? null
    const policy = testPolicy(catalog, college)
    const isBlind = policy !== null && worded(en, policy).startsWith('Test blind')
    const of = (value: number | null, year: string | null) => value !== null && { value, year }
    const compared = (label: string) => readLine(label)(page)
    const scores = (label: string) => compared(label).text.match(/^\d+–\d+$/)?.[0] ?? null
    const free = page.price.parts.length === 0
    const detail = {
      sat: range('sat'),
      act: range('act'),
      blind: isBlind && !college.admission.open,
      tuition: of(orNull(tuition.inState), tuition.year),
      elsewhere: of(orNull(tuition.outOfState), tuition.outOfStateYear),
    }
    const row = listed[at]
    const numbers = ([low, high]: readonly number[]) => `${low}–${high}`
    return {
      name: college.name,
      detail,
      compare: {
        sat: scores('SAT middle half'),
        act: scores('ACT middle half'),
        blind: compared('SAT middle half').text === 'Not looked at',
        tuition: free
          ? detail.tuition
          : of(page.price.tuition.inState.value, page.price.tuition.inState.year),
        elsewhere: free
          ? detail.elsewhere
          : of(page.price.tuition.outOfState.value, page.price.tuition.outOfState.year),
      },
      explorer: {
        ...detail,
        sat: row?.sat ? numbers(row.sat) : null,
        blind: row !== undefined && hasMark(row, 'tests not considered') && !college.admission.open,
      },
      'My Colleges': {
        ...detail,
        sat: facts?.tests.sat ? numbers([facts.tests.sat.low, facts.tests.sat.high].map(Math.round)) : null,
        act: facts?.tests.act ? numbers([facts.tests.act.low, facts.tests.act.high].map(Math.round)) : null,
        tuition: of(facts?.tuition.inState.value ?? null, facts?.tuition.inState.year ?? null),
        elsewhere: of(facts?.tuition.outOfState.value ?? null, facts?.tuition.outOfState.year ?? null),
      },
    }
  })
  const { stringify } = JSON
  const differ = told.flatMap(({ name, detail, ...pages }) =>
    Object.entries(pages).flatMap(([page, facts]) =>
      stringify(facts) === stringify(detail)
        ? []
        : [`${name}, ${page}: ${stringify(facts)}, not ${stringify(detail)}`],
    ),
  )
  expect(differ).toEqual([])
})
