import { finishingRate } from '#catalog/colleges/finishing.ts'
import type { Community } from '#contract/matching/search-fields.ts'
import { count, plural, withArticle } from '#contract/prose.ts'
import { money, percent, spokenFaith, wordsIn } from '#engine/matching/say/names.ts'
import { isContested, isForOthers, type Portrait, type ProgramPart } from '#engine/matching/say/portrait.ts'
import { asksForPeople, isOfFaith, keepsWish } from '#engine/matching/which-ten/wished-for.ts'
import { type Standing, standingOf } from './academics.ts'
import { isAutomatic } from './admission.ts'

// A few words for each component, for the line under a college's name; null if it does not speak for the college.

export type Brief = (portrait: Portrait) => string | null

/** It awards only a neighbor of the subject: the first thing to know about it. */
export const nearSubject: Brief = ({ program: part, subject }) => {
  if (!part?.near) return null
  if (part.listed) return `lists ${subject}, no graduates that year`
  return part.within ? `${subject} within ${part.near}` : `awards ${part.near} instead`
}

const communities: Record<Community, string> = {
  HBCU: 'an HBCU',
  'Hispanic-serving': 'Hispanic-serving',
  Tribal: 'a tribal college',
  Women: 'a college for women',
}

/** 'a Catholic college for women', 'Catholic and Hispanic-serving'. */
const inFaith = (community: string, faith: string) =>
  /^an? /.test(community) ? community.replace(/^an?/, `a ${faith}`) : `${faith} and ${community}`

/** The community or faith that was asked for. Who asked for a faith that the form does not name may mean another. */
export const wish: Brief = ({ people, profile, college }) => {
  if (!asksForPeople(profile) || !keepsWish(people, profile)) return null
  const community = profile.community.find((name) => people.communities.includes(name))
  const faith = isOfFaith(people, profile) ? people.faith : null
  const named = faith === 'Other' ? null : faith
  if (!community)
    return named
      ? `${named} as you asked`
      : `${withArticle(spokenFaith(college.religion) ?? 'religious')} college`
  return `${named ? inFaith(communities[community], named) : communities[community]} as you asked`
}

const longTitle = 3
const handful = 5

/** Nothing for the undecided: nearly every college they are shown awards degrees in nearly all areas. */
export const program: Brief = ({ program: part, subject, isRoute }) => {
  if (!part || !subject || part.near || part.degrees < handful) return null
  if (part.also.length > 0) return `degrees in ${howMany(part)} of your subjects`
  const plain = isRoute || part.several || wordsIn(subject) > longTitle
  return plain
    ? `${count(part.degrees)} degrees in ${part.lacking.length > 0 ? 'one of your subjects' : 'your field'}`
    : `${count(part.degrees)} ${subject} degrees a year`
}

function howMany({ also, lacking }: ProgramPart): string {
  if (lacking.length > 0) return `${1 + also.length}`
  return also.length === 1 ? 'both' : 'all'
}

export const academic: Brief = ({ test }) => {
  return test && scores[standingOf(test)]
}
const scores: Record<Standing, string | null> = {
  below: null,
  inside: 'your scores fit the class',
  above: 'scores above its usual range',
  'far above': 'your scores stand out',
}

const odds: Partial<Record<string, string>> = {
  likely: 'admission looks likely',
  target: 'a realistic chance',
  'open admission': 'open admission',
}
/** Admitted by a published rule: nothing speaks more for a college. One each for a whole list. */
export const automatic: readonly Brief[] = [
  'automatic admission by its published rule',
  'you meet its automatic admission rule',
  'a published rule admits students like you',
  'automatic admission as you stand',
  'you meet its rule for admission',
  'students like you are admitted automatically',
  'its published rule covers you',
  'automatic admission under its own rule',
  'admission by a rule you meet',
  'enough for its published rule',
].map(
  (words): Brief =>
    (portrait) =>
      isAutomatic(portrait) ? words : null,
)

/** Told before all else: no praise may hide it. */
export const belowMinimum: Brief = ({ chance: estimate }) =>
  estimate?.band === 'below the published minimum' ? 'below its published minimum' : null

export const chance: Brief = (portrait) => {
  const { chance: estimate } = portrait
  if ((estimate?.band === 'open admission' && isContested(portrait)) || isForOthers(portrait)) return null
  return estimate ? (odds[estimate.band] ?? null) : null
}

export const affordability: Brief = ({ price, college }) => {
  if (college.flags.includes('charges no tuition')) return 'no tuition'
  if (!price) return null
  if (price.amount <= 0) return 'grants cover the whole cost'
  return `${money(price.amount)} a year ${price.kind === 'net price' ? 'after' : 'before'} grants`
}

const many = 20_000
export const strength: Brief = ({ college }) => {
  const rate = finishingRate(college)
  if (typeof rate === 'number' && rate >= 55) return `${percent(rate)} graduate in six years`
  const { applications } = college.admission
  return typeof applications === 'number' && applications >= many
    ? `${count(applications)} students applied`
    : null
}

export const place: Brief = ({ chosen, nearness, home, state, fromHome, miles }) => {
  if (chosen) return `in ${state}, as you chose`
  if (nearness === 'home') return `at home in ${home}`
  if (fromHome !== null && fromHome >= 8) return `${count(fromHome)} first-years from ${home}`
  return miles !== null && miles <= 250 ? `${plural(miles, 'mile')} from home` : null
}

export const type: Brief = ({ fits }) => (fits.Type === 1 ? 'the campus you asked for' : null)

export const campusLife: Brief = ({ fits, campus }) =>
  fits['Campus life'] === 1 && campus.every(({ fact }) => fact !== null) ? 'campus life as you wished' : null
