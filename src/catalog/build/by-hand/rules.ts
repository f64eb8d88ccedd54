import { readFileSync } from 'node:fs'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import { ruleColumns, ruleOf } from '#catalog/rules/load.ts'
import type { RuleKind } from '#catalog/rules/rule.ts'
import { listCell, listOf } from '#catalog/table-cells.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'
import { faiths } from '#contract/matching/search-fields.ts'
import { isCited } from './cited.ts'

type Known = Pick<College, 'unitid' | 'missions'>

/** The rules as shipped: 'mission:women only|-163578' becomes the unitids it stands for. */
export function ruleTable(path: string, colleges: readonly Known[]): ShippedTable {
  const file = 'rules/rules.tsv'
  const known = new Set(colleges.map(({ unitid }) => String(unitid)))
  const rows = parseTable('rules', ruleColumns, readFileSync(path, 'utf8')).map((row) => {
    const unitids = expanded(listOf(row.colleges), colleges)
    const stranger = unitids.find((unitid) => !known.has(unitid))
    if (stranger) throw new SourceError(file, `${row.id}: there is no college ${stranger}`)
    const shipped = { ...row, colleges: listCell(unitids) }
    if (!isCited(row))
      throw new SourceError(file, `${row.id}: a rule names its link, its source and the day it was read`)
    const { kind, condition, about } = ruleOf(shipped)
    const wrong = wrongAbout(kind, about)
    if (wrong) throw new SourceError(file, `${row.id}: ${wrong}`)
    if (!mayHaveCondition.includes(kind) && hasCondition.includes(kind) !== (condition !== null))
      throw new SourceError(
        file,
        `${row.id}: a minimum, an automatic admission and a direct entry have a condition, tests and trouble may, no other rule`,
      )
    return shipped
  })
  return { file: 'rules.tsv', text: tableText('rules', ruleColumns, rows) }
}

const hasCondition: readonly RuleKind[] = ['minimum', 'automatic', 'partner schools', 'direct entry']
const mayHaveCondition: readonly RuleKind[] = ['tests', 'trouble']

function wrongAbout(kind: RuleKind, about: readonly string[]): string | null {
  if (kind === 'affiliation')
    return about.length === 1 && faiths.some((faith) => faith === about[0])
      ? null
      : 'an affiliation names one faith'
  if (ofSubjects.includes(kind) && about.length === 0) return 'it names its subjects'
  if (about.length > 0 && !ofSubjects.includes(kind) && !mayHaveSubjects.includes(kind))
    return 'it names no subjects'
  return about.every((family) => isFamily.test(family)) ? null : 'a subject is named by its family or field'
}

const ofSubjects: readonly RuleKind[] = [
  'direct entry',
  'not for first-years',
  'few places',
  'hardly any places',
]
const mayHaveSubjects: readonly RuleKind[] = ['minimum', 'automatic', 'cadets']

const isFamily = /^-?\d\d(\.\d\d)?$/

function expanded(entries: readonly string[], colleges: readonly Known[]): string[] {
  const left = new Set<string>()
  for (const entry of entries) {
    if (entry.startsWith('-')) left.delete(entry.slice(1))
    else if (entry.startsWith('mission:'))
      for (const { unitid, missions } of colleges) {
        if (missions.some((mission) => `mission:${mission}` === entry)) left.add(String(unitid))
      }
    else left.add(entry)
  }
  return [...left]
}
