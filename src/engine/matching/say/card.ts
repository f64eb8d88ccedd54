import { isMostlyTwoYear } from '#catalog/colleges/mostly-two-year.ts'
import type { Strength } from '#engine/matching/match/components.ts'
import { asksForPeople, isOfFaith, keepsWish } from '#engine/matching/wished-for.ts'
import { name, type Said, say, type Values } from '#words/messages.ts'
import type { Text } from '#words/told.ts'
import * as lines from './lines.ts'
import { cityNamed, wordsIn } from './names.ts'
import { isBeyondWish, isForOthers, type Portrait, type ProgramPart } from './portrait.ts'

// A card in three sentences at most: what must be known, what speaks most for the college, and one caution. Which of them
// stand there depends on this college and this student alone.

type Say = (portrait: Portrait) => Said | null

const mostSentences = 3

/** The community or faith that was asked for, where the college is of it. */
function wished({ people, profile }: Portrait): Values['wish.people'] | null {
  if (!asksForPeople(profile) || !keepsWish(people, profile)) return null
  const community = profile.community.find((one) => people.communities.includes(one)) ?? null
  const faith = isOfFaith(people, profile) && people.faith !== 'Other' ? people.faith : null
  return community || faith ? { community, faith: faith === null ? null : name(faith) } : null
}

/** 1. What must be known before anything else, in this order. */
const first: readonly ((portrait: Portrait) => Said | readonly Said[] | null)[] = [
  lines.belowMinimum,
  lines.notAwarded,
  (portrait) => (portrait.program && !lines.isAlone(portrait.program) ? missesSome(portrait) : null),
  (portrait) => (portrait.program?.near ? lines.degrees(portrait) : null),
  (portrait) => {
    const { miles, profile, home } = portrait
    if (!isBeyondWish(portrait)) return null
    const fromZip = profile.zipPrefix !== null
    return say('place.far', { miles: miles ?? 0, limit: profile.maxMiles ?? 0, home: name(home), fromZip })
  },
  lines.byRule,
  (portrait) => {
    const wish = wished(portrait)
    return wish && say('wish.people', wish)
  },
]
/** Of several subjects: what it awards, and what it does not. */
function missesSome(portrait: Portrait): readonly Said[] {
  const missing = lines.lacking(portrait)
  const had = lines.degrees(portrait)
  return missing.length > 0 && had ? [had, ...missing] : []
}

/** It is about the subject itself, so where another is awarded it does not hold. */
const ofSubject =
  (sayIt: Say): Say =>
  (portrait) =>
    portrait.program?.near ? null : sayIt(portrait)

const hardlyAnyFinish = 35
const hardlyAnyDegrees = 5

/** 3. The most serious caution first; one is told, and before it that hardly anyone finishes. */
const cautions: readonly Say[] = [
  (portrait) => (portrait.chance?.band === 'open admission' ? lines.choosesApart(portrait) : null),
  forWhom,
  lines.missingTest,
  lines.fewBachelors,
  // A branch where to begin: far more of its students transfer than finish.
  ({ college }) =>
    college.flags.includes('graduation partial') && !isMostlyTwoYear(college)
      ? say('finish.leave', {})
      : null,
  ofSubject((portrait) => lines.smallProgram(portrait, hardlyAnyDegrees)),
  lines.betterWithout,
  lines.reach,
  ofSubject(lines.associates),
  ofSubject((portrait) => lines.smallProgram(portrait)),
  lines.dear,
  lines.lowScore,
  (portrait) => lines.fewFinishing(portrait),
  ofSubject(lines.choosesApart),
  lines.movedRate,
]

/** For whom it is, and what comes with it. */
function forWhom(portrait: Portrait): Said | null {
  const { college, people, profile } = portrait
  const { missions, flags, undergraduates: n } = college
  if (people.communities.includes('Women') && !profile.community.includes('Women'))
    return say('who.sex', { sex: 'women' })
  if (missions.includes('men only')) return say('who.sex', { sex: 'men' })
  if (flags.includes('charges no tuition')) return say('who.serves', {})
  if (missions.includes('distance only')) return say('who.online', {})
  if (flags.includes('vocational religious')) return say('who.religious', {})
  if (isForOthers(portrait)) return say('who.condition', {})
  return flags.includes('tiny') && typeof n === 'number' ? say('who.tiny', { n }) : null
}

/** What there is to say if nothing stands out. */
const plain: readonly Say[] = [
  lines.placeReason,
  (portrait) => {
    const finish = lines.finishing(portrait)
    return finish && say('finish.rate', finish)
  },
  lines.price,
  (portrait) => (portrait.program ? lines.degrees(portrait) : null),
  (portrait) => lines.chanceLine(portrait, portrait.chance !== null).said.at(-1) ?? null,
]

const firstOf = (ways: readonly Say[], portrait: Portrait, told: readonly Said[]) => {
  for (const way of ways) {
    const said = way(portrait)
    if (said && !told.some(({ id }) => id === said.id)) return said
  }
  return null
}

/** Sentences of a price tell the same. */
const aboutOf = ({ id }: Said) =>
  id.startsWith('price.') ? 'price' : id.startsWith('finish.') ? 'finish' : id

export function reason(portrait: Portrait, strengths: readonly Strength[]): Said[] {
  const said: Said[] = []
  for (const way of first) {
    if (said.length >= 2) break
    const one = way(portrait)
    if (one) said.push(...('id' in one ? [one] : one))
  }
  const warned = [lines.fewFinishing(portrait, hardlyAnyFinish), firstOf(cautions, portrait, said)]
  const last = warned.filter((one, at) => one !== null && one.id !== warned[at - 1]?.id) as Said[] // without null
  const isNew = (one: Said) => ![...said, ...last].some((other) => aboutOf(other) === aboutOf(one))
  // 2. What speaks for it, the strongest first.
  for (const { component } of strengths) {
    if (said.length >= mostSentences - Math.max(1, last.length)) break
    const one = component.reason(portrait)
    if (one && isNew(one)) said.push(one)
  }
  said.push(...last)
  while (said.length < 2) {
    const one = firstOf(plain, portrait, said)
    if (!one) break
    said.push(one)
  }
  return said.slice(0, mostSentences)
}

// The line under the name: two parts.

const longTitle = 3
const longLine = 5
const mostOfTitles = 70 // letters
const handful = 5
const manyFinish = 60

function subjectPart({ program, subject, isRoute, areas }: Portrait): Said | null {
  if (areas) return say('line.areas', { n: areas.offered, of: areas.of })
  if (!program || !subject || program.near || program.degrees < handful) return null
  if (program.also.length > 0) return subjectsPart(program)
  const plainly = isRoute || program.several || wordsIn(subject) > longTitle || !lines.isAlone(program)
  return say('line.degrees', { n: program.degrees, subject: plainly ? null : name(subject) })
}
const subjectsPart = ({ also, lacking, later }: ProgramPart) =>
  say('line.subjects', { n: 1 + also.length, all: lacking.length + later.length === 0 })

function nearPart({ program, subject }: Portrait): Said | null {
  if (!program?.near || !subject) return null
  const how = program.listed ? 'listed' : program.within ? 'within' : 'instead'
  // Two long titles would not fit the line.
  const isShort = program.near.length + subject.length <= mostOfTitles
  return say('line.near', { near: name(program.near), subject: isShort ? name(subject) : null, how })
}

const headlineParts: readonly Say[] = [
  (portrait) => lines.belowMinimum(portrait) && say('line.below', {}),
  ({ program, subject }) => (!program && subject ? say('line.none', { subject: name(subject) }) : null),
  nearPart,
  (portrait) => lines.byRule(portrait) && say('line.rule', {}),
  (portrait) => {
    const wish = wished(portrait)
    return wish && say('line.people', wish)
  },
  subjectPart,
  (portrait) => lines.chanceReason(portrait) && say('line.open', {}),
  ({ college }) => (college.flags.includes('charges no tuition') ? say('line.free', {}) : null),
  (portrait) => {
    const finish = lines.finishing(portrait)
    return finish && finish.rate >= manyFinish ? say('line.finish', { rate: finish.rate }) : null
  },
  ({ college, nearness, state }) =>
    say('line.place', { place: name((nearness === 'home' ? cityNamed(college) : null) ?? state) }),
]

export function headline(portrait: Portrait): Text {
  const parts: Said[] = []
  for (const part of headlineParts) {
    const said = part(portrait)
    if (said) parts.push(said)
    if (parts.length === 2 || (said && isLong(said))) break
  }
  return { parts, by: ', ' }
}

/** Two long titles fill the line. */
const isLong = ({ id, values }: Said) =>
  id === 'line.near' && wordsIn(values.near.name) + wordsIn(values.subject?.name ?? '') > longLine
