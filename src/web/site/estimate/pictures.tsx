import { calibrated, worthOfWords } from '#contract/chance/how-we-estimate.ts'

const step = 10
const across = 20
const hundred = Array.from({ length: 100 }, (_, n) => n)

/** One path for all: a hundred dots are two elements. */
const dots = (from: number, to: number) =>
  hundred
    .slice(from, to)
    .map((n) => `M${((n % across) + 0.5) * step} ${(Math.floor(n / across) + 0.5) * step}h0`)
    .join('')

const tones: Record<string, string> = {
  Likely: 'stroke-ok',
  Target: 'stroke-warn',
  Reach: 'stroke-bad',
  'Far reach': 'stroke-bad',
}

/** A hundred students for each word: the filled ones were admitted. */
export function WordDots() {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2" aria-label="Admitted, of a hundred told each word">
      {worthOfWords.map(({ word, admitted }) => (
        <li key={word} className="m-0 list-none p-0">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold text-fg">{word}</span>
            <span className="tabular-nums text-fg">{admitted} of 100 admitted</span>
          </p>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${across * step} ${(100 / across) * step}`}
            className="mt-1 block h-auto w-full"
          >
            <path d={dots(0, admitted)} strokeWidth="7" strokeLinecap="round" className={tones[word]} />
            <path d={dots(admitted, 100)} strokeWidth="7" strokeLinecap="round" className="stroke-track" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

const side = 100

/** Estimate against what happened: on the diagonal they are the same. */
export function Calibration() {
  const off = Math.max(...calibrated.map(({ admitted, estimated }) => Math.abs(admitted - estimated)))
  return (
    <figure className="m-0">
      <svg
        role="img"
        aria-label={`Our estimate against the share admitted, for ${calibrated.length} groups: all lie within ${Math.ceil(off)} points of the line`}
        viewBox="-14 -4 120 120"
        className="block h-auto w-full max-w-md"
      >
        <path d={`M0 ${side}L${side} 0`} className="stroke-muted" strokeWidth=".6" strokeDasharray="2 2" />
        <path d={`M0 0V${side}H${side}`} className="fill-none stroke-border" strokeWidth=".8" />
        {calibrated.map(({ admits, quarter, admitted, estimated }) => (
          <circle
            key={`${admits} ${quarter}`}
            cx={estimated}
            cy={side - admitted}
            r="1.9"
            className="fill-fact"
          />
        ))}
        {[0, 50, 100].map((at) => (
          <g key={at} className="fill-muted" fontSize="5">
            <text x={at} y={side + 7} textAnchor="middle">
              {at}%
            </text>
            <text x="-2.5" y={side - at + 2} textAnchor="end">
              {at}
            </text>
          </g>
        ))}
        <text x={side / 2} y={side + 14} textAnchor="middle" fontSize="5" className="fill-fg">
          our estimate
        </text>
        <text x="3" y="4" fontSize="5" className="fill-fg">
          admitted
        </text>
      </svg>
    </figure>
  )
}
