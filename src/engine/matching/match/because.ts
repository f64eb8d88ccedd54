import type { CitedPath } from '#catalog/colleges/fact-source.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import type { Provenance } from '#catalog/facts.ts'
import { andList, capital, count, plural } from '#contract/prose.ts'
import { countsEnrolled } from '#engine/matching/chance/residency.ts'
import { roundNames } from '#engine/matching/chance/round.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import { eachOnce, money, orList, percent } from '#engine/matching/say/names.ts'
import {
  contestedSubject,
  type Portrait,
  type ProgramPart,
  type TestPart,
} from '#engine/matching/say/portrait.ts'
import { plainYear } from '#engine/matching/say/sentences/frames.ts'
import { degreesIn } from '#engine/matching/say/sentences/program.ts'
import type { Because } from './component.ts'

// The fact behind each line of the score, in a sentence and in a few words, with its source and year.

const notCounted = (reason: string): Because => ({
  because: `Not counted: ${reason}`,
  fact: null,
  source: null,
  year: null,
})

/** So short that it needs no shorter form beside it. */
const shortReason = 80

const told = ({ source, year }: Provenance, because: string, fact: string | null = null): Because => ({
  because,
  fact: because.length <= shortReason ? null : fact,
  source,
  year,
})

const byRule = (because: string, read: string): Because => ({
  because,
  fact: null,
  source: 'Published admission rule',
  year: `read ${read}`,
})

/** For a line that rests on several columns. Their sources are the same for every college, so put together once. */
function together(first: CitedPath, ...others: readonly CitedPath[]) {
  const made = new WeakMap<Provenance, Provenance>() // by the source of the first: each catalog has its own
  return (cited: Portrait['cited']): Provenance => {
    const known = made.get(cited(first))
    if (known) return known
    const cites = [first, ...others].map(cited)
    const all = {
      source: eachOnce(cites.map(({ source }) => source)),
      year: eachOnce(cites.map(({ year }) => year)),
    }
    made.set(cited(first), all)
    return all
  }
}
const ofStrength = together('outcomes.graduation6', 'admission.applications')
const ofType = together('control', 'locale', 'undergraduates')

export function program(portrait: Portrait): Because {
  const { subject, program: part, areas, verdict, cited, yearOf } = portrait
  const counts = cited('programs.awards')
  if (areas)
    return told(
      counts,
      `Awards degrees in ${areas.offered} of the ${areas.of} large areas we compare for undecided students.`,
      `degrees in ${areas.offered} of ${areas.of} large areas`,
    )
  if (!part && verdict.later) return byRule(verdict.later.sentence, verdict.later.read)
  if (!part || !subject) return told(counts, `Awarded no bachelor's degree in ${subject ?? 'this subject'}.`)
  const all = [part, ...part.also.map((other) => other.program)]
  const share = andList(all.map(shareTold))
  const none = part.lacking.length > 0 ? ` None in ${orList(part.lacking)}.` : ''
  const awarded = `Awarded ${degreesIn(part, portrait)}, ${share} of all its bachelor's degrees.${none}`
  const earnings =
    part.earnings === null
      ? ''
      : ` Median pay in the largest such program, five years on: ${money(part.earnings)} (College Scorecard, ${plainYear(yearOf('programs.earnings'))}).`
  const field = part.near ? ` in ${part.near}` : ''
  const fact =
    all.length === 1
      ? `${plural(part.degrees, 'degree')}${field} a year, ${share} of all`
      : `${andList([
          `${plural(part.degrees, 'degree')} in ${subject}`,
          ...part.also.map((other) => `${count(other.program.degrees)} in ${other.subject}`),
        ])} a year`
  return told(
    counts,
    awarded.length + earnings.length > mostLetters.because ? awarded : `${awarded}${earnings}`,
    fact.length > mostLetters.fact ? `degrees in ${all.length} of your subjects` : fact,
  )
}

const mostLetters = { because: 400, fact: 120 } // contract: LedgerLine
const shareTold = ({ share }: ProgramPart) => (share < 0.001 ? 'under 0.1%' : percent(100 * share))

export function academic(portrait: Portrait, counted: boolean): Because {
  const { college, profile, test, cited, verdict } = portrait
  const isOptional = college.admission.tests === 'optional' && !verdict.asksScores
  if (!counted) return notCounted(whyNoTest(portrait))
  const path = test?.test === 'ACT' ? 'admission.act' : 'admission.sat'
  const place = test
    ? `Your ${test.test} of ${test.score} beside ${Math.round(test.low)}-${Math.round(test.high)}, the middle half of first-years who sent scores`
    : 'Your score, turned into the test this college reports, beside the middle half of its first-years who sent scores'
  const optional = isOptional && (profile.sat !== null || profile.act !== null)
  return told(
    cited(path),
    `${place}.${optional ? ' Sending scores is optional.' : ''}`,
    test && besideRange(test),
  )
}

function besideRange({ test, score, low, high }: TestPart): string {
  const side = score < low ? 'below' : score > high ? 'above' : 'inside'
  return `${test} ${score} ${side} ${Math.round(low)}-${Math.round(high)}`
}

function whyNoTest({ college, profile, verdict }: Portrait): string {
  if (profile.sat === null && profile.act === null) return 'you gave no SAT or ACT score.'
  if (college.admission.tests === 'not considered' && !verdict.asksScores)
    return 'this college does not consider test scores.'
  const { sat, act } = plausibleRanges(college)
  return sat || act ? 'too few of its first-years sent scores.' : 'this college reports no score range.'
}

/** The rule itself stands on the card, with its link. */
const decidedBy = {
  automatic: 'By what you told us, you meet its published rule for automatic admission.',
  'below the published minimum': 'What you told us is below its published minimum.',
} as const

export function chance(portrait: Portrait, counted: boolean): Because {
  const { chance: range, verdict, cited, college } = portrait
  if (!counted || !range)
    return notCounted(
      countsEnrolled(college)
        ? 'nearly all whom it reports as admitted enrolled, so its admit rate says nothing.'
        : 'this college reports no admit rate.',
    )
  if (verdict.decides) return byRule(decidedBy[verdict.decides], verdict.rules[0]?.readOn ?? '')
  if (range.low === null || range.high === null)
    return told(
      cited('admission.open'),
      'Open admission: students who meet its basic requirements can enroll.',
    )
  const round = portrait.round && portrait.round !== 'RD' ? ` by ${roundNames[portrait.round]}` : ''
  const [low, high] = [Math.round(100 * range.low), Math.round(100 * range.high)]
  const estimate = `our estimate for you${round} is ${low}-${high}% (${range.band})${choosesApart(portrait)}.`
  const { path, admits } = whoseRate(portrait)
  return told(cited(path), `${admits}${admits ? estimate : capital(estimate)}`)
}

/** Why the word is lower than the rate lets expect. */
function choosesApart(portrait: Portrait): string {
  const subject = portrait.program?.lowered ? contestedSubject(portrait) : null
  return subject === null ? '' : `, since ${subject} often chooses apart`
}

/** Residents and others are shown their own group's rate if the college publishes it. */
function whoseRate({ college, profile, home, state }: Portrait): { path: CitedPath; admits: string } {
  const { rate, byResidency } = college.admission
  const resident = college.state === profile.state
  if (byResidency) {
    const group = resident ? byResidency.inState : byResidency.outOfState
    const who = resident ? `applicants from ${home}` : `applicants from outside ${state}`
    return {
      path: 'admission.byResidency',
      admits: `Admitted ${percent(group.rate)} of ${who}; `,
    }
  }
  if (typeof rate !== 'number') return { path: 'admission.rate', admits: '' }
  // Elsewhere public colleges publish one rate for residents and others together.
  const wider = college.control === 'public' ? ' from all states' : ''
  return { path: 'admission.rate', admits: `Admits ${percent(rate)} of applicants${wider}; ` }
}

export function affordability(portrait: Portrait, counted: boolean): Because {
  const { price, home, fits, college } = portrait
  if (!counted || !price) return notCounted('this college reports no price that applies to you.')
  const { source, year } = price
  if (college.flags.includes('charges no tuition'))
    return {
      because: 'Charges no tuition; students serve after they graduate.',
      fact: 'charges no tuition',
      source,
      year,
    }
  const dearer = Math.round(100 * fits.Affordability)
  const cheaper = `${ofColleges(dearer)} would cost a student from ${home} more.`
  const because =
    price.amount <= 0
      ? `Grants covered all of an average year with living costs; ${cheaper}`
      : price.kind === 'net price'
        ? `A year with living costs averaged ${money(price.amount)} after grants; ${cheaper}`
        : price.grant
          ? `With ${price.grant}, if you qualify, a year with living costs comes to about ${money(price.amount)} before other grants; ${cheaper}`
          : price.agreement
            ? `By ${price.agreement} a year with living costs comes to about ${money(price.amount)} before grants; ${cheaper}`
            : `A year with living costs is listed at ${money(price.amount)} before grants for students from other states; ${cheaper}`
  return { because, fact: besideColleges(dearer), source, year }
}

/** Rounded to all or none, a share would claim too much. */
function ofColleges(percentage: number): string {
  if (percentage === 0) return 'hardly any college'
  return percentage === 100 ? 'nearly all colleges' : `${percentage}% of colleges`
}
function besideColleges(dearer: number): string {
  if (dearer === 0) return 'among the most expensive colleges'
  if (dearer === 100) return 'among the least expensive colleges'
  return dearer >= 50
    ? `cheaper than ${dearer}% of colleges`
    : `more expensive than ${100 - dearer}% of colleges`
}

const misses =
  'its six-year rate misses those who finish elsewhere or with an associate degree, so it counts as ordinary'

export function strength(portrait: Portrait, counted: boolean): Because {
  if (!counted) return notCounted('this college reports neither applications nor a graduation rate.')
  const { college, completionPlace, cited } = portrait
  const rate = finishingRate(college)
  const { applications } = college.admission
  const compared =
    completionPlace >= 0.6
      ? ', more than its intake would suggest'
      : completionPlace <= 0.4
        ? ', fewer than its intake would suggest'
        : ', about what its intake would suggest'
  const finish =
    typeof rate === 'number' ? `${percent(rate)} finish a bachelor's within six years${compared}` : null
  const apply =
    typeof applications === 'number' && applications > 0 ? `${plural(applications, 'student')} applied` : null
  if (college.flags.includes('graduation partial'))
    return apply
      ? told(ofStrength(cited), `${apply}; ${misses}.`)
      : told(cited('outcomes.graduation6'), `${capital(misses)}.`)
  if (finish === null) return told(cited('admission.applications'), `${apply ?? 'Nobody applied'}.`)
  if (apply === null) return told(cited('outcomes.graduation6'), `${finish}.`)
  return told(ofStrength(cited), `${finish}; ${apply}.`)
}

const kindOf = ({ state }: Portrait['college']) => (state === 'DC' ? 'place' : 'state')

export function place(portrait: Portrait): Because {
  const { college, state, home, chosen, nearness, miles, fromHome, cited, yearOf } = portrait
  if (chosen) return told(cited('state'), `${capital(state)} is a ${kindOf(college)} you chose.`)
  if (nearness === 'home')
    return told(
      cited('state'),
      kindOf(college) === 'state' ? `In ${home}, your home state.` : `In ${home}, where you live.`,
    )
  const away =
    miles === null
      ? `In ${state}`
      : `In ${state}, about ${count(miles)} miles from where ${home}'s students live`
  if (fromHome === null) return told(cited('state'), `${away}.`)
  const firstYears = fromHome === 0 ? 'no first-year' : plural(fromHome, 'first-year')
  const flow = `${firstYears} came from ${home} in ${yearOf('firstYears')}.`
  const few = `${miles === null ? '' : `${count(miles)} miles; `}${firstYears} from ${home}`
  return told(cited('firstYears'), `${away}; ${flow}`, few)
}

export function type(portrait: Portrait, counted: boolean): Because {
  const { college, profile, fits, cited } = portrait
  if (!counted) return notCounted('you asked for no type of college.')
  const size =
    typeof college.undergraduates === 'number' ? `, ${plural(college.undergraduates, 'undergraduate')}` : ''
  const setting = college.locale <= 13 ? 'urban' : college.locale <= 23 ? 'suburban' : 'rural or small-town'
  const met =
    fits.Type === 1 ? 'which is what you asked for' : `and you asked for ${andList(profile.collegeType)}`
  return told(
    ofType(cited),
    `${capital(college.control)}, ${setting}${size}, ${met}.`,
    `${college.control}, ${setting}${size}`,
  )
}

export function campusLife(portrait: Portrait, counted: boolean): Because {
  const { campus, cited } = portrait
  if (campus.length === 0) return notCounted('you asked for nothing special on campus.')
  const unverified = campus.filter(({ fact }) => fact === null).map(({ wish }) => wish)
  const missing = unverified.length > 0 ? `Not verified: ${andList(unverified)}.` : ''
  if (!counted) return notCounted(`no open source records it. ${missing}`)
  const facts = campus.flatMap(({ fact }) => (fact ? [fact.fact] : []))
  const met = campus.filter(({ fact }) => fact !== null && fact.fit > 0.5).length
  const partly = campus.filter(({ fact }) => fact?.fit === 0.5).length
  const few = wishesMet(met, partly, unverified.length, campus.length)
  return told(cited('rotc'), `It ${andList(facts)}. ${missing}`.trim(), few)
}

function wishesMet(met: number, partly: number, unverified: number, of: number): string {
  if (met === of) return 'has what you wished for'
  if (met + unverified === of) return `${met} of ${of} wishes verified`
  const inPart = partly > 0 ? `, ${partly} in part` : ''
  return `has ${met} of ${of} wishes${inPart}${unverified > 0 ? `, ${unverified} not verified` : ''}`
}
