import type { CollegePage, IncomeBand } from '#contract/colleges/college-page.ts'
import { dollars } from '#contract/prose.ts'
import { FigureRows } from '#web/colleges/page/figure-rows.tsx'
import { absence } from '#web/platform/shown-figures.ts'
import { Bar } from '#web/ui/charts/figure-bar.tsx'
import { Panel, Small } from '#web/ui/panel.tsx'

export function Price({ page }: { page: CollegePage }) {
  const { bands, average, together, elsewhere, notes, rows, calculator } = page.price
  const who = page.control === 'public' ? `${page.stateName} residents` : 'students'
  const year = bands[0]?.figure.year
  return (
    <Panel
      id="price"
      title="Price"
      lead={`What ${who} with federal aid paid a year after grants, by family income, living costs in (${year}).`}
    >
      {bands.some(({ figure }) => figure.value !== null) ? (
        <PriceColumns bands={bands} />
      ) : (
        <p className="mt-4">{absence(bands[0]?.figure.absent ?? null)}.</p>
      )}
      {average.value !== null && (
        <Small className="mt-3">
          All incomes together: {dollars(average.value)} in {average.year}
          {average.middle !== null && `; ${dollars(average.middle)} at the middle college`}.
        </Small>
      )}
      {page.price.parts.length > 0 && <Parts page={page} />}
      {together && (
        <p className="mt-2 flex justify-between gap-3 border-t border-border pt-2 text-[.9375rem]">
          <span>Together, {together.year}</span>
          <b className="font-semibold tabular-nums">{dollars(together.value)}</b>
        </p>
      )}
      {elsewhere && (
        <div className="mt-3 grid gap-1">
          <p className="flex justify-between gap-3 text-[.9375rem]">
            <span className="text-muted">From another state, {elsewhere.year}</span>
            <b className="font-semibold tabular-nums">{dollars(elsewhere.value)}</b>
          </p>
          <Bar to={elsewhere.value / 900} look="before-grants" />
          <Small>Striped: before grants.</Small>
        </div>
      )}
      {rows.length > 0 && <FigureRows rows={rows} />}
      {notes.map((note) => (
        <Small key={note} className="mt-2">
          {note}
        </Small>
      ))}
      {calculator && (
        <p className="mt-4 text-[.9375rem]">
          <a href={calculator} className="text-link" rel="noopener">
            Net price calculator
          </a>{' '}
          for your own figure
        </p>
      )}
    </Panel>
  )
}

const tallest = 110

/** Five columns on one baseline, however many lines a label takes; the chosen income is filled (college-page.css). */
function PriceColumns({ bands }: { bands: readonly IncomeBand[] }) {
  const most = Math.max(1, ...bands.map(({ figure }) => figure.value ?? 0))
  return (
    <ul className="mt-4 grid grid-cols-5 gap-x-1.5 text-center text-xs sm:gap-x-2.5 sm:text-[.8125rem]">
      {bands.map(({ label, figure }, band) => (
        <li key={label} className={`column-${band} row-span-3 grid grid-rows-subgrid`}>
          <div className="self-end">
            <b className="font-semibold tabular-nums">
              {figure.value === null ? 'unknown' : dollars(figure.value)}
            </b>
            <svg
              aria-hidden
              width="100%"
              height={Math.max(2, (tallest * (figure.value ?? 0)) / most)}
              className="my-1 block"
            >
              <rect className="price-column" width="100%" height="100%" rx="6" />
            </svg>
          </div>
          <span className="text-muted">{label}</span>
          <span className="text-[.6875rem] text-muted max-sm:hidden">
            {figure.middle !== null && `middle ${dollars(figure.middle)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const shades = ['price-part-0', 'price-part-1', 'price-part-2']

function Parts({ page }: { page: CollegePage }) {
  const { parts } = page.price
  const sum = parts.reduce((total, { figure }) => total + (figure.value ?? 0), 0)
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((total, { figure }) => total + (figure.value ?? 0), 0),
  )
  return (
    <>
      <h3 className="mt-6 border-t border-border pt-5 font-sans text-[.9375rem] font-semibold">
        What is in the price, before grants
      </h3>
      <svg aria-hidden width="100%" height="22" className="mt-2.5 mb-2 block">
        {parts.map(({ label, figure }, index) => (
          <rect
            key={label}
            className={shades[index]}
            x={`${(100 * (starts[index] ?? 0)) / Math.max(1, sum)}%`}
            width={`${Math.max(0, (100 * (figure.value ?? 0)) / Math.max(1, sum) - 0.6)}%`}
            height="22"
            rx="5"
          />
        ))}
      </svg>
      <ul>
        {parts.map(({ label, figure }, index) => (
          <li key={label} className="py-1 text-[.9375rem]">
            <span className="flex items-center gap-2.5">
              <svg aria-hidden width="10" height="10" className="shrink-0">
                <rect className={shades[index]} width="10" height="10" rx="3" />
              </svg>
              {label}
              <b className="ml-auto font-semibold tabular-nums">
                {figure.value === null ? absence(figure.absent) : dollars(figure.value)}
              </b>
            </span>
            <Small className="pl-5">
              {figure.year}
              {figure.middle !== null && ` · middle of all colleges ${dollars(figure.middle)}`}
            </Small>
          </li>
        ))}
      </ul>
    </>
  )
}
