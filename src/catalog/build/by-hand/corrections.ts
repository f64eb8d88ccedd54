import { readFileSync } from 'node:fs'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { College } from '#catalog/facts.ts'
import { parseTable } from '#catalog/table-text.ts'
import { isCited } from './cited.ts'

const columns = ['unitid', 'college', 'fact', 'federal', 'value', 'why', 'link', 'source', 'read'] as const

/**
 * Facts that the federal record has wrong, by the table of corrections. A line says what the record says: once it no longer does,
 * the line has done its work and stops the build, so that no correction outlives its error.
 */
export function correct(path: string, colleges: readonly College[]): void {
  const file = 'corrections/corrections.tsv'
  const byId = new Map(colleges.map((college) => [String(college.unitid), college]))
  for (const row of parseTable('corrections', columns, readFileSync(path, 'utf8'))) {
    const named = `${row.college}, ${row.fact}`
    const college = byId.get(row.unitid)
    if (college?.name !== row.college) throw new SourceError(file, `${row.unitid} is not ${row.college}`)
    if (!isCited(row) || row.why === '')
      throw new SourceError(file, `${named}: it says why, its source and the day`)
    const keys = row.fact.split('.')
    const last = keys.pop() ?? ''
    // A path of facts: what it leads to is looked at before it is changed.
    let place: Record<string, unknown> | undefined = college as unknown as Record<string, unknown>
    for (const key of keys) place = place?.[key] as Record<string, unknown> | undefined
    if (!place || !(last in place)) throw new SourceError(file, `${named}: there is no such fact`)
    if (cellOf(place[last]) !== row.federal)
      throw new SourceError(
        file,
        `${named}: the record says ${cellOf(place[last])} and no longer ${row.federal}`,
      )
    place[last] = readValue(row.value, named)
  }
}

const cellOf = (fact: unknown): string =>
  fact === true ? 'y' : fact === false ? 'n' : fact === null ? '?' : String(fact)

function readValue(cell: string, named: string): boolean | number | null {
  if (cell === 'y' || cell === 'n') return cell === 'y'
  if (cell === '?') return null
  if (cell === '' || !Number.isFinite(Number(cell)))
    throw new SourceError('corrections/corrections.tsv', `${named}: "${cell}" is no answer and no figure`)
  return Number(cell)
}
