import type { Catalog } from '#catalog/catalog.ts'
import type { Major } from '#catalog/majors/major.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { sinceTheTurn } from './around/changed-mind.ts'
import { withoutLesser } from './around/comparing.ts'
import { emojiInWords } from './around/emoji.ts'
import { fillersOut, withoutFillers, withoutScientist } from './around/fillers.ts'
import { beyondFirstStep } from './around/first-step.ts'
import { asBranch, withoutFrames, withoutMinor } from './around/frames.ts'
import { withoutHesitation } from './around/hesitation.ts'
import {
  teachesTeenagers,
  withoutPre,
  withoutRefusals,
  withoutSecondEnding,
  withoutStretching,
} from './around/remarks.ts'
import { spelledOut } from './around/short-forms.ts'
import { withoutCollege } from './around/where.ts'
import { wishIn } from './around/wish.ts'
import { byGraduates, majorsOf, notDecided, notUnderstood, understood } from './as-reading.ts'
import { asList } from './lists.ts'
import { headOf, nameOrList, sure } from './named-subjects.ts'
import { searchOf, specialtiesOf } from './once-per-catalog.ts'
import { trusts } from './phrases.ts'
import type { Found, Search } from './subject-search.ts'
import { tellsNothing } from './words/ordinary-words.ts'
import { plain, saysNothing } from './words/text.ts'

const longestText = 200
/** Of a long story the wish is read, which usually stands last. */
const longestStory = 2000
/** Below this, the match shares only a stray word with the text. */
const likely = 0.6
/** 'high school history teacher' is a degree in teaching that subject. */
const subjectTeaching = '13.13'

/** Reads free text as majors: titles, slang, goals, jobs, typos, several at once. Never throws, never guesses silently. */
export function majorResolver(catalog: Catalog): (text: string) => MajorReading {
  return (text) => {
    const named = searchOf(catalog)
    const { wish, told, refused } = wishOf(text.slice(0, longestStory), named)
    const search = withoutRefused(named, refused, specialtiesOf(catalog))
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

/**
 * 'with kids but not teaching': what a refusal names is meant by no hint, only by a name of its own, as 'theatre tech, not
 * acting' is.
 */
function withoutRefused(
  search: Search,
  refused: readonly string[],
  specialties: ReturnType<typeof specialtiesOf>,
): Search {
  const unwanted = new Set(refused.filter(search.isNamed).flatMap((text) => meantBy(search(text)[0])))
  if (unwanted.size === 0) return search
  const isNamed = (text: string, { named, subject }: Found) =>
    named && (search.trust(text) > trusts.everyday || specialties(text, subject.id).length > 0)
  const isMeant = (text: string, found: Found) => isNamed(text, found) || !unwanted.has(found.subject.id)
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
  const runs = [...runsOf(text), ...runsOf(story)]
  const name = runs.find((run) => !tellsNothing(run) && search.trust(run) >= enough.trust)
  return name === undefined ? [] : search(name).map((one) => ({ ...one, named: null }))
}

function runsOf(text: string): string[] {
  const words = plain(text.slice(0, longestText)).split(' ')
  return [3, 2, 1].flatMap((length) =>
    words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')),
  )
}

/** What the text wishes for, short enough to compare, and all it tells; a name of a subject as it stands. */
function wishOf(text: string, search: Search): { wish: string; told: string; refused: string[] } {
  const whole = withoutSecondEnding(withoutStretching(emojiInWords(text)))
  if (search.isName(whole)) return { wish: whole, told: whole, refused: [] }
  const framed = withoutFrames(asBranch(spelledOut(whole, search.trust), search.isNamed))
  if (search.isName(framed)) return { wish: framed, told: framed, refused: [] }
  const { rest, refused } = withoutRefusals(
    sinceTheTurn(withoutLesser(asList(framed), search.isNamed), search.isNamed),
  )
  const wish = withoutFillers(wishIn(rest, search.isNamed))
  return { wish: withoutScientist(wish, search.isNamed), told: rest, refused }
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
