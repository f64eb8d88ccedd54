import type { Findings } from './findings.ts'

/** What some residents get toward tuition in any state. It has an income limit, so what a price counts of it is said. */
const grants: Readonly<Record<string, string>> = {
  // osse.dc.gov/node/1815796 and osse.dc.gov/dctag, read 2026-11-17
  DC: 'If you qualify, the DC Tuition Assistance Grant (DCTAG) pays up to $10,000 a year of the difference between in-state and out-of-state tuition at public colleges elsewhere, and up to $2,500 a year at private colleges in DC and private HBCUs. It has an income limit, and one applies each year at osse.dc.gov/dctag. Prices of public colleges elsewhere count it here, those of private ones do not.',
}

export const homeGrant = ({ profile }: Pick<Findings, 'profile'>): string | null =>
  grants[profile.state] ?? null
