import type { CitedPath } from '#catalog/colleges/fact-source.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import { requiresScores } from '#catalog/colleges/test-policy.ts'
import type { Provenance } from '#catalog/facts.ts'
import { countsEnrolled } from '#engine/matching/chance/residency.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import {
  type Compared,
  type Grades,
  type Kind,
  name,
  names,
  type Payer,
  type Rate,
  type Said,
  say,
} from '#words/messages.ts'
import type { Text } from '#words/told.ts'
import { cityNamed, plainYear } from './names.ts'
import { contestedSubject, isContested, isForOthers, type Portrait, type ProgramPart } from './portrait.ts'

// What there is to say about each component of Match, for one student and one college: for the line of the score, and
// where it speaks for the college as a reason.

/** A line of the score: what is behind its points, with source and year. */
export type Line = { said: readonly Said[]; source: string | Text | null; year: string | Text | null }

const told = ({ source, year }: Provenance, ...said: readonly (Said | null)[]): Line => ({
  said: said.filter((one) => one !== null),
  source,
  year,
})
const uncounted = (said: Said): Line => ({ said: [said], source: null, year: null })
const byPublished = (said: Said, day: string): Line => ({
  said: [said],
  source: say('source.rule', {}),
  year: say('source.read', { day }),
})

// Program

/** One subject was named, or all of several are told in one sentence. */
export const isAlone = ({ also, lacking, later }: ProgramPart) =>
  also.length + lacking.length + later.length === 0

/** What the college awards of the subject, told of each in its own way. */
export function degrees({ subject, isRoute, program, yearOf }: Portrait): Said | null {
  if (!subject || !program) return null
  const year = yearOf('programs.awards')
  const named = name(subject)
  const { degrees: n, near, also, several } = program
  if (also.length > 0) {
    const others = also.slice(0, 2).map((one) => ({ n: one.program.degrees, subject: name(one.subject) }))
    return say('subject.several', { parts: [{ n, subject: named }, ...others], year })
  }
  if (near === null) {
    const kind = isRoute ? 'path' : several ? 'related' : 'alone'
    return say('subject.degrees', { n, subject: named, year, kind })
  }
  if (program.listed) return say('subject.listed', { subject: named, year })
  if (program.filed) return say('subject.filed', { n, near: name(near), subject: named, year })
  if (program.within) return say('subject.within', { near: name(near), subject: named })
  return say('subject.near', { n, near: name(near), subject: named, year })
}

/** Which of several subjects it does not award, or not to first-years. */
export const lacking = ({ program }: Portrait): readonly Said[] => [
  ...(program?.lacking.length ? [say('subject.lacking', { subjects: names(program.lacking) })] : []),
  ...(program?.later.slice(0, 1) ?? []).map((subject) => say('subject.later', { subject: name(subject) })),
]

/** It awards no degree in the subject, or none that a first-year can take. */
export function notAwarded({ subject, program, verdict, yearOf }: Portrait): Said | null {
  if (program || !subject) return null
  const named = name(subject)
  return verdict.later
    ? say('subject.later', { subject: named })
    : say('subject.none', { subject: named, year: yearOf('programs.awards') })
}

const areasOf = ({ areas }: Portrait): Said | null =>
  areas && say('subject.areas', { n: areas.offered, of: areas.of })

export function programLine(portrait: Portrait): Line {
  const { verdict, cited } = portrait
  const missing = notAwarded(portrait)
  if (missing && verdict.later) return byPublished(missing, verdict.later.read)
  const counts = cited('programs.awards')
  return told(counts, areasOf(portrait) ?? missing ?? degrees(portrait), ...lacking(portrait))
}

const largeShare = 0.08
const fewDegrees = 10

export function programReason(portrait: Portrait): Said | null {
  const { program, areas, yearOf } = portrait
  // With half of the areas or fewer the choice is not wide.
  if (areas) return areas.offered > areas.of / 2 ? areasOf(portrait) : null
  if (!program || program.near !== null || program.degrees < fewDegrees) return null
  if (isAlone(program) && program.share >= largeShare)
    return say('subject.share', { among: Math.round(1 / program.share), year: yearOf('programs.awards') })
  return degrees(portrait)
}

export const smallProgram = ({ program, yearOf }: Portrait, below = fewDegrees): Said | null =>
  program && program.near === null && program.degrees < below && isAlone(program)
    ? say('subject.small', { n: program.degrees, year: yearOf('programs.awards') })
    : null

/** Where as many begin with an associate degree, a bachelor's degree may be for those who have one. */
export const associates = ({ program, yearOf }: Portrait): Said | null =>
  program?.associates
    ? say('subject.associates', { n: program.associates, year: yearOf('programs.awards') })
    : null

export const fewBachelors = ({ fewBachelors: n, yearOf }: Portrait): Said | null =>
  n === null ? null : say('subject.fewBachelors', { n, year: yearOf('programs.awards') })

/** Public universities often admit to these majors separately, and nearly all colleges to nursing. */
export function choosesApart(portrait: Portrait): Said | null {
  const subject = contestedSubject(portrait)
  const lowered = portrait.program?.lowered === true && !isSettled(portrait)
  return subject === null ? null : say('subject.chooses', { subject: name(subject), lowered })
}

// Academic fit

function scorePlace({ test }: Portrait): Said | null {
  if (!test) return null
  const { score, low, high } = test
  return say('score.place', {
    side: score < low ? 'below' : score > high ? 'above' : 'inside',
    test: name(test.test),
    score,
    low: Math.round(low),
    high: Math.round(high),
  })
}

export function academicLine(portrait: Portrait, counted: boolean): Line {
  const { test, cited } = portrait
  if (!counted) return uncounted(say('score.not', { why: whyNoTest(portrait) }))
  const path = test?.test === 'ACT' ? 'admission.act' : 'admission.sat'
  return told(cited(path), scorePlace(portrait) ?? say('score.turned', {}))
}

function whyNoTest({ college, profile, verdict }: Portrait) {
  if (profile.sat === null && profile.act === null) return 'no score given'
  if (college.admission.tests === 'not considered' && !verdict.asksScores) return 'not considered'
  const { sat, act } = plausibleRanges(college)
  return sat || act ? 'few sent' : 'no range'
}

export const academicReason = (portrait: Portrait): Said | null =>
  portrait.test && portrait.test.score >= portrait.test.low ? scorePlace(portrait) : null

/** Where a place is settled without scores, they are no doubt. */
export const lowScore = (portrait: Portrait): Said | null =>
  portrait.test && portrait.test.score < portrait.test.low && !isSettled(portrait)
    ? scorePlace(portrait)
    : null

/** Where scores are optional, and weigh against the student. */
export const betterWithout = ({ bandWithoutScore: band }: Portrait): Said | null =>
  band && say('score.leave', { band })

/** Who is admitted by a rule without a score needs none for the record of an earlier year; newer rules of its own hold. */
export function missingTest({ college, profile, verdict, chance }: Portrait): Said | null {
  const asks = verdict.asksScores || (requiresScores(college) && chance?.band !== 'automatic')
  return asks && profile.sat === null && profile.act === null ? say('score.required', {}) : null
}

// Chance

/** Admission is open, or decided by a published rule: no estimate is told, and no score is in doubt. */
const isSettled = ({ chance }: Portrait) => chance !== null && chance.low === null

function rangeOf({ chance }: Portrait) {
  if (!chance || chance.low === null || chance.high === null) return null
  return { low: Math.round(100 * chance.low), high: Math.round(100 * chance.high), band: chance.band }
}

export const byRule = ({ chance }: Portrait): Said | null =>
  chance?.band === 'automatic' ? say('chance.rule', {}) : null
export const belowMinimum = ({ verdict, subject }: Portrait): Said | null =>
  verdict.decides === 'below the published minimum'
    ? say('chance.below', { subject: verdict.ofSubject && subject ? name(subject) : null })
    : null

export function chanceLine(portrait: Portrait, counted: boolean): Line {
  const { chance, verdict, cited, college } = portrait
  if (!counted || !chance)
    return uncounted(say('chance.not', { why: countsEnrolled(college) ? 'only enrolled' : 'no rate' }))
  const settled = byRule(portrait) ?? belowMinimum(portrait)
  if (settled) return byPublished(settled, verdict.rules[0]?.readOn ?? '')
  const range = rangeOf(portrait)
  if (!range) return told(cited('admission.open'), say('chance.open', {}))
  const round = portrait.round === 'RD' ? null : portrait.round
  const { path, rate } = whoseRate(portrait)
  return told(cited(path), rate && say('chance.rate', rate), say('chance.estimate', { ...range, round }))
}

/** Residents and others are shown their own group's rate if the college publishes it. */
function whoseRate({ college, profile, home, state, yearOf }: Portrait): {
  path: CitedPath
  rate: Rate | null
} {
  const { rate, byResidency } = college.admission
  if (byResidency) {
    const path = 'admission.byResidency'
    const isResident = college.state === profile.state
    const group = isResident ? byResidency.inState : byResidency.outOfState
    const of = isResident ? 'home' : 'other states'
    const from = name(isResident ? home : state)
    return { path, rate: { rate: group.rate, of, home: from, fall: plainYear(yearOf(path)) } }
  }
  const path = 'admission.rate'
  if (typeof rate !== 'number') return { path, rate: null }
  // Elsewhere public colleges publish one rate for residents and others together.
  const of = college.control === 'public' ? 'all states' : 'all'
  return { path, rate: { rate, of, home: name(home), fall: plainYear(yearOf(path)) } }
}

/** The word and the range stand beside, so only open admission is told; not where the subject may choose its students. */
export const chanceReason = (portrait: Portrait): Said | null =>
  portrait.chance?.band === 'open admission' && !isContested(portrait) && !isForOthers(portrait)
    ? say('chance.open', {})
    : null

const half = 50

/** A reach, and why: few get in, or the record lowers the estimate. */
export function reach(portrait: Portrait): Said | null {
  const { chance } = portrait
  const range = rangeOf(portrait)
  if (!range || (chance?.band !== 'reach' && chance?.band !== 'far reach')) return null
  const { low, high } = range
  const { rate } = whoseRate(portrait)
  if (rate && rate.rate <= half) return say('chance.few', { ...rate, low, high })
  return choosesLower(portrait) ?? say('chance.lower', { by: whatLowers(portrait), low, high })
}

const choosesLower = (portrait: Portrait) => (portrait.program?.lowered ? choosesApart(portrait) : null)

/** A rule of the college may lower it too: then nothing is named, and the rule stands on the card. */
function whatLowers({ test, profile, verdict }: Portrait): Grades | null {
  if (verdict.missed !== null || verdict.fillsByRank || verdict.places !== null) return null
  if (test && test.score < test.low) return 'scores'
  return profile.gpa === null ? null : 'grades'
}

export const movedRate = (portrait: Portrait): Said | null =>
  portrait.college.flags.includes('rate moved') && !isSettled(portrait)
    ? say('chance.moved', { fall: plainYear(portrait.yearOf('admission.rate')) })
    : null

// Affordability

const isFree = ({ college }: Portrait) => college.flags.includes('charges no tuition')
export const payerOf = ({ college }: Portrait): Payer =>
  college.control === 'public' ? 'residents' : 'everyone'

/** What a year costs this student, whom the figure speaks of, and of which year it is. */
export function price(portrait: Portrait): Said | null {
  const { price: yearly } = portrait
  if (isFree(portrait)) return say('price.free', {})
  if (!yearly) return null
  const { amount, year, kind, grant, agreement } = yearly
  if (kind === 'net price') {
    const payer = payerOf(portrait)
    return amount <= 0
      ? say('price.covered', { year, payer })
      : say('price.net', { price: amount, year, payer })
  }
  if (grant) return say('price.granted', { grant: name(grant), price: amount, year })
  if (agreement) return say('price.agreed', { agreement: name(agreement), price: amount, year })
  return say('price.listed', { price: amount, year })
}

/** How the price compares with all colleges, for a student of this state. */
function priceRank(portrait: Portrait): Said | null {
  const { price: yearly, fits, home } = portrait
  if (!yearly || Number.isNaN(fits.Affordability) || isFree(portrait)) return null
  const dearer = Math.round(100 * fits.Affordability)
  const cheaper = dearer >= half
  return say('price.rank', { share: cheaper ? dearer : 100 - dearer, home: name(home), cheaper })
}

export function affordabilityLine(portrait: Portrait, counted: boolean): Line {
  const { price: yearly } = portrait
  return counted && yearly
    ? told(yearly, price(portrait), priceRank(portrait))
    : uncounted(say('price.none', {}))
}

const fairPrice = 0.5
const dearPrice = 0.2

/** The price itself stands in the note on tuition; by agreement or with a grant its sentence tells of that. */
const ofPrice = (portrait: Portrait): Said | null =>
  portrait.price?.grant || portrait.price?.agreement
    ? price(portrait)
    : (priceRank(portrait) ?? price(portrait))

export const affordabilityReason = (portrait: Portrait): Said | null =>
  portrait.fits.Affordability >= fairPrice ? ofPrice(portrait) : null

export const dear = (portrait: Portrait): Said | null =>
  portrait.fits.Affordability < dearPrice ? ofPrice(portrait) : null

// Strength

const halfFinish = 54 // percent: as many finish at half of our colleges
const fewFinish = 48

export function finishing(portrait: Portrait): { rate: number; year: string } | null {
  const rate = finishingRate(portrait.college)
  return typeof rate === 'number' ? { rate, year: plainYear(portrait.yearOf('outcomes.graduation6')) } : null
}

const beside = ({ completionPlace: place }: Portrait): Compared =>
  place >= 0.6 ? 'more' : place <= 0.4 ? 'fewer' : 'as many'

export function strengthLine(portrait: Portrait, counted: boolean): Line {
  if (!counted) return uncounted(say('finish.none', {}))
  const { college, cited, yearOf } = portrait
  const finish = finishing(portrait)
  if (finish)
    return told(
      cited('outcomes.graduation6'),
      say('finish.rate', finish),
      say('finish.beside', { compared: beside(portrait) }),
    )
  if (college.flags.includes('graduation partial'))
    return told(cited('outcomes.graduation6'), say('finish.partial', {}))
  const n = Number(college.admission.applications)
  return told(
    cited('admission.applications'),
    say('finish.applied', { n, fall: plainYear(yearOf('admission.applications')) }),
  )
}

export function strengthReason(portrait: Portrait): Said | null {
  const finish = finishing(portrait)
  return finish && finish.rate >= halfFinish ? say('finish.rate', finish) : null
}

export function fewFinishing(portrait: Portrait, below = fewFinish): Said | null {
  const finish = finishing(portrait)
  return finish && finish.rate < below ? say('finish.low', finish) : null
}

// Place

const cityOf = ({ college }: Portrait) => {
  const city = cityNamed(college)
  return city === null ? null : name(city)
}
const someCame = 8

export function placeLine(portrait: Portrait): Line {
  const { state, home, chosen, nearness, miles, fromHome, cited, yearOf, profile } = portrait
  if (chosen || nearness === 'home') return told(cited('state'), placeReason(portrait))
  const away = say('place.away', {
    state: name(state),
    home: name(home),
    miles,
    fromZip: profile.zipPrefix !== null,
  })
  if (fromHome === null) return told(cited('state'), away)
  const came = say('place.came', { n: fromHome, home: name(home), fall: plainYear(yearOf('firstYears')) })
  return told(cited('firstYears'), away, came)
}

export function placeReason(portrait: Portrait): Said | null {
  const { college, state, home, chosen, nearness, fromHome, yearOf } = portrait
  const city = cityOf(portrait)
  if (nearness === 'home') return say('place.home', { place: city, district: college.state === 'DC' })
  if (chosen) return say('place.chosen', { place: city, state: name(state) })
  return fromHome !== null && fromHome >= someCame
    ? say('place.came', { n: fromHome, home: name(home), fall: plainYear(yearOf('firstYears')) })
    : null
}

// Type and campus life

function kindsOf({ wishes, college }: Portrait): Kind[] {
  const { locale, undergraduates: n, control } = college
  const isKnown = typeof n === 'number'
  return [
    ...(wishes.control ? [control] : []),
    ...(wishes.sizes.length > 0 && isKnown
      ? ([n < 5000 ? 'small' : n >= 15_000 ? 'large' : 'medium'] as const)
      : []),
    ...(wishes.settings.length > 0
      ? ([locale <= 13 ? 'urban' : locale <= 23 ? 'suburban' : 'rural'] as const)
      : []),
  ]
}
const wishedKinds = {
  Public: 'public',
  Private: 'private',
  Large: 'large',
  Small: 'small',
  Urban: 'urban',
  Rural: 'rural',
} as const satisfies Record<Portrait['profile']['collegeType'][number], Kind>

/** Nothing where all kinds were ticked: then each is as asked. */
export function typeReason(portrait: Portrait): Said | null {
  const kinds = kindsOf(portrait)
  return portrait.fits.Type === 1 && kinds.length > 0 ? say('wish.type', { kinds }) : null
}

export function typeLine(portrait: Portrait, counted: boolean): Line {
  if (!counted) return uncounted(say('wish.none', { of: 'type' }))
  const wished = portrait.profile.collegeType.map((type) => wishedKinds[type])
  const kinds = kindsOf(portrait)
  const met = portrait.fits.Type === 1
  const other = kinds.length > 0 ? kinds : [portrait.college.control]
  return told(
    portrait.cited('control'),
    met
      ? say('wish.type', { kinds: kinds.length > 0 ? kinds : [portrait.college.control] })
      : say('wish.otherType', { kinds: other, wished }),
  )
}

/** More would not fit the line. */
const wishesTold = 3

export function campusLine({ campus, cited }: Portrait, counted: boolean): Line {
  if (campus.length === 0) return uncounted(say('wish.none', { of: 'campus life' }))
  const known = campus.flatMap(({ fact }) => (fact ? [fact.said] : [])).slice(0, wishesTold)
  const unknown = campus.flatMap(({ wish, fact }) => (fact ? [] : [wish]))
  const others = unknown.length > 0 ? say('campus.unverified', { wishes: names(unknown, 2) }) : null
  return counted || !others ? told(cited('rotc'), ...known, others) : uncounted(others)
}

export const campusReason = ({ campus }: Portrait): Said | null =>
  campus.find(({ fact }) => fact?.fit === 1)?.fact?.said ?? null
