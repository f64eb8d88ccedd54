import type { Mission } from '#catalog/facts.ts'
import { conditionOf } from '#catalog/rules/condition.ts'
import { listOf, wordOf, yesOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { type StateCode, stateCode } from '#contract/states.ts'
import { type ScholarshipProgram, scholarshipKinds } from './scholarship.ts'

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
  'firstGeneration',
  'audience',
  'missions',
  'kind',
  'usedAt',
  'least',
] as const
const places = ['anywhere', 'home', 'home public', 'home private', 'region', 'nonresident'] as const

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
      ...(states.length > 0 && {
        states,
        except: listOf(row.except).map(Number),
        uncommon: yesOf(row.uncommon),
      }),
      families: listOf(row.families),
      firstGeneration: yesOf(row.firstGeneration),
      audience: wordOf(['anyone', 'underrepresented'], row.audience),
      missions: listOf(row.missions).map((mission) => wordOf(missions, mission)),
      kind: wordOf(scholarshipKinds, row.kind),
      usedAt: wordOf(places, row.usedAt),
      least: conditionOf(row.least),
    }
  })

function known(cell: string): StateCode {
  const state = stateCode(cell)
  if (!state) throw new Error(`"${cell}" is not a state`)
  return state
}
