import { scorecardFact } from '#catalog/build/reading/absence.ts'
import { files } from '#catalog/build/reading/sources.ts'
import { readSource } from '#catalog/build/reading/tables.ts'
import { familyOf } from '#catalog/build/studies/families.ts'
import type { Fact, Program } from '#catalog/facts.ts'

/** Bachelor's programs by college. Trap 4: a listed program with 0 graduates stays, with its 0. */
export function readPrograms(from: string): Map<number, Program[]> {
  const earnings = fieldEarnings(from)
  const awards = new Map<number, Map<string, number>>()
  for (const row of readSource(from, files.completions)) {
    if (row.AWLEVEL !== '5' || !/^\d\d\.\d{4}$/.test(row.CIPCODE)) continue // '99' is the college's total
    const unitid = Number(row.UNITID)
    const ofCollege = awards.get(unitid) ?? new Map<string, number>()
    const family = familyOf(row.CIPCODE)
    ofCollege.set(family, (ofCollege.get(family) ?? 0) + Number(row.CTOTALT))
    awards.set(unitid, ofCollege)
  }
  const programs = new Map<number, Program[]>()
  for (const [unitid, ofCollege] of awards)
    programs.set(
      unitid,
      [...ofCollege]
        .map(([family, count]) => ({
          family,
          awards: count,
          earnings: earnings.get(`${unitid} ${family}`) ?? 'not reported',
        }))
        .sort((a, b) => (a.family < b.family ? -1 : 1)),
    )
  return programs
}

/** The file leaves a cell blank both for small groups and for none, so a blank only means 'not reported'. */
function fieldEarnings(from: string): Map<string, Fact> {
  const file = files.fieldEarnings.file
  const known = new Map<string, Fact>()
  for (const row of readSource(from, files.fieldEarnings)) {
    if (row.CREDLEV !== '3' || row.EARN_MDN_5YR === '') continue
    const family = `${row.CIPCODE4.slice(0, 2)}.${row.CIPCODE4.slice(2)}`
    known.set(`${row.UNITID} ${family}`, scorecardFact(file, row.EARN_MDN_5YR))
  }
  return known
}
