import type { Mission } from '#catalog/facts.ts'
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
      ...(states.length > 0 && { states }),
      families: listOf(row.families),
      firstGeneration: yesOf(row.firstGeneration),
      audience: wordOf(['anyone', 'underrepresented'], row.audience),
      missions: listOf(row.missions).map((mission) => wordOf(missions, mission)),
      kind: wordOf(scholarshipKinds, row.kind),
      usedAt: wordOf(places, row.usedAt),
      least: leastOf(row.least),
    }
  })

/** 'gpa 3.0|act 21|either'; empty where nothing is asked. */
function leastOf(cell: string): ScholarshipProgram['least'] {
  const asked = new Map(listOf(cell).map((part) => part.split(' ') as [string, string]))
  const number = (measure: string) => (asked.has(measure) ? Number(asked.get(measure)) : null)
  return { gpa: number('gpa'), sat: number('sat'), act: number('act'), either: asked.has('either') }
}

export const leastCell = ({ gpa, sat, act, either }: ScholarshipProgram['least']): string =>
  [gpa && `gpa ${gpa}`, sat && `sat ${sat}`, act && `act ${act}`, either && 'either']
    .filter(Boolean)
    .join('|')

function known(cell: string): StateCode {
  const state = stateCode(cell)
  if (!state) throw new Error(`"${cell}" is not a state`)
  return state
}
