import type { Catalog } from '#catalog/catalog.ts'
import { type CitedPath, factSource } from '#catalog/colleges/fact-source.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import { testsNow } from '#catalog/colleges/test-policy.ts'
import type { College, Fact, Range } from '#catalog/facts.ts'
import { asFigure } from '#catalog/figures.ts'
import { collegePath } from '#contract/colleges/college-page.ts'
import { rounds } from '#contract/matching/search-fields.ts'
import type { ListedFacts } from '#contract/shortlist/outlook.ts'
import { roundAt } from '#engine/matching/chance/round.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import { incomePrices, pricesOf } from '#engine/matching/match/price.ts'
import { shownTuition } from '#engine/matching/say/figures.ts'

/** The facts that a decision needs; null for a college that has left the catalog. */
export function listedFacts(catalog: Catalog, addresses: Addresses) {
  const figure = (college: College, path: CitedPath, fact: Fact) =>
    asFigure(fact, factSource(catalog, college, path))

  function factsOf(college: College): ListedFacts {
    const { admission, outcomes, netPrice, links } = college
    const tuition = shownTuition(college)
    const ranges = plausibleRanges(college)
    const isPublic = college.control === 'public'
    return {
      unitid: college.unitid,
      state: college.state,
      isPublic,
      openAdmission: admission.open,
      admitRate: figure(college, 'admission.rate', admission.rate),
      fourYearRate: figure(college, 'outcomes.graduation4', outcomes.graduation4),
      sixYearRate: figure(college, 'outcomes.graduation6', outcomes.graduation6),
      netPrice: figure(college, 'netPrice.average', netPrice.average),
      netPriceByIncome: incomePrices(college).map((fact) => figure(college, 'netPrice.byIncome', fact)),
      tuition: {
        inState: { ...figure(college, 'tuition.inState', tuition.inState), year: tuition.year },
        outOfState: {
          ...figure(college, 'tuition.outOfState', tuition.outOfState),
          year: tuition.outOfStateYear,
        },
      },
      price: pricesOf(catalog, college),
      tests: {
        policy: policyOf(testsNow(college, catalog.rules.get(college.unitid))),
        sat: ranges.sat && rangeOf(ranges.sat),
        act: ranges.act && rangeOf(ranges.act),
        satShare: figure(college, 'admission.sat', admission.satSubmitted),
        actShare: figure(college, 'admission.act', admission.actSubmitted),
      },
      rounds: rounds.filter((round) => roundAt(catalog, college.unitid, round)),
      page: collegePath(addresses.slugOf(college)),
      links: {
        website: links.website,
        admissions: links.admissions,
        netPriceCalculator: links.netPrice,
      },
    }
  }

  return (unitid: number): ListedFacts | null => {
    const college = catalog.collegeById.get(unitid)
    return college ? factsOf(college) : null
  }
}

/** Of whom it asks a score may turn on the grades, which are not known here: then nothing is advised. */
function policyOf(now: ReturnType<typeof testsNow>): ListedFacts['tests']['policy'] {
  if (now === 'required of some') return null
  return now === 'unclear' ? 'optional' : now
}

const rangeOf = (range: Range) => ({
  low: range.low,
  middle: range.mid ?? (range.low + range.high) / 2,
  high: range.high,
})
