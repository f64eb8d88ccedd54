import { readFileSync } from 'node:fs'
import type { College } from '#catalog/facts.ts'
import { listOf } from '#catalog/table-cells.ts'
import { parseTable } from '#catalog/table-text.ts'

type Published = Pick<College, 'unitid' | 'state'> & { links: Pick<College['links'], 'website'> }
export type IsOfficial = (link: string, of: readonly Published[], states?: readonly string[]) => boolean

/**
 * Whether a page is the college's own, its system's, a state's or the federal government's: what a family may take a rule from.
 * A college's domain is its own; other sites stand by hand in official-sites.tsv with whose they are.
 */
export function officialSites(path: string): IsOfficial {
  const sites = parseTable('official-sites', ['site', 'whose', 'for'], readFileSync(path, 'utf8'))
  return (link, of, states = []) => {
    if (!URL.canParse(link)) return false
    const { hostname, pathname } = new URL(link)
    if (/\.(gov|mil)$|\.state\.[a-z]{2}\.us$/.test(hostname)) return true
    if (of.some(({ links }) => links.website && domainOf(links.website) === domainOf(link))) return true
    const about = new Set(['all', ...states, ...of.flatMap(({ unitid, state }) => [String(unitid), state])])
    const page = `.${hostname}${pathname}`
    return sites.some((row) => page.includes(`.${row.site}`) && listOf(row.for).some((one) => about.has(one)))
  }
}

const domainOf = (link: string) => new URL(link).hostname.split('.').slice(-2).join('.')
