import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CollegeType, Community, Faith } from '#contract/matching/search-fields.ts'
import { type StateCode, states } from '#contract/states.ts'
import { emptyProfile, type Profile } from '#engine/matching/profile.ts'

// What readers said of students, as the tables of ./judgements have it. Only a test of the tables checks every cell.

/** Named before any list was seen. */
export type Named = { must: readonly number[]; fine: readonly number[]; never: readonly number[] }
/** Chosen of these candidates, with facts and prices in view. */
export type Chosen = { candidates: readonly number[]; ten: readonly number[]; not: readonly number[] }

/** A student with every reading there is; `id` orders them. */
export type Judged = { id: string; profile: Profile; named: readonly Named[]; chosen: readonly Chosen[] }

/** A cell by the name of its column. */
type Row = (column: string) => string

function rows(name: string): Row[] {
  const path = fileURLToPath(new URL(`judgements/${name}`, import.meta.url))
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return (column) => cells[columns.indexOf(column)] ?? ''
  })
}

const list = (cell: string) => (cell === '' ? [] : cell.split('|'))
const unitids = (cell: string) => list(cell).map((entry) => Number.parseInt(entry, 10))
const number = (cell: string) => (cell === '' ? null : Number(cell))
const codes = new Map<string, StateCode>(states.map(([code, name]) => [name, code]))

function codeOf(name: string): StateCode {
  const code = codes.get(name)
  if (!code) throw new Error(`${name} is no state`)
  return code
}

const profileOf = (row: Row): Profile => ({
  ...emptyProfile,
  state: codeOf(row('home')),
  major: row('major'),
  gpa: number(row('gpa')),
  sat: number(row('sat')),
  act: number(row('act')),
  interestedStates: list(row('states')).map(codeOf),
  // Cells of a table that a test has read.
  collegeType: list(row('college_type')) as CollegeType[],
  community: list(row('community')) as Community[],
  faith: list(row('faith')) as Faith[],
  maxMiles: number(row('max_miles')),
})

export function judgements(): Judged[] {
  const students = new Map<string, { profile: Profile; named: Named[]; chosen: Chosen[] }>()
  const studentOf = (row: Row) => {
    const id = row('student')
    const known = students.get(id) ?? { profile: profileOf(row), named: [], chosen: [] }
    students.set(id, known)
    return known
  }
  for (const row of rows('judgements.tsv'))
    studentOf(row).named.push({
      must: unitids(row('must')),
      fine: unitids(row('fine')),
      never: unitids(row('never')),
    })
  for (const row of rows('choices.tsv'))
    studentOf(row).chosen.push({
      candidates: unitids(row('candidates')),
      ten: unitids(row('ten')),
      not: unitids(row('not')),
    })
  return [...students].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, one]) => ({ id, ...one }))
}
