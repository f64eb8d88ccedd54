import type { Catalog } from '#catalog/catalog.ts'
import { foreignReader } from '#catalog/colleges/names/foreign.ts'
import { squeezed } from '#catalog/colleges/names/labels.ts'
import { type NameIndex, nameIndex } from '#catalog/colleges/names/name-index.ts'
import { typedWords } from '#catalog/colleges/names/name-words.ts'
import { rank, recognized, type Scored } from '#catalog/colleges/names/ranking.ts'
import { type SchoolFound, schoolFinder, withoutFields } from '#catalog/colleges/names/schools.ts'
import type { College } from '#catalog/facts.ts'
import type { CollegeReading } from '#catalog/reading.ts'

type Needs = Pick<Catalog, 'colleges'> & Partial<Pick<Catalog, 'schools' | 'foreignUniversities'>>

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

/**
 * Finds a college by any name students use. Ambiguous: the most likely, then the others; unknown: null; outside the
 * United States: null, with its country.
 */
export function collegeResolver(catalog: Needs): (text: string) => CollegeReading {
  const index = indexOf(catalog)
  const abroad = foreignReader(catalog.foreignUniversities ?? [])
  const schools = schoolReader(catalog)
  const byName = (text: string): CollegeReading => {
    const [best, ...others] = rank(index, text, false)
      .filter(({ score }) => score >= recognized)
      .slice(0, 1 + alternativesShown)
    const college = best ? index.colleges[best.college] : undefined
    return { college: college ?? null, alternatives: collegesOf(index, others) }
  }
  const read = (text: string): CollegeReading => {
    const words = typedWords(text)
    const isName = index.exact.has(squeezed(words)) // 'Grove City College' is not the Grove School of City College
    const named = (isName ? null : schools(text, byName)) ?? byName(text)
    if (named.college) return named
    const rest = withoutFields(words) // 'Purdue engineering', 'Howard school of nursing'
    return rest.length > 0 && rest.length < words.length ? byName(rest.join(' ')) : named
  }
  return (written) => {
    const text = written.slice(0, longest)
    const foreign = abroad.exactly(text)
    if (foreign) return { college: null, alternatives: [], abroad: foreign }
    const whole = read(text)
    if (whole.college) return whole
    const one = firstOf(text, read)
    const near = one.college ? null : abroad.nearly(text)
    return near ? { college: null, alternatives: [], abroad: near } : one
  }
}

/** 'Harvard, Yale or MIT': the first one that is known, then the others. */
function firstOf(text: string, read: (part: string) => CollegeReading): CollegeReading {
  const parts = text.split(/[,;/]|\bor\b|\band\b/i).filter((part) => part.trim().length > 1)
  const found = parts.length > 1 ? parts.slice(0, 6).flatMap((part) => read(part).college ?? []) : []
  const [college = null, ...alternatives] = [...new Set(found)]
  return { college, alternatives }
}

/** The university of a school within it, where the rest of the text names that university or nothing else. */
function schoolReader(catalog: Needs) {
  const find = schoolFinder(catalog.schools ?? [])
  const byId = new Map(catalog.colleges.map((college) => [college.unitid, college]))
  const of = (found: SchoolFound, byName: (text: string) => CollegeReading): College | null => {
    const university = byId.get(found.unitid) ?? null
    if (found.rest.length === 0) return found.alone ? university : null
    const { college, alternatives } = byName(found.rest.join(' '))
    return university && (college === university || alternatives.includes(university)) ? university : null
  }
  return (text: string, byName: (text: string) => CollegeReading): CollegeReading | null => {
    const [college, ...alternatives] = new Set(
      find(typedWords(text)).flatMap((found) => of(found, byName) ?? []),
    )
    return college ? { college, alternatives } : null
  }
}

/** Type-ahead: what the text may become, likeliest first. */
export function collegeSearch(catalog: Needs): (text: string, limit: number) => College[] {
  const index = indexOf(catalog)
  const schools = schoolReader(catalog)
  return (written, limit) => {
    const text = written.slice(0, longest)
    const byName = (part: string) => {
      const [college = null, ...alternatives] = collegesOf(index, rank(index, part, true).slice(0, 5))
      return { college, alternatives }
    }
    const university = schools(text, byName)?.college
    const found = collegesOf(index, rank(index, text, true).slice(0, limit))
    return university
      ? [university, ...found.filter((college) => college !== university)].slice(0, limit)
      : found
  }
}

const collegesOf = (index: NameIndex, scored: readonly Scored[]): College[] =>
  scored.flatMap(({ college }) => index.colleges[college] ?? [])
