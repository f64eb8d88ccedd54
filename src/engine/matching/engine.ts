import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { College } from '#catalog/facts.ts'
import { licenseOf } from '#catalog/majors/licensed.ts'
import { titleOf } from '#catalog/majors/title-of.ts'
import type { MajorReading } from '#catalog/reading.ts'
import type {
  AdmissionRule,
  Chance,
  ChanceBand,
  MajorProfile,
  Report,
  YearlyPrice,
} from '#contract/matching/report.ts'
import { isLikely, isWithinReach } from '#engine/matching/chance/bands.ts'
import { roundsAt } from '#engine/matching/chance/round.ts'
import { type Spread, spreadOf } from '#engine/matching/chance/spread.ts'
import { controlFits, sizeAndSettingFit } from '#engine/matching/match/college-type.ts'
import { shownMatch } from '#engine/matching/match/ledger.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, only } from '#engine/matching/numbers/curves.ts'
import { isHandful, type Offer } from '#engine/matching/offer/offer.ts'
import type { AwardedThere, OthersAsWished } from '#engine/matching/say/above-the-list/findings.ts'
import { notesOn } from '#engine/matching/say/above-the-list/notes.ts'
import { figureSources, incomes, sharedSources } from '#engine/matching/say/figures.ts'
import { filterSources } from '#engine/matching/say/filters.ts'
import { majorProfileOf } from '#engine/matching/say/major-profile.ts'
import { middlesOf } from '#engine/matching/say/middles.ts'
import { spokenName } from '#engine/matching/say/names.ts'
import { portraitPainter } from '#engine/matching/say/painter.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { collegeReporter } from '#engine/matching/say/report-college.ts'
import { sameForAll } from '#engine/matching/say/same-for-all.ts'
import { roughly } from '#engine/matching/where-students-go/distance.ts'
import { nearness, stateIndex } from '#engine/matching/where-students-go/states.ts'
import { startSchools, tradeSchools } from '#engine/matching/where-students-go/two-year-colleges.ts'
import { keepsWish } from '#engine/matching/wished-for.ts'
import type { Told } from '#words/told.ts'
import type { Profile } from './profile.ts'
import { type Resolvers, type Search, searcher } from './search.ts'

const engineVersion = '2.22.0'

export type FullReport = {
  /** Uncut, as on the highest plan; its texts are what is to be said. */
  report: Told<Report>
  /** The college that the student named, if it was found. */
  askedFor: number | null
  /** The facts behind each college of the list, in order: all that a text about it may use. */
  portraits: readonly Portrait[]
}

/** One college for one student, without a list: for saved colleges and the page of a college. */
export type Assessment = {
  unitid: number
  /** Whole, 0 to 100. */
  match: number
  chance: Chance | null
  band: ChanceBand | null
  rules: readonly AdmissionRule[]
  /** What a year would cost this student. */
  price: YearlyPrice | null
  /** True for the undecided too. */
  offersMajor: boolean
}

const lowGpa = 2.7
const mostFamilies = 12 // contract: Report.understoodMajor
const familyDigits = 5 // '50.04' of '50.0409'

/** The subject's own families, then the related ones that this list was widened to. */
function countedFamilies({ reading, offer, ranked }: Search): string[] {
  if (offer.near.size + offer.within.size === 0) return reading.families.slice(0, mostFamilies)
  const related = ranked.flatMap((i) =>
    (offer.near.get(i) ?? offer.within.get(i) ?? []).slice(0, familyDigits),
  )
  return [...new Set([...reading.families, ...related])].slice(0, mostFamilies)
}

/** Lays out the catalog once; `match` is then a pure function of the profile. */
export function matchingEngine(catalog: Catalog, resolvers: Resolvers) {
  const { columns, totals, withMinimum, read, search } = searcher(catalog, resolvers)
  const factsOf = sameForAll(catalog)
  const forPortraits = { catalog, columns, totals, factsOf }
  const reportColleges = collegeReporter(catalog, factsOf)
  const filters = filterSources(catalog)
  const sources = sharedSources(catalog)
  const ofFigures = figureSources(catalog)
  const middles = middlesOf(catalog)
  const starts = startSchools(catalog)
  const profiles = new WeakMap<MajorReading, Told<MajorProfile> | null>() // the searcher caches readings

  function notes(searched: Search): string[] {
    const { profile, reading, offer, scorer, seen, outside, broken, named, asked, ranked } = searched
    const { wishes } = scorer
    return notesOn({
      profile,
      reading,
      outside,
      broken,
      asked: named,
      rounds: named?.college ? roundsAt(catalog, named.college.unitid) : [],
      askedOffers:
        reading.kind !== 'understood' ||
        asked === null ||
        (at(offer.awards, asked) > 0 && !offer.near.has(asked)),
      askedLater: asked === null ? null : (scorer.verdict(asked).later?.sentence ?? null),
      awardedThere: () => awardedThere(searched),
      othersAsWished: () => othersAsWished(searched),
      degreesYear: columnSource(catalog, 'programs.awards').year,
      list: ranked.map((i) => ({
        name: spokenName(columns.colleges[i]?.name ?? ''),
        miles: roughly(at(seen.miles, i)),
        band: scorer.band(i),
        nearness: nearness(profile.state, columns.colleges[i]?.state ?? profile.state),
        ofOtherControl: i !== asked && !controlFits(columns, wishes, i),
        wished: sizeAndSettingFit(columns, wishes, i),
        kept: keeps(profile, i),
        within: !(roughly(at(seen.miles, i)) > (profile.maxMiles ?? Number.POSITIVE_INFINITY)),
        near: nearTitle(offer, i),
      })),
      trades: tradesIn(profile, reading, offer, ranked),
      licenseSchools: tradeSchools(catalog, profile.state, licenseOf(reading, profile.gpa)?.taught ?? []),
      doctorate: doctorateIn(reading, offer, ranked),
      startSchools: (profile.gpa ?? 4) < lowGpa ? starts(profile.state) : [],
      minimums: minimumsIn(profile, offer, scorer, ranked),
    })
  }

  /** Of the requested community and faith. */
  function keeps(profile: Profile, i: number): boolean {
    const its = columns.people[i]
    return its !== undefined && keepsWish(its, profile)
  }

  /** Whether a college is in the chosen states, or in the home state. */
  function isThere({ interestedStates, state }: Profile): (i: number) => boolean {
    const here = (interestedStates.length > 0 ? interestedStates : [state]).map(stateIndex)
    return (i) => here.includes(columns.state[i] ?? -1)
  }

  function awardedThere({ profile, reading, offer, scorer, ranked }: Search): AwardedThere {
    const { band, verdict, wishes } = scorer
    const isHere = isThere(profile)
    const all = only(offer.colleges, (i) => {
      return isHere(i) && (reading.trade !== undefined || !offer.near.has(i)) && !verdict(i).gone
    })
    const there = only(all, (i) => controlFits(columns, wishes, i))
    const [one = -1] = there
    const isLeftOut = there.length === 1 && !ranked.includes(one)
    return {
      all: all.length,
      control: wishes.control,
      ofControl: there.length,
      withinReach: only(there, (i) => isWithinReach(band(i))).length,
      leftOut: isLeftOut ? { name: spokenName(columns.colleges[one]?.name ?? ''), band: band(one) } : null,
    }
  }

  function othersAsWished({ profile, offer, scorer, seen, ranked }: Search): OthersAsWished {
    const isHere = profile.interestedStates.length > 0 ? isThere(profile) : () => true
    const others = only(offer.colleges, (i) => {
      if (!isHere(i) || !keeps(profile, i)) return false
      return !offer.near.has(i) && !scorer.verdict(i).gone && !ranked.includes(i)
    })
    const most = profile.interestedStates.length > 0 ? null : profile.maxMiles
    const found = { all: others.length, outOfReach: 0, tooFar: 0, ofOtherControl: 0, hardlyTaught: 0 }
    for (const i of others) {
      if (!isWithinReach(scorer.band(i))) found.outOfReach++
      else if (at(seen.miles, i) > (most ?? Number.POSITIVE_INFINITY)) found.tooFar++
      else if (!controlFits(columns, scorer.wishes, i)) found.ofOtherControl++
      else if (columns.isSpecial[i] || isHandful(offer, i)) found.hardlyTaught++
    }
    return found
  }

  /** The published minimums that this record does not meet, of colleges in the home state or the chosen states. */
  function minimumsIn(profile: Profile, offer: Offer, { verdict }: Scorer, ranked: readonly number[]) {
    const isHere = isThere(profile)
    const found = new Map<string, string[]>()
    for (const i of withMinimum) {
      if (!isHere(i) || !(at(offer.awards, i) > 0)) continue
      const { decides, inDoubt, rules } = verdict(i)
      const isLeftOut = decides === 'below the published minimum' || (inDoubt && !ranked.includes(i))
      if (!isLeftOut || !rules[0]) continue
      const { text } = rules[0]
      found.set(text, [...(found.get(text) ?? []), spokenName(columns.colleges[i]?.name ?? '')])
    }
    return Array.from(found, ([rule, colleges]) => ({ rule, colleges }))
  }

  /** Each subject with its colleges; a search for one subject has the one. */
  const subjectsOf = (reading: MajorReading, offer: Offer) =>
    (reading.several ?? [reading]).map((one, at) => ({ one, own: offer.each[at] ?? offer }))

  function tradesIn({ state }: Profile, reading: MajorReading, offer: Offer, ranked: readonly number[]) {
    return subjectsOf(reading, offer).flatMap(({ one: { trade, title }, own }) => {
      if (!trade) return []
      const itself = trade.own === null ? [] : ranked.filter((i) => awardsItself(own, i))
      return {
        name: reading.several ? title : null,
        path: trade.path,
        schools: tradeSchools(catalog, state, trade.taught),
        itself: itself.length,
      }
    })
  }

  /** The doctor's degree that a path leads to, and who of the list awards it. */
  function doctorateIn(reading: MajorReading, { doctorate }: Offer, ranked: readonly number[]) {
    const one = (reading.several ?? [reading]).find(({ route }) => route?.doctorate)
    const title = titleOf(catalog, one?.route?.doctorate ?? '')
    if (!one || !title) return null
    const there = ranked.filter((i) => doctorate.has(i))
    return {
      road: reading.several ? one.title : null,
      title,
      colleges: there.map((i) => spokenName(columns.colleges[i]?.name ?? '')),
    }
  }

  const awardsItself = ({ awards, near, beside }: Offer, i: number) =>
    at(awards, i) > 0 && !near.has(i) && !beside.has(i)

  const nearTitle = ({ near }: Offer, i: number) => {
    const instead = near.get(i)
    return instead === undefined ? null : titleOf(catalog, instead)
  }

  function profileOfMajor(reading: MajorReading): Told<MajorProfile> | null {
    const known = profiles.get(reading)
    if (known !== undefined) return known
    const made = majorProfileOf(catalog, reading)
    profiles.set(reading, made)
    return made
  }

  function match(profile: Profile): FullReport {
    const searched = search(profile)
    const { reading, named, taughtAtHome } = searched
    const decided = reading.kind === 'understood'
    const families = decided ? reading.families : []
    const paint = portraitPainter(forPortraits, searched.profile, searched)
    const portraits = searched.ranked.map(paint).filter((portrait) => portrait !== null)
    const majorProfile = profileOfMajor(reading)
    const sought = { families, taughtAtHome, recommended: majorProfile?.recommendedMajors ?? [] }
    const { collegeList, scholarshipNotes } = reportColleges(portraits, profile, sought)
    const report: Told<Report> = {
      collegeList,
      scholarshipNotes,
      majorProfile,
      lockedCount: 0,
      upgradePrompt: null,
      understoodMajor: decided
        ? { title: reading.title, families: countedFamilies(searched), exact: reading.exact }
        : null,
      notes: notes(searched),
      sources,
      figureSources: ofFigures,
      incomes: [...incomes],
      filterSources: filters,
      middles,
      engineVersion,
      dataVersion: catalog.version,
    }
    return { report, askedFor: named?.college?.unitid ?? null, portraits }
  }

  /** Only counts, and one likely college in the home state: what anyone may see. */
  function preview(profile: Profile): { major: string | null; spread: Spread; nearby: College | null } {
    const { reading, offer, scorer, ranked } = search(profile)
    const likely = ranked.find((i) => {
      return columns.colleges[i]?.state === profile.state && isLikely(scorer.band(i))
    })
    return {
      major: reading.kind === 'understood' ? reading.title : null,
      spread: spreadOf(offer, scorer),
      nearby: likely === undefined ? null : (columns.colleges[likely] ?? null),
    }
  }

  /** The same numbers for any colleges, in their order. Unknown ones are left out, and nothing is chosen or ranked. */
  function assess(profile: Profile, unitids: readonly number[]): Assessment[] {
    const paint = portraitPainter(forPortraits, profile, read(profile))
    return unitids.flatMap((unitid) => {
      const i = columns.indexOf.get(unitid)
      const portrait = i === undefined ? null : paint(i)
      if (!portrait) return []
      const { chance, verdict, price, program, areas } = portrait
      return {
        unitid,
        match: shownMatch(portrait),
        chance,
        band: chance?.band ?? null,
        rules: verdict.rules,
        price,
        offersMajor: areas !== null || (program !== null && (program.near === null || program.within)),
      }
    })
  }

  return { match, preview, assess }
}
export type MatchingEngine = ReturnType<typeof matchingEngine>
