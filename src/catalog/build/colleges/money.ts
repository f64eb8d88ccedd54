import { ipedsFact, scorecardFact, whole } from '#catalog/build/reading/absence.ts'
import { files, type Line, named } from '#catalog/build/reading/sources.ts'
import type { College, Fact } from '#catalog/facts.ts'

type Scorecard = Line<'scorecard'> | undefined

/** Trap 6: West Point, Annapolis, Air Force, Coast Guard, Merchant Marine charge no tuition. */
const academies: ReadonlySet<number> = new Set([197036, 164155, 128328, 130624, 197027])
export const chargesNoTuition = (unitid: number): boolean => academies.has(unitid)

const dollars = (cell: string | undefined): Fact => whole(scorecardFact(files.scorecard.file, cell))

/** IPEDS has a price for a district, the state and all others. */
type Charges = Line<'charges'> | undefined

/**
 * At a private college the Scorecard's first price may be that of a district, such as the county Millikin is in: the price
 * of the state is the second in IPEDS.
 */
function inStateOf(isPublic: boolean, scorecard: Scorecard, charges: Charges): Fact {
  const ofState = ipedsFact(files.charges.file, charges?.CHG2AY3 ?? '', charges?.XCHG2AY3)
  const first = dollars(scorecard?.TUITIONFEE_IN)
  return isPublic || typeof first !== 'number' || typeof ofState !== 'number' ? first : whole(ofState)
}

/**
 * The newer list has one price per college, at public colleges the in-state one. It is used if the pair stays sensible:
 * an in-state price must not exceed a higher out-of-state price of the year before. If everyone paid the same, one
 * year's rise explains the difference.
 */
export function tuitionOf(
  unitid: number,
  isPublic: boolean,
  scorecard: Scorecard,
  charges: Charges,
  newer: Line<'newerTuition'> | undefined,
  year: string,
): College['tuition'] {
  if (chargesNoTuition(unitid)) return { inState: 0, outOfState: 0, year, outOfStateYear: year }
  const inState = inStateOf(isPublic, scorecard, charges)
  const outOfState = dollars(scorecard?.TUITIONFEE_OUT)
  const before = { inState, outOfState, year, outOfStateYear: year }
  const next = whole(scorecardFact(files.newerTuition.file, newer?.TUITION_2024_25))
  if (typeof next !== 'number') return before
  const earlier = { inState, outOfState, year }
  const nextYear = named.newerTuition.year
  if (!isPublic && inState === outOfState)
    return { inState: next, outOfState: next, year: nextYear, outOfStateYear: nextYear, earlier }
  if (typeof outOfState === 'number' && inState !== outOfState && next > outOfState) return before
  return { ...before, inState: next, year: nextYear, earlier }
}

/** The federal academies house their students: no cost of attendance and no net price, unless one is published. */
export function costOf(unitid: number, scorecard: Scorecard): College['cost'] {
  const price = (cell: string | undefined) => freeFor(unitid, dollars(cell))
  return {
    attendance: price(scorecard?.COSTT4_A),
    roomAndBoard: price(scorecard?.ROOMBOARD_ON),
    offCampus: price(scorecard?.ROOMBOARD_OFF),
    books: price(scorecard?.BOOKSUPPLY),
  }
}

/** Public and private colleges have their net prices in different columns. */
export function netPriceOf(unitid: number, isPublic: boolean, line: Scorecard): College['netPrice'] {
  const sector = isPublic ? 'PUB' : 'PRIV'
  const price = (column: 'NPT4' | 'NPT41' | 'NPT42' | 'NPT43' | 'NPT44' | 'NPT45') =>
    freeFor(unitid, dollars(line?.[`${column}_${sector}`]))
  return plausible({
    average: price('NPT4'),
    byIncome: [price('NPT41'), price('NPT42'), price('NPT43'), price('NPT44'), price('NPT45')],
  })
}

/** Where the highest incomes would pay less than this part of what the lowest pay, their price is an error. */
const leastOfLowest = 0.5

/** That price, and with it the average of all, cannot be right either. */
function plausible(price: College['netPrice']): College['netPrice'] {
  const [lowest, second, third, fourth, highest] = price.byIncome
  if (typeof lowest !== 'number' || typeof highest !== 'number') return price
  if (highest >= leastOfLowest * lowest) return price
  return { average: 'implausible', byIncome: [lowest, second, third, fourth, 'implausible'] }
}

const freeFor = (unitid: number, fact: Fact): Fact =>
  chargesNoTuition(unitid) && fact === 'not reported' ? 'not applicable' : fact
