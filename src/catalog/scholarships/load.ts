import { listOf, wordOf, yesOf } from '#catalog/colleges/cells.ts'
import type { Mission, ScholarshipProgram } from '#catalog/facts.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { type StateCode, stateCode } from '#contract/states.ts'

export const scholarshipColumns = [
  'name',
  'link',
  'for',
  'basis',
  'state',
  'states',
  'families',
  'firstGeneration',
  'audience',
  'missions',
] as const

const missions = ['HBCU', 'HSI', 'Tribal', 'AANAPISI', 'PBI', 'ANNH', 'NASNTI'] as const satisfies Mission[]

export const scholarshipsFrom = (read: TableReader): ScholarshipProgram[] =>
  read('scholarships', scholarshipColumns).map((row) => {
    const states = listOf(row.states).map(known)
    return {
      name: row.name,
      link: row.link,
      for: row.for,
      basis: row.basis,
      state: row.state === '' ? null : known(row.state),
      ...(states.length > 0 && { states }),
      families: listOf(row.families),
      firstGeneration: yesOf(row.firstGeneration),
      audience: wordOf(['anyone', 'underrepresented'], row.audience),
      missions: listOf(row.missions).map((mission) => wordOf(missions, mission)),
    }
  })

function known(cell: string): StateCode {
  const state = stateCode(cell)
  if (!state) throw new Error(`"${cell}" is no state`)
  return state
}
