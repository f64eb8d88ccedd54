import type { IncomeBand } from '#contract/colleges/college-page.ts'
import { usualBand } from '#contract/colleges/college-page.ts'

/**
 * Which family income the page's prices are for. A plain select outside any form: the stylesheet shows the chosen band
 * (`.band-0` … `.band-4`), so it works without a script and no request carries it.
 */
export function IncomeChoice({ bands }: { bands: readonly IncomeBand[] }) {
  return (
    <select
      aria-label="Family income"
      className="income-choice max-w-full"
      defaultValue={String(usualBand)}
      data-control="income"
    >
      {bands.map(({ label }, band) => (
        <option key={label} value={band}>
          {label}
        </option>
      ))}
    </select>
  )
}
