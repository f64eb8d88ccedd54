import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import { ruleColumns, ruleOf } from '#catalog/rules/load.ts'
import type { RuleKind } from '#catalog/rules/rule.ts'
import { listCell, listOf } from '#catalog/table-cells.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'
import { faiths } from '#contract/matching/search-fields.ts'
import { isCited } from './cited.ts'
import type { IsOfficial } from './official.ts'

type Known = Pick<College, 'unitid' | 'state' | 'links' | 'missions'>

/**
 * The rules as shipped: 'mission:women only|-163578' becomes the unitids it stands for. What a college asks is published by
 * itself, its system, a state or the federal government, or it is no rule. That it ends may be a report: to suggest a college
 * that has closed would be worse, and the card names who reported it.
 */
export function ruleTables(
  folder: string,
  colleges: readonly Known[],
  isOfficial: IsOfficial,
): ShippedTable[] {
  return [ruleTable('rules', folder, colleges, isOfficial), ruleTable('endings', folder, colleges, null)]
}

function ruleTable(
  name: 'rules' | 'endings',
  folder: string,
  colleges: readonly Known[],
  isOfficial: IsOfficial | null,
): ShippedTable {
  const file = `rules/${name}.tsv`
  const known = new Map(colleges.map((college) => [String(college.unitid), college]))
  const rows = parseTable(name, ruleColumns, readFileSync(join(folder, `${name}.tsv`), 'utf8')).map((row) => {
    const unitids = expanded(listOf(row.colleges), colleges)
    const of = unitids.map((unitid) => {
      const college = known.get(unitid)
      if (!college) throw new SourceError(file, `${row.id}: there is no college ${unitid}`)
      return college
    })
    const shipped = { ...row, colleges: listCell(unitids) }
    if (!isCited(row))
      throw new SourceError(file, `${row.id}: a rule names its link, its source and the day it was read`)
    const { kind, condition, about } = ruleOf(shipped)
    if (isOfficial && !isOfficial(row.link, of))
      throw new SourceError(
        file,
        `${row.id}: ${row.link} is not a page of the college, its system, a state or the federal government`,
      )
    if (!isOfficial && kind !== 'closing' && kind !== 'merged')
      throw new SourceError(file, `${row.id}: only the end of a college may be taken from a report`)
    const wrong = wrongAbout(kind, about)
    if (wrong) throw new SourceError(file, `${row.id}: ${wrong}`)
    if (!mayHaveCondition.includes(kind) && hasCondition.includes(kind) !== (condition !== null))
      throw new SourceError(
        file,
        `${row.id}: a minimum, an automatic admission and a direct entry have a condition, tests and trouble may, no other rule`,
      )
    return shipped
  })
  return { file: `${name}.tsv`, text: tableText(name, ruleColumns, rows) }
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
