import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { asDollars } from '#web/platform/figures.ts'
import { Scatter } from '#web/ui/charts/scatter.tsx'
import type { Point } from '#web/ui/charts/scatter-layout.ts'
import { type Entry, heightOf } from './model.ts'
import { asWord } from './verdict.ts'

const lowPrice = 20_000

/** The list on one picture: chance up, price across. The rows below say the same in words, under the same numbers. */
export function Picture({ entries }: { entries: readonly Entry[] }) {
  const points = entries.flatMap((entry, i): Point[] => {
    const { price, assessed } = entry
    if (!price) return []
    const chance = assessed?.chance ?? null
    const range =
      chance && chance.low !== null && chance.high !== null ? { low: chance.low, high: chance.high } : null
    const tone = chance ? bandOf(chance).tone : 'off'
    return [
      {
        label: String(i + 1),
        tone,
        amount: price.amount,
        height: heightOf(entry),
        range,
      },
    ]
  })
  const empty = !points.some(({ amount, height }) => amount < lowPrice && height !== null && height >= 0.7)
  const unpriced = entries.length - points.length
  return (
    <figure className="px-3 pt-5 pb-3 sm:px-5">
      <figcaption className="px-2 text-[.9375rem] font-semibold">
        Your {asWord(entries.length).toLowerCase()} on one picture{' '}
        <span className="font-medium text-muted max-sm:hidden">· chance up, price across</span>
      </figcaption>
      <div className="mt-2">
        <Scatter
          points={points}
          label={`Chance and yearly price. ${entries.flatMap((entry, i) => described(entry, i) ?? []).join(' ')}`}
          corner={empty ? 'likely and low-priced: empty so far' : 'likely and low-priced'}
          across="a year, for you"
          lane="?"
        />
      </div>
      <p className="px-2 text-sm text-muted">
        Numbers as in the list below.
        {unpriced > 0 && ` ${asWord(unpriced)} ${unpriced === 1 ? 'has' : 'have'} no published price.`}
      </p>
    </figure>
  )
}

function described({ saved, price, assessed }: Entry, i: number): string | null {
  if (!price) return null
  const chance = assessed?.chance
  const said = chance ? (rangeOf(chance) ?? bandOf(chance).label) : 'chance not known'
  return `${i + 1}, ${saved.collegeName}: ${said}, ${asDollars(price.amount)}${price.beforeGrants ? ' before grants' : ''}.`
}
