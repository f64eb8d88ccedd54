import type { Catalog } from '#catalog/catalog.ts'
import { genericWords } from '#catalog/colleges/mentions/mention-words.ts'
import {
  isChanceOnly,
  isHighSchool,
  namesNone,
  withoutResidency,
} from '#catalog/colleges/names/around-names.ts'
import { homeReader } from '#catalog/colleges/names/at-home.ts'
import { foreignReader } from '#catalog/colleges/names/foreign.ts'
import { formerFinder } from '#catalog/colleges/names/former.ts'
import { squeezed } from '#catalog/colleges/names/labels.ts'
import { isLeftOut } from '#catalog/colleges/names/left-out.ts'
import { type NameIndex, nameIndex } from '#catalog/colleges/names/name-index.ts'
import { isCommon, plain, typedWords } from '#catalog/colleges/names/name-words.ts'
import { rank, recognized, type Scored } from '#catalog/colleges/names/ranking.ts'
import { runFinder } from '#catalog/colleges/names/runs.ts'
import { isField, type SchoolFound, schoolFinder, withoutFields } from '#catalog/colleges/names/schools.ts'
import { slippedName } from '#catalog/colleges/names/slipped-name.ts'
import { isTwoYearName, mayBeTwoYear, twoYearReader } from '#catalog/colleges/names/two-year.ts'
import type { College } from '#catalog/facts.ts'
import type { CollegeReading } from '#catalog/reading.ts'
import type { StateCode } from '#contract/states.ts'

type Needs = Pick<Catalog, 'colleges'> &
  Partial<Pick<Catalog, 'schools' | 'foreignUniversities' | 'formerColleges' | 'twoYearColleges'>>

const indexes = new WeakMap<readonly College[], NameIndex>()
/** Built on first use and shared by the resolver and the type-ahead. */
function indexOf({ colleges }: Needs): NameIndex {
  const known = indexes.get(colleges)
  if (known) return known
  const built = nameIndex(colleges)
  indexes.set(colleges, built)
  return built
}

const longest = 200
const alternativesShown = 4
/** No name has more, and comparing them all with every name takes long. */
const mostWords = 12

/**
 * Finds a college by any name students use. Ambiguous: that of the first of the states `near`, then the most likely,
 * then the others; unknown: null; outside the United States: null, with its country.
 */
export function collegeResolver(
  catalog: Needs,
): (text: string, near?: readonly StateCode[]) => CollegeReading {
  const index = indexOf(catalog)
  const parts: Parts = {
    index,
    abroad: foreignReader(catalog.foreignUniversities ?? []),
    schools: schoolReader(catalog, index),
    runs: runFinder(index),
    atHome: homeReader(index),
    twoYear: twoYearReader(catalog, index),
  }
  const former = formerFinder(catalog)
  return (written, near = []) => {
    if (namesNone(written) || isLeftOut(written, near)) return nothing
    const once = former(written.slice(0, longest), near)
    return once ? { ...nothing, ...once } : readCollege(parts, written, near)
  }
}
type Parts = {
  index: NameIndex
  abroad: ReturnType<typeof foreignReader>
  schools: ReturnType<typeof schoolReader>
  runs: ReturnType<typeof runFinder>
  atHome: ReturnType<typeof homeReader>
  twoYear: ReturnType<typeof twoYearReader>
}

function readCollege(
  { index, abroad, schools, runs, atHome, twoYear }: Parts,
  written: string,
  near: readonly StateCode[],
): CollegeReading {
  const byName = (text: string): CollegeReading => {
    const words = typedWords(text)
    const [college = null, ...alternatives] = collegesOf(
      index,
      rank(index, text, false).filter(({ score }) => score >= recognized),
    )
      .filter((one) => !isTwoYearName(words) || mayBeTwoYear(one, words))
      .filter((one) => !words.includes('academy') || isAcademy(one))
      .slice(0, 1 + alternativesShown)
    const anywhere = { college, alternatives }
    const home = atHome(text, near, college)
    return home && home !== college ? joined({ college: home, alternatives: [] }, [], anywhere) : anywhere
  }
  const read = (text: string): CollegeReading => {
    const words = typedWords(text)
    if (words.length > mostWords) return nothing // no name; one may stand within
    const rest = withoutFields(words) // 'Purdue engineering', 'Howard school of nursing'
    const isName = index.exact.has(squeezed(words)) // 'Grove City College' is not the Grove School of City College
    if (index.official.has(plain(text))) return byName(text) // 'Brown University' is not the Brown School of another
    if (isName) return withSchools(byName(text), schools.bare(words))
    const [placed, ...namesakes] = namedWithPlace(index, words)
    if (placed) return { college: placed, alternatives: namesakes.slice(0, alternativesShown) }
    const honored = withoutHonors(words) // 'South Carolina Honors College'
    if (honored.length < words.length && index.exact.has(squeezed(honored)) && !isGeneric(honored))
      return byName(honored.join(' '))
    if (isKindOnly(words)) return nothing
    const inside = schools.inside(words, byName)
    if (inside) return inside
    const bare = index.exact.has(squeezed(rest)) ? [] : schools.bare(words)
    if (bare.length > 0) return joined(nothing, bare, byName(text))
    const alone = runs.alone(words)
    const named = byName(alone?.join(' ') ?? text)
    if (named.college || runs.hasFullName(words) || isTwoYearName(words)) return named
    return rest.length > 0 && rest.length < words.length ? byName(rest.join(' ')) : named
  }
  /** 'Marshall' may be the school of a better known university; 'Brown' is Brown. */
  const withSchools = (found: CollegeReading, universities: readonly College[]): CollegeReading => {
    const fame = (college: College | null) =>
      college ? (index.prominence[index.colleges.indexOf(college)] ?? 0) : 0
    return joined(
      found,
      universities.filter((one) => fame(one) > fame(found.college)),
    )
  }
  const readInner = (text: string): CollegeReading => {
    const words = typedWords(text)
    const part = runs.inner(words)
    return part.length > 0 && part.length < words.length ? read(part.join(' ')) : nothing
  }
  /** The names in a longer text, the first one first; a place beside one decides between namesakes. */
  const readWithin = (text: string): CollegeReading => {
    const found = runs.within(typedWords(text), text).map(({ words, rest }) => {
      const { college, alternatives } = byName(words.join(' '))
      const all = college ? [college, ...alternatives] : []
      const beside = all.find((one) =>
        rest.some((word) => index.isPlaceOf(index.colleges.indexOf(one), word)),
      )
      return { college: beside ?? college, alternatives: all.filter((one) => one !== (beside ?? college)) }
    })
    return found.length === 1
      ? (found[0] ?? nothing)
      : joined(
          nothing,
          found.flatMap(({ college }) => college ?? []),
        )
  }
  const text = withoutResidency(written.slice(0, longest)).replace(unitedKingdom, '')
  if (isChanceOnly(typedWords(text)) || isHighSchool(typedWords(text))) return nothing
  const foreign = abroad.exactly(text)
  if (foreign) return { college: null, alternatives: [], abroad: foreign }
  const inTwoYears = twoYear(text, near)
  if (inTwoYears) return inTwoYears.college ? { ...nothing, twoYear: inTwoYears.college } : nothing
  const whole = read(text)
  if (whole.college) return whole
  const one = firstOf(text, (part) => {
    if (twoYear(part, near) || saysNothing(typedWords(part))) return nothing
    const reading = read(part)
    return reading.college ? reading : readInner(part)
  })
  if (one.college) return one
  const inside = readInner(text)
  if (inside.college) return inside
  const nearly = abroad.nearly(text)
  const named = nearly?.name ? nothing : readWithin(text)
  if (named.college) return named
  return nearly
    ? { ...nothing, abroad: nearly }
    : { ...nothing, college: slippedName(index, typedWords(text)) }
}

/** 'Oxford Brookes, UK': after a comma it is the country, not Kentucky. */
const unitedKingdom = /(?<=[^,]{4}),\s*u\.?k\.?\s*$/i

const nothing: CollegeReading = { college: null, alternatives: [] }

/** Readings one after another, each college once. */
function joined(first: CollegeReading, then: readonly College[], last = nothing): CollegeReading {
  const all = [first.college, ...first.alternatives, ...then, last.college, ...last.alternatives]
  const [college = null, ...alternatives] = new Set(all.filter((one) => one !== null))
  return { college, alternatives: alternatives.slice(0, alternativesShown) }
}

/** 'Boston University, Boston, Massachusetts': a whole name, then words of its place only; the longest name counts. */
function namedWithPlace(index: NameIndex, words: readonly string[]): College[] {
  for (let end = words.length - 1; end > 0; end--) {
    const rest = words.slice(end)
    const place = rest.length > 1 && (rest[0] === 'in' || rest[0] === 'at') ? rest.slice(1) : rest
    const scored = (index.exact.get(squeezed(words.slice(0, end))) ?? []).flatMap((at): Scored[] => {
      const college = index.collegeOf[at] ?? -1
      if (!place.every((word) => index.isPlaceOf(college, word))) return []
      return [{ college, score: (index.labels[at]?.weight ?? 0) + (index.prominence[college] ?? 0) }]
    })
    if (scored.length > 0)
      return collegesOf(
        index,
        scored.sort((a, b) => b.score - a.score),
      )
  }
  return []
}

/** Words between those of a kind make them a name: 'Merchant Marine Academy'. */
const inNames: ReadonlySet<string> = new Set(['of', 'institute', 'academy'])
/** 'State school', 'a Christian college': a kind of college, not one of them. */
const isKindOnly = (words: readonly string[]): boolean => {
  const telling = words.filter((word) => !isCommon(word))
  const isKind = telling.length < words.length && !words.some((word) => inNames.has(word))
  return telling.length > 0 && isKind && telling.every((word) => isField(word) || genericWords.has(word))
}

/** 'Aeronautics and Technology' is half a name. */
const saysNothing = (words: readonly string[]): boolean =>
  words.every((word) => isCommon(word) || isField(word) || genericWords.has(word))

/** 'Khan Academy' is no university. */
const isAcademy = ({ name, nicknames }: College): boolean =>
  [name, ...nicknames].some((one) => /\bacademy\b/i.test(one))

const isGeneric = ([word = '', ...more]: readonly string[]) => more.length === 0 && genericWords.has(word)

/** Its honors college is part of a university, and its name says no more. */
function withoutHonors(words: readonly string[]): readonly string[] {
  const end = words.at(-1) ?? ''
  const rest = ['college', 'program', 'school'].includes(end) ? words.slice(0, -1) : words
  return rest.at(-1) === 'honors' ? rest.slice(0, -1) : words
}

/** 'Harvard, Yale or MIT': the first one that is known, then the others. */
function firstOf(text: string, read: (part: string) => CollegeReading): CollegeReading {
  const parts = text.split(/[,;/]|\bor\b|\band\b/i).filter((part) => part.trim().length > 1)
  const found = parts.length > 1 ? parts.slice(0, 6).flatMap((part) => read(part).college ?? []) : []
  const [college = null, ...alternatives] = [...new Set(found)]
  return { college, alternatives }
}

/** The universities of schools within them. */
function schoolReader(catalog: Needs, index: NameIndex) {
  const find = schoolFinder(catalog.schools ?? [])
  const placeOf = new Map(catalog.colleges.map(({ unitid }, at) => [unitid, at]))
  const collegeOf = ({ unitid }: SchoolFound) => catalog.colleges[placeOf.get(unitid) ?? -1]
  const of = (found: SchoolFound, byName: (text: string) => CollegeReading): College | null => {
    const university = collegeOf(found) ?? null
    if (found.rest.length === 0) return found.alone ? university : null
    const { college, alternatives } = byName(found.rest.join(' '))
    return university && (college === university || alternatives.includes(university)) ? university : null
  }
  /** Where the rest of the text names the university too, or the school's name means only that one. */
  function inside(words: readonly string[], byName: (text: string) => CollegeReading): CollegeReading | null {
    const [college, ...alternatives] = new Set(find(words).flatMap((found) => of(found, byName) ?? []))
    return college ? { college, alternatives } : null
  }
  /** Where only the school is named, and several may have one of that name: the best known first. */
  function bare(words: readonly string[]): College[] {
    const prominence = ({ unitid }: SchoolFound) => index.prominence[placeOf.get(unitid) ?? -1] ?? 0
    return find(words)
      .filter((found) => found.bare)
      .sort((a, b) => prominence(b) - prominence(a))
      .flatMap((found) => collegeOf(found) ?? [])
  }
  return { inside, bare }
}

/** Type-ahead: what the text may become, likeliest first. */
export function collegeSearch(catalog: Needs): (text: string, limit: number) => College[] {
  const index = indexOf(catalog)
  const schools = schoolReader(catalog, index)
  const former = formerFinder(catalog)
  const twoYear = twoYearReader(catalog, index)
  return (written, limit) => {
    const text = written.slice(0, longest).split(/\s+/).slice(0, mostWords).join(' ')
    const byName = (part: string) => {
      const [college = null, ...alternatives] = collegesOf(index, rank(index, part, true).slice(0, 5))
      return { college, alternatives }
    }
    const once = former(text)
    if ((once && !once.college) || twoYear(text, [])) return [] // the whole name of one that is not ours
    const words = typedWords(text)
    const ranked = rank(index, text, true).slice(0, limit)
    const found = collegesOf(index, ranked)
    const isUnsure = (ranked[0]?.score ?? 0) < recognized
    const university =
      once?.college ??
      namedWithPlace(index, words)[0] ??
      schools.inside(words, byName)?.college ??
      (isUnsure ? slippedName(index, words) : null)
    if (university) return [university, ...found.filter((college) => college !== university)].slice(0, limit)
    return found.length > 0 ? found : schools.bare(words).slice(0, limit)
  }
}

const collegesOf = (index: NameIndex, scored: readonly Scored[]): College[] =>
  scored.flatMap(({ college }) => index.colleges[college] ?? [])
