import { ExternalLink } from 'lucide-react'
import type { College, YearlyPrice } from '#contract/matching/report.ts'
import { httpLink } from '#web/matching/results/web-link.ts'
import { asDollars } from '#web/platform/figures.ts'
import { type Income, incomeBands } from '#web/platform/income-bands.ts'
import { chooseIncome } from '#web/platform/use-profile.ts'
import { Columns } from '#web/ui/charts/columns.tsx'
import { Section } from './section.tsx'

const thousands = (amount: number | null) => (amount === null ? 'N/A' : `$${Math.round(amount / 1000)}k`)

function whatLowers({ agreement, grant }: YearlyPrice): string {
  if (grant) return `With ${grant}, if you qualify: about`
  return agreement ? `By ${agreement}: about` : 'From another state:'
}

export function Cost({ college, income }: { college: College; income: Income | null }) {
  const { price, netPrice, links } = college
  const calculator = httpLink(links.netPriceCalculator)
  // The net price of residents does not apply to others (docs/matching.md).
  const paid = price?.kind === 'net price' && netPrice.byIncome.some((band) => band.price.value !== null)
  return (
    <Section id="cost" title="Cost for your family">
      {price?.kind === 'before grants' && (
        <p className="text-[.9375rem] text-muted">
          {whatLowers(price)} {asDollars(price.amount)} a year before{' '}
          {price.grant ? 'other grants' : 'grants'}, with room, board and books ({price.year}).
        </p>
      )}
      {price === null && <p className="text-[.9375rem] text-muted">No yearly price is known for you here.</p>}
      {paid && (
        <>
          <p className="text-[.9375rem] text-muted">
            A year after grants, with living costs ({price.year}).{' '}
            {income === null ? 'Press what your family earns.' : 'By family income.'}
          </p>
          <Columns
            columns={netPrice.byIncome.map((band, i) => ({
              label: incomeBands[i as Income]?.short ?? band.income, // there are as many as bands
              amount: band.price.value,
              text: thousands(band.price.value),
            }))}
            lit={income}
            onLight={(i) => chooseIncome(i === income ? null : (i as Income))} // there are as many as bands
          />
        </>
      )}
      {price?.kind === 'net price' && !paid && (
        <p className="text-[.9375rem] text-muted">
          {asDollars(price.amount)} a year on average after grants, with living costs ({price.year}).
        </p>
      )}
      {calculator && (
        <p className="mt-3 text-sm">
          <a href={calculator} target="_blank" rel="noreferrer" className="text-link">
            Net price calculator
            <ExternalLink size={12} aria-hidden className="ml-1 inline" />
          </a>
        </p>
      )}
    </Section>
  )
}
