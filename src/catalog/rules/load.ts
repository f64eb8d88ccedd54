import { listOf, wordOf } from '#catalog/table-cells.ts'
import type { Row, TableReader } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'
import { conditionOf } from './condition.ts'
import { type Rule, ruleKinds } from './rule.ts'

export const ruleColumns = [
  'id',
  'kind',
  'who',
  'colleges',
  'about',
  'condition',
  'sentence',
  'link',
  'source',
  'read',
] as const

/** The rules of every college that has one, from rules.tsv, and that a college ends, from endings.tsv. */
export function rulesFrom(read: TableReader): Map<number, Rule[]> {
  const byCollege = new Map<number, Rule[]>()
  const rows = [...read('rules', ruleColumns), ...read('endings', ruleColumns)]
  for (const rule of rows.map(ruleOf))
    for (const unitid of rule.unitids) byCollege.set(unitid, [...(byCollege.get(unitid) ?? []), rule])
  return byCollege
}

export function ruleOf(row: Row<(typeof ruleColumns)[number]>): Rule {
  return {
    id: row.id,
    kind: wordOf(ruleKinds, row.kind),
    who: whoOf(row.who),
    unitids: listOf(row.colleges).map(Number),
    about: listOf(row.about),
    condition: conditionOf(row.condition),
    sentence: row.sentence,
    link: row.link,
    source: row.source,
    read: row.read,
  }
}

/** 'CA' is for Californians, '!CA' for everyone else, empty for anyone. */
function whoOf(cell: string): Rule['who'] {
  if (cell === '') return null
  const state = stateCode(cell.replace('!', ''))
  if (!state) throw new Error(`rules: "${cell}" is not a state`)
  return { state, resident: !cell.startsWith('!') }
}
