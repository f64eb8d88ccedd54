import { expect, test } from 'vitest'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { collegesIn } from '#contract/colleges/college-table.ts'
import type { StateCode } from '#contract/states.ts'
import { seeded } from '#contract/testing/seeded.ts'
import { isVisitor, priceFor } from '#engine/matching/match/price.ts'
import { netPriceOf, residentsOnly } from '#engine/matching/say/figures.ts'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { yearlyPrice } from '#report-pdf/text/figures.ts'
import { listedFacts } from '#server/shortlist/outlook/listed-facts.ts'
import { paidAt } from '#web/colleges/page/price/paid.ts'
import { incomes } from '#web/platform/income-bands.ts'
import { familyPrice, priceFromFacts, priceInTable } from '#web/platform/price.ts'
import { collegePages } from './page/model.ts'
import { tableOf } from './table.ts'

const addresses = collegeAddresses(catalog.colleges, [])
const pageOf = collegePages({ catalog, addresses, majorSlug: () => null })
const factsOf = listedFacts(catalog, addresses)
const table = new Map(collegesIn(tableOf(catalog, addresses)).map((college) => [college.id, college]))

// States with agreements, grants and systems of their own among them, and one student of each income.
const homes: StateCode[] = ['OR', 'CA', 'DC', 'MN', 'WI', 'TX', 'NY', 'ND', 'VT', 'WY']
const students = homes.map((home, i) => ({ home, income: [null, ...incomes][i % 6] ?? null }))

// The ones that went wrong before, every kind of agreement, and others by lot.
const { uniform } = seeded(200)
const lot = catalog.colleges
  .map((college) => ({ college, at: uniform() }))
  .sort((a, b) => a.at - b.at)
  .map(({ college }) => college)
const known = catalog.colleges.filter(
  ({ unitid, flags }) => unitid === 110_583 || flags.includes('charges no tuition'),
)
const colleges = [...new Set([...known, ...lot])].slice(0, 200)

test.each(students)('one student, one price on every page: $home, income $income', ({ home, income }) => {
  for (const college of colleges) {
    const visits = isVisitor(college, home)
    const inReport = {
      price: priceFor(catalog, college, home),
      netPrice: visits ? residentsOnly : netPriceOf(college),
    }
    const asPaid = (price: { amount: number; beforeGrants: boolean } | null) =>
      price && { amount: price.amount, beforeGrants: price.beforeGrants }
    const results = asPaid(familyPrice(inReport, income))

    const listed = table.get(college.unitid)
    const page = paidAt(pageOf(college))
    const kind =
      page.find(({ states }) => states.includes(home)) ?? page.find(({ states }) => states.includes('*'))
    const facts = factsOf(college.unitid)
    const pdf = yearlyPrice(inReport)
    const overAll = asPaid(familyPrice(inReport, null))
    expect(
      {
        explorer: listed ? asPaid(priceInTable(listed, { home, income })) : 'not listed',
        page: asPaid(kind?.by[income === null ? 0 : income + 1]?.price ?? null),
        'My Colleges': facts ? asPaid(priceFromFacts(facts, { home, income })) : 'no facts',
        PDF: { amount: pdf.amount, beforeGrants: pdf.kind === 'before grants' },
      },
      `${college.name} (${college.unitid})`,
    ).toEqual({
      explorer: results,
      page: results,
      'My Colleges': results,
      PDF: overAll ?? { amount: null, beforeGrants: false },
    })
  }
})
