import type { EstimateSection } from '#contract/chance/how-we-estimate.ts'

/** A small table that scrolls in its own frame on a narrow phone. */
export function SectionTable({ caption, head, rows }: NonNullable<EstimateSection['table']>) {
  const wide = head.length > 4 || rows.flat().some(({ length }) => length > 40)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={caption} tabIndex={0} className="card relative overflow-x-auto px-5 py-4">
      <table className={`w-full text-left text-[.9375rem] ${wide ? 'min-w-[34rem]' : ''}`}>
        <caption className="pb-3 text-left font-semibold text-fg">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a name, and none ever moves
              <th key={column} scope="col" className="pr-4 pb-2 align-bottom font-semibold text-fg">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="py-2 pr-4 align-top font-medium text-fg">
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row may be equal, and none ever moves
                <td key={column} className="py-2 pr-4 align-top tabular-nums">
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
