import type { Column, Compared } from './table/column.ts'
import './compare.css'
import { CollegeCell } from './college-cell.tsx'
import { FactCell } from './fact-cell.tsx'
import { roles } from './table/roles.ts'
import { shortNames } from './table/short-names.ts'
import type { Row, Table } from './table/table.ts'

type Props = { columns: readonly Column[]; table: Table; onRemove?: (college: Compared) => void }

/** A table on wide screens and in print; on a small screen each fact is a block with one line per college. */
export function ComparisonTable({ columns, table, onRemove }: Props) {
  const short = shortNames(columns.map(({ collegeName }) => collegeName))
  const whole = columns.length + 1
  return (
    <table {...roles.table} className={columns.length > 1 ? 'compare' : 'compare compare-alone'}>
      <caption className="sr-only">{columns.map(({ collegeName }) => collegeName).join(', ')}</caption>
      <thead {...roles.rowgroup} className="compare-names">
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col">
            <span className="sr-only">Fact</span>
          </th>
          {columns.map(({ unitid, collegeName }) => (
            <th {...roles.columnheader} scope="col" key={unitid}>
              {collegeName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        <tr {...roles.row} className="compare-row compare-colleges">
          <RowHead row={table.place} />
          {columns.map((column, index) => (
            <CollegeCell
              key={column.unitid}
              column={column}
              cell={table.place.cells[index] ?? null}
              {...(onRemove && { onRemove: () => onRemove(column) })}
            />
          ))}
        </tr>
      </tbody>
      {table.groups.map(({ title, note, year, together, rows }) => (
        <tbody {...roles.rowgroup} key={title} className={together ? 'compare-together' : undefined}>
          <tr {...roles.row} className="compare-head">
            <th {...roles.rowheader} scope="rowgroup" colSpan={whole} aria-colspan={whole}>
              <h3 className="text-lg font-bold">{title}</h3>
              {year && <span className="compare-year">{year}</span>}
            </th>
          </tr>
          {note && (
            <tr {...roles.row} className="compare-note">
              <td {...roles.cell} colSpan={whole} aria-colspan={whole}>
                <p>{note}</p>
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr {...roles.row} className="compare-row" key={row.label}>
              <RowHead row={row} />
              {columns.map(({ unitid, loaded }, index) => (
                <FactCell
                  key={unitid}
                  name={short[index] ?? ''}
                  cell={row.cells[index] ?? null}
                  step={loaded.step}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function RowHead({ row: { label, year } }: { row: Row }) {
  return (
    <th {...roles.rowheader} scope="row" className="compare-label">
      {label}
      {year && <span className="compare-year"> {year}</span>}
    </th>
  )
}
