import { namesNone } from '#catalog/colleges/names/around-names.ts'
import { isTerritory } from '#catalog/colleges/names/foreign.ts'
import type { College } from '#catalog/facts.ts'
import { licenseOf } from '#catalog/majors/licensed.ts'
import { likelyAlternatives } from '#catalog/majors/reading/alternatives.ts'
import type { CollegeReading } from '#catalog/reading.ts'
import { andList, gpaText, plural } from '#contract/prose.ts'
import { isLikely } from '#engine/matching/chance/bands.ts'
import { degreeIn, orList, spokenName, spokenState, titles, withThe } from '#engine/matching/say/names.ts'
import { owed } from '#engine/matching/ten/pledges.ts'
import { type Broken, listLength } from '#engine/matching/ten/ten.ts'
import { people } from './as-wished.ts'
import { chosenStates, namedAtMost } from './chosen-states.ts'
import { distance } from './distance.ts'
import { round } from './early-round.ts'
import { away, near } from './few-award-it.ts'
import type { Findings, Listed, TradeFound } from './findings.ts'
import { homeGrant } from './home-grant.ts'
import { degreeNotes, faithNotes, stateNotes, subjectNotes } from './subject-notes.ts'
import { namedWithCity, taughtAt } from './taught-at.ts'

// Plain sentences above the list: how the request was understood, and where it could not be followed exactly.

export function notesOn(findings: Findings): string[] {
  const told: string[] = []
  for (const note of inOrder) {
    const said = note(findings)
    if (typeof said === 'string') told.push(said)
    else if (said) told.push(...said)
  }
  return told
}

const minimumsTold = 2

/** A family looking for its state's universities should learn why they are missing. */
const minimums = (findings: Findings): string[] =>
  findings.minimums.slice(0, minimumsTold).flatMap(({ rule, colleges: below }) => {
    const known = spokenName(findings.asked?.college?.name ?? '')
    const colleges = below.filter((name) => name !== known) // that one is listed, and its card says it
    if (colleges.length === 0) return []
    const told = (names: readonly string[]) =>
      `${rule} Not listed for that reason: ${titles(names.map(withThe))}.`
    const whole = told(colleges)
    const [first = ''] = colleges
    return colleges.length > namedAtMost || whole.length > mostLetters
      ? told([first, plural(colleges.length - 1, 'other')])
      : whole
  })

const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`

/** A trade is usually not learned by a bachelor's degree, and that is said first. */
const trade = ({ trades, ...findings }: Findings): string[] =>
  trades.map((one) => {
    const { path, schools, name } = one
    const home = spokenState(findings.profile.state)
    const it = name ?? 'it'
    const last = bachelorsIn(one, findings.list.length)
    const where =
      schools.length === 0
        ? [
            `No public college or trade school in ${home} reported more than a few certificates or associate degrees in ${it} for ${findings.degreesYear}.`,
          ]
        : [4, 3, 2, 1].map((most) => taughtAt(home, ['teaches', 'teach'], it, schools, most))
    const told = [
      ...where.map((sentence) => `${path} ${sentence} ${last}`),
      ...where.map((sentence) => `${path} ${sentence}`), // the cards tell the rest
    ]
    return told.find((note) => note.length <= mostLetters) ?? `${path} ${last}`
  })

const awardsIt = ['awards an associate degree in', 'award an associate degree in'] as const

/** Where the associate degree is awarded that is enough for a license. */
function licensedNear({ profile, reading, licenseSchools }: Findings): string | null {
  const license = licenseSchools.length > 0 ? licenseOf(reading, profile.gpa) : undefined
  return license
    ? taughtAt(spokenState(profile.state), awardsIt, license.name, licenseSchools, namedAtMost)
    : null
}

function bachelorsIn({ name, itself }: TradeFound, of: number): string {
  const award = itself === 1 ? 'awards' : 'award'
  if (name !== null)
    return itself === 0
      ? `None of the colleges below awards a bachelor's degree in ${name}.`
      : `Of the colleges below, ${itself} ${award} a bachelor's degree in ${name}.`
  if (itself === 0) return "The list below has bachelor's degrees next to it."
  if (itself === of) return "The colleges below award a bachelor's degree in it."
  const others = of - itself === 1 ? 'the other' : 'the others'
  return `Of the colleges below, ${itself} ${award} a bachelor's degree in it, ${others} one next to it.`
}

const ofSubject = ({ reading, profile }: Findings): readonly string[] => [
  ...degreeNotes(reading, profile),
  ...subjectNotes(reading),
  ...faithNotes(reading, profile.faith),
  ...stateNotes(reading, [profile.state, ...profile.interestedStates]),
]

/** Pharmacy: the college that awards it may keep a place in it for its own students. */
function doctors({ doctorate, degreesYear }: Findings): string | null {
  if (!doctorate) return null
  const { title, colleges } = doctorate
  const road = doctorate.road ?? 'This road'
  if (colleges.length === 0)
    return `${road} ends with a ${title}, which no college of the list awarded in ${degreesYear}: you would apply for it elsewhere.`
  const told = (names: readonly string[]) =>
    `${road} ends with a ${title}. Of the colleges below, ${andList(names)} awarded it in ${degreesYear}: ask whether first-years can be admitted with a place in it.`
  const all = told(colleges.map(withThe))
  return all.length <= mostLetters ? all : told([`${colleges.length}`])
}

const mostLetters = 400 // contract: Report.notes

/** With grades that few four-year colleges accept, two years near home and a transfer is the common start. */
function startNear({ profile, reading, startSchools, licenseSchools }: Findings): string | null {
  if (reading.trade || startSchools.length === 0) return null
  const known = licenseSchools.slice(0, namedAtMost)
  if (known.some(({ kind }) => kind === 'two-year college')) return null // named already, with what they teach
  const home = spokenState(profile.state)
  return `With a GPA of ${gpaText(profile.gpa ?? 0)}, two years at a public two-year college and then a transfer is a common road. In ${home} ${startSchools.length === 1 ? 'there is' : 'there are, for example,'} ${andList(namedWithCity(startSchools))}.`
}

function outside({ profile, reading, outside: isOutside, awardedThere }: Findings): string | null {
  if (!isOutside) return null
  const where = chosenStates(profile, orList)
  const lacking =
    awardedThere().all === 0
      ? `No college in ${where} awards a ${degreeIn(reading)}`
      : `No college in ${where} that awards a ${degreeIn(reading)} can be listed for you`
  return `${lacking}. These are among the nearest that do.`
}

function short({ profile, reading, outside: isOutside, list, awardedThere }: Findings): string | null {
  if (isOutside || profile.interestedStates.length === 0 || list.length >= listLength) return null
  const isWidened = list.some(({ near: instead }) => instead)
  const where = chosenStates(profile, andList)
  if (isWidened && !reading.trade)
    return `No other college in ${where} that awards it, or a subject as close, can be listed for you, so the list is short.`
  const { all } = awardedThere()
  if (reading.kind !== 'understood')
    return `We know only ${plural(all, 'college')} in ${where}, so the list is short.`
  const degree = `a ${degreeIn(reading, isWidened)}`
  return all < listLength
    ? `Only ${plural(all, 'college')} we list in ${where} ${all === 1 ? 'awards' : 'award'} ${degree}, so the list is short.`
    : `The list is short: most of the ${all} colleges in ${where} that award ${degree} cannot be listed for you.`
}

function major({ profile, reading }: Findings): string | null {
  if (reading.kind === 'unknown') {
    const near = reading.alternatives.slice(0, 3).map(({ title }) => title)
    return `We could not tell which major ${quoted(profile.major)} is, so the list looks for colleges with a wide choice.${near.length > 0 ? ` Try for example ${orList(near)}.` : ''}`
  }
  if (reading.kind === 'undecided' || reading.trade) return null
  if (reading.exact) return reading.note ?? null
  const others = likelyAlternatives(reading, profile.major)
    .slice(0, 2)
    .map(({ title }) => title)
  return `We read ${quoted(profile.major)} as ${reading.title}.${others.length > 0 ? ` If you meant ${orList(others)}, search again with those words.` : ''}`
}

function asked({
  profile,
  reading,
  asked: found,
  askedOffers,
  askedLater,
  degreesYear,
}: Findings): string | null {
  if (!profile.specificCollege || !found || namesNone(profile.specificCollege)) return null
  if (found.abroad) {
    const { name, country } = found.abroad
    const known = isTerritory(country) ? 'fifty states and of the District of Columbia' : 'United States'
    return `${name ?? quoted(profile.specificCollege)} is in ${country}. We know the colleges of the ${known} only, so it is not in the list.`
  }
  if (found.former?.how === 'closed')
    return `${found.former.name} closed in ${found.former.year}, so it is not in the list.`
  if (found.twoYear) {
    const { name, city, state } = found.twoYear
    return `${name} (${city}, ${spokenState(state)}) is a public two-year college, and this list has colleges that award bachelor's degrees. Many students start at a two-year college and transfer; ask which of its credits a university takes.`
  }
  if (!found.college)
    return `We did not find a college called ${quoted(profile.specificCollege)}. Check the spelling, or search with its full name. Colleges for profit and those without bachelor's degrees are not in our catalog.`
  const name = spokenName(found.college.name)
  const notAwarded = askedOffers ? '' : ` It awarded no ${degreeIn(reading)} in ${degreesYear}.`
  const lacking = askedLater ? ` ${askedLater}` : notAwarded
  const others = isNameOf(profile.specificCollege, found.college)
    ? []
    : found.alternatives
        .filter((college) => sizeOf(college) >= sizeOf(found.college) / muchSmaller)
        .slice(0, 2)
        .map((college) => spokenName(college.name))
  const also = others.length > 0 ? ` Other colleges with a similar name: ${andList(others)}.` : ''
  return `You asked about ${withThe(name)}${formerly(found.former)}, so it is in the list.${lacking}${also}`
}

/** Who writes the whole name means no other. */
const isNameOf = (text: string, { name }: College) =>
  [name, spokenName(name)].some((one) => one.toLowerCase() === text.trim().toLowerCase())

/** By which name the student knows it. */
function formerly(former: CollegeReading['former']): string {
  if (!former) return ''
  return former.how === 'merged' ? `, which ${former.name} is part of now` : `, once ${former.name}`
}

/** Who names a university does not mean a namesake a fifth its size. */
const muchSmaller = 5
const sizeOf = (college: College | null) =>
  typeof college?.undergraduates === 'number' ? college.undergraduates : 0

function control({ profile, list }: Findings): string | null {
  if (!list.some(({ ofOtherControl }) => ofOtherControl)) return null
  const wish = profile.collegeType.includes('Public') ? 'public' : 'private'
  return `There are not enough ${wish} colleges for this search, so others fill the list.`
}

/** A size and a setting: one college is to have both. */
const sizesAndSettings = [
  ['Large', 'Small'],
  ['Urban', 'Rural'],
]

function wishes({ profile, list }: Findings): string | null {
  const asked = sizesAndSettings
    .map((group) => profile.collegeType.filter((type) => group.includes(type)))
    .filter(({ length }) => length > 0)
  const found = list.filter(({ wished }) => wished).length
  if (asked.length === 0 || found >= Math.min(owed.setting.least, list.length)) return null
  const wish = asked.map((group) => orList(group).toLowerCase()).join(' and ')
  const how = asked.every(({ length }) => length === 1) && asked.length > 1 ? `both ${wish}` : wish
  return found === 0
    ? `No college in this list is ${how} as you wished; we know of too few for this search.`
    : `Only ${plural(found, 'college')} in this list ${found === 1 ? 'is' : 'are'} ${how} as you wished, so others fill it.`
}

/** Only what no other list could mend: where there are more, the list chose better ones. */
function mix({ list, broken }: Findings): string | null {
  const counted = (holds: (band: Listed['band']) => boolean) => list.filter(({ band }) => holds(band)).length
  const lacks = (name: Broken['pledge']) =>
    broken.some(({ pledge, least, could }) => pledge === name && could < least)
  const lacking = [
    ...(counted(isLikely) < 2 && lacks('safe') ? ['likely'] : []),
    ...(counted((band) => band === 'target') < 2 && lacks('target') ? ['target'] : []),
    ...(counted((band) => band === 'reach') < 1 && lacks('hope') ? ['reach'] : []),
  ]
  if (lacking.length === 0 || list.length < 3) return null
  return `This list has too few ${orList(lacking)} colleges; a balanced one has likely, target and reach colleges.`
}

const undecided = ({ reading }: Findings): string | null =>
  reading.kind === 'undecided' ? (reading.note ?? null) : null

/** The weightiest first, since a small screen folds the others away. */
const inOrder: readonly ((findings: Findings) => string | readonly string[] | null)[] = [
  trade,
  outside,
  short,
  major,
  startNear,
  minimums,
  near,
  away,
  ofSubject,
  licensedNear,
  doctors,
  undecided,
  homeGrant,
  asked,
  round,
  control,
  wishes,
  people,
  distance,
  mix,
]
