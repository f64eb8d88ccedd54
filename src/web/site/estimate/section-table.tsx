import type { EstimateTable } from '#contract/chance/how-we-estimate.ts'

const side = 'pr-2 last:pr-0 sm:pr-4'

/** A small table; on a narrow phone its letters are smaller, so that no column is cut off. */
export function SectionTable({ caption, head, rows }: EstimateTable) {
  const wide = head.length > 4 || rows.flat().some(({ length }) => length > 40)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={caption} tabIndex={0} className="card relative overflow-x-auto px-4 py-4 sm:px-5">
      <table
        className={`w-full text-left sm:text-[.9375rem] ${wide ? 'text-[.8125rem] sm:min-w-[34rem]' : 'text-[.9375rem]'}`}
      >
        <caption className="pb-3 text-left font-semibold text-fg">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a name, and none ever moves
              <th key={column} scope="col" className={`${side} pb-2 align-bottom font-semibold text-fg`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={`${side} py-2 align-top font-medium text-fg`}>
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row may be equal, and none ever moves
                <td key={column} className={`${side} py-2 align-top tabular-nums`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
