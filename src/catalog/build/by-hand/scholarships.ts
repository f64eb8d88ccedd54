import { readFileSync } from 'node:fs'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { scholarshipColumns, scholarshipOf } from '#catalog/scholarships/load.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'
import type { IsOfficial } from './official.ts'

/** Programs of money for college, as they are written by hand: each leads to its own site, a state's to the state's. */
export function scholarshipTable(path: string, isOfficial: IsOfficial): ShippedTable {
  const file = 'scholarships/programs.tsv'
  const rows = parseTable('scholarships', scholarshipColumns, readFileSync(path, 'utf8'))
  const hosts = new Map<string, string>()
  for (const row of rows) {
    const { name, link, state, states = [], kind, families } = scholarshipOf(row)
    const { hostname, protocol } = new URL(link)
    if (protocol !== 'https:') throw new SourceError(file, `${name}: ${link} is not https`)
    const ofStates = state ? [state] : states
    if ((kind === 'state' || kind === 'exchange') && !isOfficial(link, [], ofStates))
      throw new SourceError(file, `${name}: ${link} is not a site of ${ofStates.join(' or ')}`)
    if (kind === 'federal' && !hostname.endsWith('.gov'))
      throw new SourceError(file, `${name}: ${link} is not a federal site`)
    const other = hosts.get(hostname)
    if (kind === 'contest' && other)
      throw new SourceError(file, `${name} and ${other} share a site: not their own`)
    if (kind === 'contest') hosts.set(hostname, name)
    const wrong = families.find((family) => !/^\d\d(\.\d\d)?$/.test(family))
    if (wrong) throw new SourceError(file, `${name}: "${wrong}" is no family or field`)
  }
  return { file: 'scholarships.tsv', text: tableText('scholarships', scholarshipColumns, rows) }
}
