type Column = { label: string; amount: number | null; text: string }

const tallest = 96
const shortest = 3

type Props = { columns: readonly Column[]; lit: number | null; onLight: (column: number) => void }

/** Amounts side by side, one or none highlighted by a press; each with its number above and its name below. */
export function Columns({ columns, lit, onLight }: Props) {
  const most = Math.max(1, ...columns.map(({ amount }) => amount ?? 0))
  return (
    <ol className="mt-3 grid grid-flow-col auto-cols-fr gap-2.5 text-center text-[.8125rem] tabular-nums">
      {columns.map(({ label, amount, text }, i) => {
        const height = amount === null ? 0 : Math.max(shortest, (amount / most) * tallest)
        return (
          <li key={label} aria-current={i === lit || undefined} className="chart-column">
            <button
              type="button"
              aria-label={`${label}: ${text}`}
              aria-pressed={i === lit}
              onClick={() => onLight(i)}
              className="block w-full cursor-pointer"
            >
              <svg aria-hidden className="chart-bar h-[116px]">
                <rect
                  className={`chart-fill ${i === lit ? 'chart-fact' : 'chart-track'}`}
                  y={116 - height}
                  width="100%"
                  height={height}
                  rx="6"
                />
                <text x="50%" y={110 - height} textAnchor="middle" className="chart-amount">
                  {text}
                </text>
              </svg>
              <span aria-hidden className="mt-1 block text-muted">
                {label}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
