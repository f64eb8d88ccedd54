import type { Loaded } from './table/loaded-facts.ts'
import { roles } from './table/roles.ts'
import type { Bar } from './table/scale.ts'
import type { Cell } from './table/table.ts'

type Props = { name: string; cell: Cell | null; step: Loaded['step'] }

/** A value with its bar and year, or the reason why there is none. The name is for small screens. */
export function FactCell({ name, cell, step }: Props) {
  return (
    <td {...roles.cell} className="compare-fact">
      <span aria-hidden className="compare-name">
        {name}
      </span>
      {cell ? <Value cell={cell} /> : <Nothing step={step} />}
    </td>
  )
}

function Value({ cell: { text, why, year, bar, newer } }: { cell: Cell }) {
  return (
    <>
      <span className={why === null ? 'compare-value' : 'compare-value compare-none'}>
        {text}
        {why && <span className="compare-year"> {why}</span>}
      </span>
      {bar && <BarLine bar={bar} />}
      {year && <span className="compare-year"> {year}</span>}
      {newer && <span className="compare-newer"> {newer}</span>}
    </>
  )
}

function Nothing({ step }: { step: Loaded['step'] }) {
  return step === 'loading' ? (
    <span className="compare-value">
      <span className="sr-only">Loading</span>
      <span aria-hidden className="compare-ghost" />
    </span>
  ) : (
    <span className="compare-value compare-none">
      <span className="sr-only">Not loaded</span>
      <span aria-hidden>–</span>
    </span>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Decorative: the number beside it says the same. Below zero it extends to the left, in another color. */
function BarLine({ bar: { from, to, zero } }: { bar: Bar }) {
  const below = to <= zero && from < zero
  return (
    <span aria-hidden className="compare-bar">
      <span
        className={below ? 'compare-fill compare-below' : 'compare-fill'}
        style={{ left: percent(from), width: percent(to - from) }}
      />
      {zero > 0 && <span className="compare-zero" style={{ left: percent(zero) }} />}
    </span>
  )
}
