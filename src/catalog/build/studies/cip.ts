import { readSource } from '#catalog/build/reading/tables.ts'
import { familyOf } from './families.ts'

export type CipEntry = {
  title: string
  /** Names of the programs inside the family, and examples the classification gives. */
  programs: string[]
  /** Their definitions, only for the words in them: the texts themselves are not ours. */
  definitions: string
}

/** The classification by family. Trap: rows 'Moved from' and 'Deleted' carry old codes. */
export function readCip(from: string): Map<string, CipEntry> {
  const rows = readClassification(from)
  const families = new Map<string, CipEntry>()
  for (const { CIPCode, CIPTitle } of rows)
    if (/^\d\d\.\d\d$/.test(CIPCode))
      families.set(CIPCode, { title: CIPTitle, programs: [], definitions: '' })
  for (const { CIPCode, CIPTitle, CIPDefinition, Examples } of rows) {
    const family = /^\d\d\.\d{4}$/.test(CIPCode) ? families.get(familyOf(CIPCode)) : undefined
    if (!family) continue
    family.programs.push(
      ...[...programNames(CIPTitle), ...examplesOf(Examples)].filter(isNew(family.programs)),
    )
    family.definitions += ` ${CIPDefinition}`
  }
  return families
}

/** Title and names of every six-digit program. */
export function programsByCode(from: string): Map<string, string[]> {
  const rows = readClassification(from)
  return new Map(
    rows
      .filter(({ CIPCode }) => /^\d\d\.\d{4}$/.test(CIPCode))
      .map(({ CIPCode, CIPTitle, Examples }) => [
        CIPCode,
        [...programNames(CIPTitle), ...examplesOf(Examples)],
      ]),
  )
}

const readClassification = (from: string) =>
  readSource(from, {
    file: 'careers/cip/CIPCode2020.csv.gz',
    columns: ['CIPCode', 'Action', 'CIPTitle', 'CIPDefinition', 'Examples'],
  }).filter(({ Action }) => Action !== 'Moved from' && Action !== 'Deleted')

const isNew = (known: readonly string[]) => (name: string, at: number, names: readonly string[]) =>
  !known.includes(name) && names.indexOf(name) === at

/**
 * 'Biology, General.' is the family itself; ', Other' names none. Both sides of 'Soil Science/Agronomy' are names, but
 * the first side of 'Science/Health Journalism' is a fragment: only sides of two or more words stand alone.
 */
function programNames(title: string): string[] {
  const name = title.replace(/\.$/, '').replace(/, General$/, '')
  if (name.endsWith(', Other')) return []
  const sides = name.includes(',') ? [] : name.split('/').filter((side) => side.trim().includes(' '))
  return [name, ...sides.map((side) => side.trim())]
}

/** 'Examples: - Game Design, - Game Development' */
const examplesOf = (cell: string): string[] =>
  cell
    .replace(/^Examples:/, '')
    .split(/(?:^|,)\s*-\s*/)
    .map((example) =>
      example
        .replace(/\(.*\)/, '')
        .replace(/, (General|Other)\s*$/, '')
        .trim(),
    )
    .filter((example) => example.length > 2)
