import { memo } from 'react'
import type { Ranked } from '#web/matching/results/filters/filtering.ts'
import { bandOf, heightOf } from '#web/platform/chance.ts'
import { asDollars } from '#web/platform/figures.ts'
import { inWords } from '#web/platform/in-words.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { familyPrice } from '#web/platform/price.ts'
import { Scatter } from '#web/ui/charts/scatter.tsx'
import { cornerEnd, type Point } from '#web/ui/charts/scatter-layout.ts'

type Props = { colleges: readonly Ranked[]; income: Income | null }

/** All colleges in one chart: chance upwards, price across. A locked one is grey at its price, without a chance. */
export const Picture = memo(({ colleges, income }: Props) => {
  const points = colleges.flatMap((one) => pointOf(one, income) ?? [])
  if (points.length === 0) return null
  const missing = colleges.length - points.length
  return (
    <figure className="picture">
      <figcaption className="px-2 pb-1 text-sm">
        <strong className="font-semibold">{titleOf(colleges.length)}</strong>{' '}
        <span className="whitespace-nowrap text-muted">
          <span className="max-sm:hidden">· </span>chance up, price across
        </span>
      </figcaption>
      <Scatter
        points={points}
        label={`Chance of admission and price a year of ${points.length} colleges. The same figures stand with each college below.`}
        across={income === null ? 'a year, all incomes' : 'a year, for you'}
        lane="locked"
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-2 text-[.8125rem] text-muted">
        {/* Not in the picture, where the dots would cover it. */}
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="20" height="12">
            <rect className="scatter-corner" width="20" height="12" rx="3" />
          </svg>
          likely, under {asDollars(cornerEnd(points))} a year
        </span>
        {missing > 0 && (
          <span>
            {missing} without a known price {missing === 1 ? 'is' : 'are'} not shown.
          </span>
        )}
      </p>
    </figure>
  )
})

const titleOf = (count: number) =>
  count === 1 ? 'Your college on one picture' : `Your ${inWords(count)} on one picture`

function pointOf({ college, rank }: Ranked, income: Income | null): Point | null {
  const price = familyPrice(college, income)
  if (price === null) return null
  const { chance } = college
  const place = { label: String(rank), amount: price.amount }
  if (chance === null) return { ...place, tone: 'off', height: null, range: null }
  const { low, high } = chance
  return {
    ...place,
    tone: bandOf(chance).tone,
    height: heightOf(chance),
    range: low === null || high === null ? null : { low, high },
  }
}
