import type { Mission } from '#catalog/facts.ts'
import { conditionOf } from '#catalog/rules/condition.ts'
import { listOf, wordOf, yesOf } from '#catalog/table-cells.ts'
import type { Row, TableReader } from '#catalog/table-text.ts'
import { type StateCode, stateCode } from '#contract/states.ts'
import { audiences, bases, places, type ScholarshipProgram, scholarshipKinds } from './scholarship.ts'

export const scholarshipColumns = [
  'name',
  'link',
  'for',
  'basis',
  'state',
  'states',
  'except',
  'uncommon',
  'families',
  'need',
  'audience',
  'missions',
  'kind',
  'usedAt',
  'least',
  'window',
  'joinBy',
] as const

const missions = ['HBCU', 'HSI', 'Tribal', 'AANAPISI', 'PBI', 'ANNH', 'NASNTI'] as const satisfies Mission[]
const monthsOfSchool = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']

export const scholarshipsFrom = (read: TableReader): ScholarshipProgram[] =>
  read('scholarships', scholarshipColumns).map(scholarshipOf)

export function scholarshipOf(row: Row<(typeof scholarshipColumns)[number]>): ScholarshipProgram {
  const states = listOf(row.states).map(known)
  return {
    name: row.name,
    link: row.link,
    for: row.for,
    basis: wordOf(bases, row.basis),
    state: row.state === '' ? null : known(row.state),
    ...(states.length > 0 && {
      states,
      except: listOf(row.except).map(Number),
      uncommon: yesOf(row.uncommon),
    }),
    families: listOf(row.families),
    need: yesOf(row.need),
    audience: wordOf(audiences, row.audience),
    missions: listOf(row.missions).map((mission) => wordOf(missions, mission)),
    kind: wordOf(scholarshipKinds, row.kind),
    usedAt: wordOf(places, row.usedAt),
    least: conditionOf(row.least),
    closes: row.window === '' ? null : closing(row.window),
    joinBy: row.joinBy === '' ? null : Number(row.joinBy),
  }
}

/** 'Aug-Oct': the month it closes in, counted from the July before the senior year. */
function closing(window: string): number {
  const [opens, closes, ...more] = window.split('-').map((month) => monthsOfSchool.indexOf(month))
  if (opens === undefined || closes === undefined || more.length > 0 || opens < 0 || closes < 0)
    throw new Error(`"${window}" is not a window of months`)
  return closes
}

function known(cell: string): StateCode {
  const state = stateCode(cell)
  if (!state) throw new Error(`"${cell}" is not a state`)
  return state
}
