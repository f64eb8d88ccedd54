import type { Catalog } from '#catalog/catalog.ts'
import { alternativesShown, readingOf } from '#catalog/majors/chosen.ts'
import type { Major } from '#catalog/majors/major.ts'
import { nearFamilies } from '#catalog/majors/near/near.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { sinceTheTurn } from './around/changed-mind.ts'
import { emojiInWords } from './around/emoji.ts'
import { fillersOut, withoutFillers, withoutScientist } from './around/fillers.ts'
import { beyondFirstStep } from './around/first-step.ts'
import { withoutFrames, withoutMinor } from './around/frames.ts'
import { broadSet, withoutHesitation } from './around/hesitation.ts'
import {
  teachesTeenagers,
  withoutPre,
  withoutRefusals,
  withoutRemarks,
  withoutStretching,
} from './around/remarks.ts'
import { spelledOut } from './around/short-forms.ts'
import { withoutCollege } from './around/where.ts'
import { wishIn } from './around/wish.ts'
import { asList, isChoice, isHalfName, ofEqualRank, partsOf, together } from './lists.ts'
import { tellsNothing } from './ordinary-words.ts'
import { phraseIndex } from './phrase-index.ts'
import { trusts } from './phrases.ts'
import { isRoad } from './routes.ts'
import { narrowed, specialtyNames } from './specialties/names.ts'
import { type Found, full, subjectSearch } from './subject-search.ts'
import { plain, saysNothing } from './text.ts'

const longestText = 200
/** Of a long story the wish is read, which usually stands last. */
const longestStory = 2000
/** A part of a list ('biology or chemistry') counts as its own major from here. */
const sure = 0.8
/** Below this, the match shares only a stray word with the text. */
const likely = 0.6
/** Of a longer list the first are read. */
const mostSubjects = 3
/** 'high school history teacher' is a degree in teaching that subject. */
const subjectTeaching = '13.13'

type Search = ReturnType<typeof subjectSearch>

/** Built once per catalog, at the first text, and shared by reading and type-ahead. */
const searchOf = oncePerCatalog((catalog) => subjectSearch(phraseIndex(catalog)))
const nearOf = oncePerCatalog(nearFamilies)
const specialtiesOf = oncePerCatalog(specialtyNames)

function oncePerCatalog<T>(make: (catalog: Catalog) => T): (catalog: Catalog) => T {
  const made = new WeakMap<Catalog, T>()
  return (catalog) => {
    const known = made.get(catalog) ?? make(catalog)
    made.set(catalog, known)
    return known
  }
}

/** Reads free text as majors: titles, slang, goals, jobs, typos, several at once. Never throws, never guesses silently. */
export function majorResolver(catalog: Catalog): (text: string) => MajorReading {
  return (text) => {
    const named = searchOf(catalog)
    const { wish, told, refused } = wishOf(text.slice(0, longestStory), named)
    const search = withoutRefused(named, refused)
    const own = withoutCollege(withoutMinor(withoutPre(wish)), search.isNamed, catalog)
    if (teachesTeenagers(own) && specialtiesOf(catalog)(own, subjectTeaching).length > 0) {
      const found = search(catalog.majorById.get(subjectTeaching)?.title ?? '')
      return understood(catalog, own, found.slice(0, 1), found)
    }
    const wanted = teachesTeenagers(own) ? 'high school teaching' : own
    const { rest, undecided } = withoutHesitation(wanted)
    const whole = search(wanted)
    const said = fillersOut(rest)
    if (undecided && saysNothing(said)) return notDecided(catalog)
    if ((undecided || refused.length > 0 || isSentence(text)) && tellsNothing(said) && !whole[0]?.named)
      return notDecided(catalog)
    const goal = beyondFirstStep(wanted, search)
    const besideRemarks = goal.length > 0 ? goal : headOf(wanted, whole, search)
    if (besideRemarks.length > 0)
      return understood(catalog, wanted, besideRemarks, [...besideRemarks, ...whole])
    const chosen = nameOrList(wanted, whole, search)
    if (chosen.length > 0) return understood(catalog, wanted, chosen, whole)
    const guesses = undecided
      ? guessesOf(rest, search, { score: sure, trust: trusts.title })
      : guessesOf(wanted, search, { score: likely, trust: trusts.alias }, told)
    if (guesses.length > 0) return understood(catalog, wanted, guesses.slice(0, 1), [...guesses, ...whole])
    return undecided ? notDecided(catalog) : notUnderstood(catalog, whole)
  }
}

/** 'with kids but not teaching': what a refusal names is meant by no hint, only by a name of its own. */
function withoutRefused(search: Search, refused: readonly string[]): Search {
  const unwanted = new Set(refused.filter(search.isNamed).flatMap((text) => meantBy(search(text)[0])))
  if (unwanted.size === 0) return search
  const isMeant = (text: string, { named, subject }: Found) =>
    (named && search.trust(text) > trusts.everyday) || !unwanted.has(subject.id)
  const wanted = (text: string) => search(text).filter((found) => isMeant(text, found))
  return Object.assign(wanted, search)
}

/** Who will not be a vet may still study animals: of a road through several majors only the road is refused. */
const meantBy = (found: Found | undefined) =>
  !found ? [] : found.subject.id.startsWith('pre-') ? [found.subject.id] : found.subject.families

/** A single ordinary word may be anything; several that name no subject say that there is none yet. */
const isSentence = (text: string) => plain(text).split(' ').length > 2

/** What the text is most like; if it is like nothing, the name of a major that stands in it: 'I took astronomy last summer'. */
function guessesOf(
  text: string,
  search: Search,
  enough: { score: number; trust: number },
  story = text,
): Found[] {
  const found = search(text)
  if (found[0] && found[0].score >= enough.score) return found
  const words = plain(story.slice(0, longestText)).split(' ')
  const runs = [3, 2, 1].flatMap((length) =>
    words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')),
  )
  const name = runs.find((run) => !tellsNothing(run) && search.trust(run) >= enough.trust)
  return name === undefined ? [] : search(name).map((one) => ({ ...one, named: null }))
}

/** What the text wishes for, short enough to compare, and all it tells; a name of a subject as it stands. */
function wishOf(text: string, search: Search): { wish: string; told: string; refused: string[] } {
  const whole = withoutStretching(emojiInWords(text))
  if (search.isName(whole)) return { wish: whole, told: whole, refused: [] }
  const framed = withoutFrames(spelledOut(whole, search.trust))
  if (search.isName(framed)) return { wish: framed, told: framed, refused: [] }
  const { rest, refused } = withoutRefusals(sinceTheTurn(asList(framed)))
  const wish = withoutFillers(wishIn(rest, search.isNamed))
  return { wish: withoutScientist(wish, search.isNamed), told: rest, refused }
}

/** The text before a remark, if it is a subject of its own: 'Spanish, pre-med' is Spanish. */
function headOf(text: string, whole: readonly Found[], search: Search): Found[] {
  if (whole[0]?.named === 'in full') return []
  const { head, remarks } = withoutRemarks(text)
  if (remarks.length === 0) return []
  const { rest, undecided } = withoutHesitation(head)
  if (saysNothing(rest))
    return undecided ? nameOrList(remarks.join(', '), search(remarks.join(' ')), search) : []
  const found = search(rest)
  // 'business (marketing)'
  const [part] = remarks.filter(isBranch).flatMap((remark) => search(remark)[0] ?? [])
  if (part?.named && isPartOf(found[0], part)) return [part]
  // 'engineering (mechanical)', 'design (graphic)': together they name a branch.
  const [branch] = remarks.filter(isBranch).flatMap((remark) => search(`${remark} ${rest}`)[0] ?? [])
  if (branch?.named || (branch && isField(found[0]) && branch.score >= 1)) return [branch]
  const listed = nameOrList(head, found, search)
  return listed.length > 0 ? listed : found.slice(0, 1).filter(({ score }) => score >= sure)
}

/** 'education (special needs)': of a whole field a remark says which part, by whatever words. */
const isField = (found: Found | undefined) => ['teaching', '13.01', '14.01'].includes(found?.subject.id ?? '')
const isBranch = (remark: string) => plain(remark).split(' ').length <= 2

/** The subject that the text names, or the subjects it lists; none if it only hints at one. */
function nameOrList(text: string, whole: readonly Found[], search: Search): Found[] {
  const parts = partsOf(text, search).flatMap((part) => subjectsOf(withoutHesitation(part).rest, search))
  const allNamed = parts.length > 1 && parts.every(({ named }) => named)
  const best = whole[0]
  const allInFull = parts.length > 1 && parts.every(({ named }) => named === 'in full')
  const isApart = allInFull && isChoice(text) && search.trust(text) < trusts.title
  if ((best?.named === 'in full' && !isApart) || (best?.named && !(allNamed && isChoice(text)))) return [best]
  return allNamed || (best?.score ?? 0) < full
    ? withinField(
        text,
        majorsBeforeRoads(text, distinct(parts.filter(({ score }) => score >= sure))),
        search,
      ).slice(0, mostSubjects)
    : []
}

/** 'engineering, mechanical or civil', 'business - finance': after a whole field its branches are what is meant. */
function withinField(text: string, chosen: Found[], search: Search): Found[] {
  const [field, ...branches] = chosen
  const [opening = ''] = text.split(/[,:;]|\s[-–—]+\s|\bmaybe\b/i)
  const opens = search.isNamed(withoutHesitation(opening).rest)
  return opens && branches.length > 0 && branches.every((one) => isPartOf(field, one)) ? branches : chosen
}

/** A branch of a whole field, of business as a whole too. */
const isPartOf = (field: Found | undefined, { subject }: Found) =>
  (isField(field) || field?.subject.id === '52.01') && field?.subject.families.includes(subject.id)

/** 'pre-law, majoring in history': any major may lead to law, so the major is the wish; after an 'or' both are. */
function majorsBeforeRoads(text: string, chosen: readonly Found[]): Found[] {
  const roads = chosen.filter(({ subject }) => isRoad(subject.id))
  const majors = chosen.filter(({ subject }) => !isRoad(subject.id))
  if (majors.length === 0 || /\bor\b|\so\s/i.test(text)) return [...majors, ...roads]
  // 'premed and dance' are two wishes, 'premed and biology' is one.
  const isOne = ({ subject }: Found) => majors.some((major) => subject.families.includes(major.subject.id))
  const isPair = chosen.length === 2 && chosen.every(({ named }) => named)
  return isPair && together.test(text) ? [...majors, ...roads.filter((road) => !isOne(road))] : majors
}

/** The subject of a part; for 'biology chemistry', which names nothing together, both. */
function subjectsOf(part: string, search: Search): Found[] {
  const [best] = search(part)
  const words = part.split(' ')
  if (best && !best.named && words.length > 1 && words.length < 4 && !words.some(isHalfName)) {
    const single = words.flatMap((word) => search(word)[0] ?? [])
    if (single.length === words.length && single.every(({ named }) => named === 'in full')) return single
  }
  return best ? [best] : []
}

/** Type-ahead: the majors a text may become, best first. If nothing matches or is typed yet, the most popular ones. */
export function majorSearch(catalog: Catalog): (text: string, limit: number) => Major[] {
  const popular = byGraduates(catalog).map((major) => ({ major, title: plain(major.title) }))
  return (text, limit) => {
    const said = plain(text.slice(0, longestText))
    const beginning = popular.filter(({ title }) => title.startsWith(said)).map(({ major }) => major)
    const found = said === '' ? [] : searchOf(catalog)(said, true)
    const named = majorsOf(
      catalog,
      found.slice(0, 1).filter((first) => first.named === 'in full'),
    )
    const all = [...named, ...beginning, ...majorsOf(catalog, found)]
    const shown = all.length > 0 ? all : popular.map(({ major }) => major)
    return [...new Set(shown)].slice(0, limit)
  }
}

const byGraduates = ({ majors }: Catalog) => [...majors].sort((a, b) => b.graduates - a.graduates)

function understood(
  catalog: Catalog,
  text: string,
  chosen: readonly Found[],
  found: readonly Found[],
): MajorReading {
  const isOnly = chosen.length === 1
  const search = searchOf(catalog)
  const ids = chosen.map(({ subject }) => subject.id)
  const subjectOf = (part: string) => search(part)[0]?.subject.id
  const special = narrowed(specialtiesOf(catalog), ids, isOnly ? [text] : partsOf(text, search), subjectOf)
  // 'studio art and art history': where one of two names is that of the whole family, all of it is meant.
  const meansAll = (part: string) =>
    search.isNamed(part) &&
    specialtiesOf(catalog)(part, ids[0] ?? '').length === 0 &&
    subjectOf(part) === ids[0]
  if (isOnly && special.size > 0 && ofEqualRank(text).some(meansAll)) special.clear()
  // Two families may hold the same specialty: 'horses / equine'.
  const taken = new Set<string>()
  const isNew = (id: string) => !taken.has(id) && taken.add(id)
  const meant = chosen.flatMap((one) => {
    const own = special.get(one.subject.id) ?? []
    const specialties = own.filter(({ id }) => isNew(id))
    return own.length > 0 && specialties.length === 0 ? [] : { ...one, specialties }
  })
  return readingOf(catalog, nearOf(catalog), meant, isOnly ? text : null, majorsOf(catalog, found))
}

function notDecided(catalog: Catalog): MajorReading {
  const set = broadSet(catalog)
  return {
    kind: 'undecided',
    title: 'Undecided',
    families: set.map(({ id }) => id),
    near: [],
    exact: true,
    alternatives: set.slice(0, alternativesShown),
    note: `You have not picked a major, so we looked for colleges with room to choose: degrees in many areas, from business and health to science and the arts.`,
  }
}

function notUnderstood(catalog: Catalog, found: readonly Found[]): MajorReading {
  const near = [...new Set([...majorsOf(catalog, found), ...byGraduates(catalog)])]
  return {
    kind: 'unknown',
    title: '',
    families: [],
    near: [],
    exact: false,
    alternatives: near.slice(0, alternativesShown),
  }
}

function distinct(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ subject }) => !seen.has(subject.id) && seen.add(subject.id))
}

/** The families of what was found, each once; a route stands for its families. */
function majorsOf(catalog: Catalog, found: readonly Found[]): Major[] {
  const majors = new Set<Major>()
  for (const { subject } of found) {
    const [main] = subject.families
    const own = catalog.majorById.get(subject.id)
    for (const id of own ? [main] : subject.families) {
      const major = id === undefined ? undefined : catalog.majorById.get(id)
      if (major) majors.add(major)
    }
    if (majors.size >= 40) break
  }
  return [...majors]
}
