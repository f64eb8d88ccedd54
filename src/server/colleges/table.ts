import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import { scoresRule, testsNow } from '#catalog/colleges/test-policy.ts'
import type { College, Fact, TestPolicy } from '#catalog/facts.ts'
import type { Major } from '#catalog/majors/major.ts'
import { isGone } from '#catalog/rules/rule.ts'
import {
  type CollegeTable,
  type MajorColleges,
  type Mark,
  marks,
  openAdmission,
} from '#contract/colleges/college-table.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { states } from '#contract/states.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import { incomePrices, pricesOf } from '#engine/matching/match/price.ts'

/** All colleges as one compact table (contract/colleges/college-table.ts says how it is read). */
export function tableOf(catalog: Catalog, addresses: Addresses): CollegeTable {
  const { colleges } = catalog
  const year = (path: Parameters<typeof columnSource>[1]) => columnSource(catalog, path).year
  const column = (read: (college: College) => Fact | null, unit = 1) =>
    colleges.map((college) => {
      const fact = read(college)
      return typeof fact === 'number' ? Math.round(fact * unit) : null
    })
  // The same prices as in results and lists.
  const prices = colleges.map((college) => pricesOf(catalog, college))
  const slugs = colleges.flatMap((college, at) => {
    const slug = addresses.slugOf(college)
    return slug === slugOf(college.name) ? [] : [[at, slug]]
  })
  const score = (test: 'low' | 'high') => column((college) => plausibleRanges(college).sat?.[test] ?? null)
  const holds = (mark: Mark, college: College) => {
    const rules = catalog.rules.get(college.unitid)
    const policy = policyMarks.get(mark)
    if (policy && scoresRule(rules)) return testsNow(college, rules) === policy
    return answers[mark](college) || (mark === 'special' && isGone(rules))
  }
  return {
    version: catalog.version,
    years: {
      rate: year('admission.rate'),
      graduation: year('outcomes.graduation6'),
      net: year('netPrice.byIncome'),
      elsewhere: year('cost.roomAndBoard'),
      sat: year('admission.sat'),
      undergraduates: year('undergraduates'),
      majors: year('programs.awards'),
      campus: year('religion'),
    },
    id: colleges.map(({ unitid }) => unitid),
    name: lines(colleges.map(({ name }) => name)),
    nicknames: lines(colleges.map(({ nicknames }) => nicknames.join('|'))),
    city: lines(colleges.map(({ city }) => city)),
    slug: Object.fromEntries(slugs),
    state: colleges.map(({ state }) => placeOf(state)),
    latitude: colleges.map(({ latitude }) => Math.round(latitude * 100)),
    longitude: colleges.map(({ longitude }) => Math.round(longitude * 100)),
    locale: colleges.map(({ locale }) => locale),
    undergraduates: column(({ undergraduates }) => undergraduates),
    applications: column(({ admission }) => admission.applications),
    rate: colleges.map(({ admission: { open, rate } }) =>
      typeof rate === 'number' ? Math.round(rate * 10) : open ? openAdmission : null,
    ),
    graduation: column(({ outcomes }) => outcomes.graduation6),
    net: [
      prices.map(({ resident }) => resident?.amount ?? null),
      ...[0, 1, 2, 3, 4].map((band) => column((college) => incomePrices(college)[band] ?? null)),
    ],
    elsewhere: colleges.map(({ control }, at) =>
      control === 'public' ? (prices[at]?.visitor?.amount ?? null) : null,
    ),
    agreed: Object.fromEntries(
      prices.flatMap(({ agreed }, at) =>
        agreed ? [[at, agreed.flatMap(({ state, price }) => [placeOf(state), price.amount])]] : [],
      ),
    ),
    satLow: score('low'),
    satHigh: score('high'),
    marks: colleges.map((college) =>
      marks.reduce((bits, mark, bit) => (holds(mark, college) ? bits | (1 << bit) : bits), 0),
    ),
  }
}

const placeOf = (state: string) => states.findIndex(([code]) => code === state)

/** By the record, unless a newer rule asks for scores again. */
const policyMarks: ReadonlyMap<Mark, TestPolicy> = new Map([
  ['tests required', 'required'],
  ['tests optional', 'optional'],
  ['tests not considered', 'not considered'],
])

const lines = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\n', ' ')).join('\n')

const division = (numeral: string) => (college: College) =>
  college.athletics.division === `NCAA Division ${numeral}`

const answers: Record<Mark, (college: College) => boolean> = {
  public: ({ control }) => control === 'public',
  'tests required': ({ admission }) => admission.tests === 'required',
  'tests optional': ({ admission }) => admission.tests === 'optional',
  'tests not considered': ({ admission }) => admission.tests === 'not considered',
  HBCU: ({ missions }) => missions.includes('HBCU'),
  'Hispanic-serving': ({ missions }) => missions.includes('HSI'),
  women: ({ missions }) => missions.includes('women only'),
  faith: ({ religion }) => typeof religion === 'string',
  'division 1': division('I'),
  'division 2': division('II'),
  'division 3': division('III'),
  football: ({ athletics }) => athletics.football === true,
  Army: ({ rotc }) => rotc.includes('Army'),
  Navy: ({ rotc }) => rotc.includes('Navy'),
  'Air Force': ({ rotc }) => rotc.includes('Air Force'),
  special: ({ flags }) => flags.includes('tiny') || flags.includes('vocational religious'),
}

/** The colleges that awarded a major under any of its codes. */
export function majorColleges(catalog: Catalog, major: Major): MajorColleges {
  const families = new Set(major.reportedUnder)
  let before = 0
  const steps = catalog.colleges.flatMap(({ programs }, at) => {
    if (![...programs].some(({ family, awards }) => awards > 0 && families.has(family))) return []
    const step = at - before
    before = at
    return [step]
  })
  return {
    slug: slugOf(major.title),
    title: major.title,
    year: columnSource(catalog, 'programs.awards').year,
    steps,
  }
}
