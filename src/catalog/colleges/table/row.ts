import type { College, Program } from '#catalog/facts.ts'
import type { Row } from '#catalog/table-text.ts'
import { columns, type Kind } from './columns.ts'
import { faithOf } from './faith.ts'

// A college as one line of colleges.tsv.

type Column = keyof typeof columns
export type CollegeRow = Row<Column>
export const collegeColumns = Object.keys(columns) as Column[] // its own keys, in their order

/** What stands at a path such as 'admission.rate'. */
type At<T, Path> = Path extends `${infer Group}.${infer Rest}`
  ? At<T[Group & keyof T], Rest>
  : T[Path & keyof T]
columns satisfies { [C in Column]: Kind<At<College, C>> }

const paths = collegeColumns.map((column) => {
  const [first = '', second] = column.split('.')
  return { column, group: second === undefined ? null : first, key: second ?? first, ...columns[column] }
})

export function toRow(college: College): CollegeRow {
  const cells = paths.map(({ column, group, key, write }) => {
    const owner: Group = group === null ? college : college[group as 'admission'] // any group will do
    return [column, write(owner[key] as never)] // of its kind, by the types above
  })
  return Object.fromEntries(cells)
}

/** A college from the cells of its line, which stand in the order of the columns. */
export function fromCells(cells: readonly string[], programs: readonly Program[]): College {
  const college: Group = {}
  let place = 0
  for (const { group, key, read } of paths) {
    const value = read(cells[place++] ?? '')
    if (group !== null) college[group] ??= {}
    if (value !== undefined) (group === null ? college : (college[group] as Group))[key] = value
  }
  const religion = college.religion as College['religion']
  // Every other path is a column. Copied, because an object filled key by key stays slow to read (a V8 dictionary).
  return { ...college, faith: faithOf(religion), programs } as College
}
type Group = Record<string, unknown>
