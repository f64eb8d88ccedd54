import { listOf, wordOf } from '#catalog/table-cells.ts'
import type { Row, TableReader } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'
import { conditionOf } from './condition.ts'
import { type Rule, type RuleKind, ruleKinds } from './rule.ts'

export const ruleColumns = [
  'id',
  'kind',
  'who',
  'colleges',
  'condition',
  'sentence',
  'link',
  'source',
  'read',
] as const

/** The rules of every college that has one, from rules.tsv. */
export function rulesFrom(read: TableReader): Map<number, Rule[]> {
  const byCollege = new Map<number, Rule[]>()
  for (const rule of read('rules', ruleColumns).map(ruleOf))
    for (const unitid of rule.unitids) byCollege.set(unitid, [...(byCollege.get(unitid) ?? []), rule])
  return byCollege
}

export function ruleOf(row: Row<(typeof ruleColumns)[number]>): Rule {
  const kind = wordOf(ruleKinds, row.kind)
  const names = named.includes(kind)
  return {
    id: row.id,
    kind,
    who: whoOf(row.who),
    unitids: listOf(row.colleges).map(Number),
    condition: names ? null : conditionOf(row.condition),
    about: names ? listOf(row.condition) : [],
    sentence: row.sentence,
    link: row.link,
    source: row.source,
    read: row.read,
  }
}

/** Their condition is a list of what they are about: '51.38', 'Jewish'. */
const named: readonly RuleKind[] = [
  'not for first-years',
  'few places',
  'hardly any places',
  'affiliation',
  'cadets',
]

/** 'CA' is for Californians, '!CA' for everyone else, empty for anyone. */
function whoOf(cell: string): Rule['who'] {
  if (cell === '') return null
  const state = stateCode(cell.replace('!', ''))
  if (!state) throw new Error(`rules: "${cell}" is not a state`)
  return { state, resident: !cell.startsWith('!') }
}
