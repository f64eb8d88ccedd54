import { readSource } from '#catalog/build/reading/tables.ts'

/** CIP-4 of a six-digit code: '11.0701' → '11.07'. */
export const familyOf = (cip: string): string => cip.slice(0, 5)

/** Bachelor's graduates of July 2023 - June 2024 by family. A family without graduates that year is left out. */
export function graduatesByFamily(from: string): Map<string, number> {
  const rows = readSource(from, {
    file: 'colleges/ipeds/c2024_a_firstmajor.csv.gz',
    columns: ['CIPCODE', 'AWLEVEL', 'CTOTALT'],
  })
  const sums = new Map<string, number>()
  for (const { CIPCODE, AWLEVEL, CTOTALT } of rows) {
    if (AWLEVEL !== '5' || !/^\d\d\.\d{4}$/.test(CIPCODE)) continue // '99' is the college's total
    sums.set(familyOf(CIPCODE), (sums.get(familyOf(CIPCODE)) ?? 0) + Number(CTOTALT))
  }
  return new Map([...sums].filter(([, graduates]) => graduates > 0).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Families that lead to an occupation, by six-digit SOC. '99-9999' means no match. */
export function familiesBySoc(
  from: string,
  kept: { has(family: string): boolean },
): Map<string, Set<string>> {
  const rows = readSource(from, {
    file: 'careers/cip/CIP2020_SOC2018_Crosswalk.csv',
    openEnd: true,
    columns: ['CIP2020Code', 'SOC2018Code'],
  })
  const links = new Map<string, Set<string>>()
  for (const { CIP2020Code, SOC2018Code } of rows) {
    const family = familyOf(CIP2020Code)
    if (SOC2018Code === '99-9999' || !kept.has(family)) continue
    links.set(SOC2018Code, (links.get(SOC2018Code) ?? new Set()).add(family))
  }
  return links
}

/** College teaching attaches to almost every major, so it says nothing about one. */
export const teachesCollege = (soc: string): boolean => soc.startsWith('25-1')
