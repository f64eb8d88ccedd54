import { lowPrice, type Outlook } from '#contract/shortlist/outlook.ts'
import { answerOf } from '#contract/shortlist/saved-colleges.ts'
import { bandOf, heightOf as heightOfChance, rangeOf } from '#web/platform/chance.ts'
import { asDollars } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { Scatter } from '#web/ui/charts/scatter.tsx'
import { mostNumbered, type Point } from '#web/ui/charts/scatter-layout.ts'
import { chartNames } from './chart-names.ts'
import { type Entry, heightOf } from './model.ts'
import { asWord } from './verdict.ts'

type Props = {
  entries: readonly Entry[]
  income: Income | null
  /** The outlook with the student's own numbers, during a what-if. */
  real: Outlook | null
}

/** With more, names would cover each other; the numbers stay. */
const mostNames = 16

/** The list as a chart: chance upwards, price across. The rows below say the same as text, under the same numbers. */
export function Picture({ entries, income, real }: Props) {
  const before = new Map(
    real?.colleges.map(({ unitid, chance }) => [unitid, chance && heightOfChance(chance)]),
  )
  const names = chartNames(entries.map(({ saved }) => saved.collegeName))
  const left = entries.map(numbered).filter(({ saved }) => answerOf(saved.status) !== 'no')
  const points = left.flatMap((entry): Point[] => {
    const { price, assessed, saved, number } = entry
    if (!price) return []
    const chance = assessed?.chance ?? null
    const saidYes = answerOf(saved.status) === 'yes'
    const range =
      chance && chance.low !== null && chance.high !== null ? { low: chance.low, high: chance.high } : null
    return [
      {
        label: String(number),
        tone: saidYes ? 'ok' : chance ? bandOf(chance).tone : 'off',
        amount: price.amount,
        height: heightOf(entry),
        range,
        before: before.get(saved.unitid) ?? null,
        ...(entries.length <= mostNames && { names: names[number - 1] ?? [] }),
      },
    ]
  })
  const filled = points.some(({ amount, height }) => amount < lowPrice && height !== null && height >= 0.7)
  const unpriced = left.length - points.length
  if (left.length === 0) return null
  const words = [
    `Dashed: likely and under ${asDollars(lowPrice)}${filled ? '' : ', empty so far'}.`,
    left.some(({ saved }) => answerOf(saved.status) === 'yes') && 'At the top: who said yes.',
    real && 'Dotted circles: with your real numbers.',
    points.length <= mostNumbered && 'Numbers as in the list below.',
    unpriced > 0 && `${asWord(unpriced)} ${unpriced === 1 ? 'has' : 'have'} no published price.`,
  ]
  return (
    <figure className="px-3 pt-5 pb-3 sm:px-5">
      <figcaption className="px-2 text-[.9375rem] font-semibold">
        {left.length === 1 ? 'Your college' : `Your ${asWord(left.length).toLowerCase()}`} on one picture{' '}
        <span className="font-medium text-muted max-sm:hidden">· chance up, price across</span>
      </figcaption>
      {/* Wider, its text would grow with it. */}
      <div className="mx-auto mt-2 max-w-xl">
        <Scatter
          points={points}
          label={`Chance and yearly price. ${left.flatMap((entry) => described(entry) ?? []).join(' ')}`}
          cornerTo={lowPrice}
          across={income === null ? 'a year, all incomes' : 'a year, for you'}
          lane="?"
        />
      </div>
      <p className="px-2 text-sm text-muted">{words.filter(Boolean).join(' ')}</p>
    </figure>
  )
}

/** With its place in the list. */
const numbered = (entry: Entry, index: number) => ({ ...entry, number: index + 1 })

function described({ saved, price, assessed, number }: ReturnType<typeof numbered>): string | null {
  if (!price) return null
  const chance = assessed?.chance
  const estimate = chance ? (rangeOf(chance) ?? bandOf(chance).label) : 'chance not known'
  const said = answerOf(saved.status) === 'yes' ? 'said yes' : estimate
  return `${number}, ${saved.collegeName}: ${said}, ${asDollars(price.amount)}${price.beforeGrants ? ' before grants' : ''}.`
}
