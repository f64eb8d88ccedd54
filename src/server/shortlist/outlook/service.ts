import { setImmediate } from 'node:timers/promises'
import { locationOf } from '#catalog/colleges/location.ts'
import type { College } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import type { Chance } from '#contract/matching/report.ts'
import { planLabel } from '#contract/plans.ts'
import type {
  Answers,
  AnswersAndWishes,
  Assessment,
  Chances,
  Outlook,
  Suggestion,
  Understood,
} from '#contract/shortlist/outlook.ts'
import type { StateCode } from '#contract/states.ts'
import { isAdultCollege } from '#engine/matching/columns.ts'
import { type ChanceRange, oddsOfOneYes } from '#engine/odds/odds.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { type Candidate, suggestionsFrom } from './suggestions.ts'

type Needs = {
  /** Whether the account's plan includes chances. */
  tracks: (accountId: string) => Promise<boolean>
  /** The engine's assessment of these colleges for this student, without those it does not know. */
  assess: (answers: AnswersAndWishes, unitids: readonly number[]) => readonly Assessment[]
  /** The colleges that a search would choose for this student. */
  chosenFor: (answers: AnswersAndWishes) => readonly number[]
  collegesIn: (state: StateCode) => readonly number[]
  collegeOf: (unitid: number) => College | null
  /** Of every college. */
  unitids: () => readonly number[]
  /** Finds a college by any name students use. */
  readName: (line: string) => College | null
}

const sureBands: readonly string[] = ['open admission', 'automatic']
const mostCandidates = 200
const atOnce = 100
/** A home state with fewer colleges has too few to suggest from. */
const fewColleges = 10

/** What a list means for one student. It is computed from the answers in the request, and nothing is stored. */
export function outlookService({
  tracks,
  assess,
  chosenFor,
  collegesIn,
  collegeOf,
  unitids,
  readName,
}: Needs) {
  async function look(
    accountId: string,
    answers: AnswersAndWishes,
    asked: { colleges: readonly number[]; answered: readonly number[] },
  ): Promise<Outlook> {
    await refuseWithoutPlan(accountId)
    const listedIds = [...new Set(asked.colleges)].filter((unitid) => collegeOf(unitid))
    const near = candidatesFor(answers, listedIds)
    // One call for both: most of its time goes into reading the answers.
    const assessed = assess(answers, [...listedIds, ...near])
    const listed = new Set(listedIds)
    const colleges = assessed
      .filter(({ unitid }) => listed.has(unitid))
      .map((one) => (asked.answered.includes(one.unitid) ? { ...one, chance: null } : one))
    return {
      colleges,
      odds: oddsOfOneYes(colleges.flatMap(rangeOf)),
      sure: colleges.filter(isSure).map(({ unitid }) => unitid),
      suggestions: suggest(
        assessed.filter(({ unitid }) => !listed.has(unitid)),
        listedIds,
      ),
    }
  }

  /** In pieces: others wait for their answers meanwhile. */
  async function everywhere(accountId: string, answers: Answers): Promise<Chances> {
    await refuseWithoutPlan(accountId)
    const found: { unitid: number; chance: Chance }[] = []
    const all = unitids()
    for (let from = 0; from < all.length; from += atOnce) {
      for (const { unitid, chance } of assess(answers, all.slice(from, from + atOnce)))
        if (chance) found.push({ unitid, chance })
      await setImmediate()
    }
    return {
      unitids: found.map(({ unitid }) => unitid),
      bands: found.map(({ chance }) => chance.band),
      low: found.map(({ chance }) => chance.low),
      high: found.map(({ chance }) => chance.high),
    }
  }

  async function refuseWithoutPlan(accountId: string) {
    if (await tracks(accountId)) return
    throw new AppError('forbidden', `Chances for your whole list are part of the ${planLabel('gold')} plan.`)
  }

  /** Only bands, by UNITID: all that a shared page may show. */
  async function bands(accountId: string, answers: Answers, wanted: readonly number[]) {
    await refuseWithoutPlan(accountId)
    return Object.fromEntries(
      assess(answers, wanted).flatMap(({ unitid, chance }) => (chance ? [[unitid, chance.band]] : [])),
    )
  }

  /** Colleges of the home state. A full search, which takes longer, only if the list or the state has few. */
  function candidatesFor(answers: AnswersAndWishes, listed: readonly number[]): number[] {
    const home = collegesIn(answers.state_of_residence)
    const isNarrow = statesOf(listed).size < 2 || home.length < fewColleges
    return [...new Set([...(isNarrow ? chosenFor(answers) : []), ...home])]
      .filter((unitid) => !listed.includes(unitid))
      .slice(0, mostCandidates)
  }

  const statesOf = (wanted: readonly number[]) =>
    new Set<string>(wanted.flatMap((unitid) => collegeOf(unitid)?.state ?? []))

  function suggest(assessed: readonly Assessment[], listed: readonly number[]): Suggestion[] {
    const candidates = assessed.flatMap((one): Candidate[] => {
      const college = collegeOf(one.unitid)
      if (!college || isAdultCollege(college)) return [] // for those who return to school
      return [{ ...one, state: college.state, priceByIncome: pricesOf(one, college) }]
    })
    return suggestionsFrom(candidates, statesOf(listed)).flatMap(({ state: _, priceByIncome, ...one }) => {
      const college = collegeOf(one.unitid)
      if (!college) return []
      const named = { collegeName: college.name, location: locationOf(college) }
      return [{ ...one, ...named, netPriceByIncome: [...priceByIncome] }]
    })
  }

  async function names(lines: readonly string[]): Promise<Understood[]> {
    const understood: Understood[] = []
    for (const line of lines.map((text) => text.trim()).filter((text) => text !== '')) {
      const college = readName(line)
      understood.push(
        college
          ? { line, unitid: college.unitid, collegeName: college.name, location: locationOf(college) }
          : { line, unitid: null, collegeName: '', location: '' },
      )
      await setImmediate() // a line can take milliseconds, and others wait for their answers
    }
    return understood
  }

  return { look, bands, everywhere, names }
}
export type OutlookService = ReturnType<typeof outlookService>

const isSure = ({ chance }: Assessment) => chance !== null && sureBands.includes(chance.band)

const rangeOf = ({ chance }: Assessment): ChanceRange[] =>
  chance !== null && chance.low !== null && chance.high !== null
    ? [{ low: chance.low, high: chance.high }]
    : []

/** By family income. A price before grants is the same for every income. */
const pricesOf = ({ price }: Assessment, { netPrice }: College): (number | null)[] =>
  netPrice.byIncome.map((fact) => (price?.kind === 'before grants' ? price.amount : orNull(fact)))
