import type { College } from '#catalog/facts.ts'
import type { CollegeReading } from '#catalog/reading.ts'
import { type NameIndex, nameIndex } from './name-index.ts'
import { rank, recognized, type Scored } from './ranking.ts'

type Needs = { colleges: readonly College[] }

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

/** A college by any name students use. Ambiguous: the likeliest, then the others; unknown: null. */
export function collegeResolver(catalog: Needs): (text: string) => CollegeReading {
  const index = indexOf(catalog)
  const read = (text: string): CollegeReading => {
    const [best, ...others] = rank(index, text, false)
      .filter(({ score }) => score >= recognized)
      .slice(0, 1 + alternativesShown)
    const college = best ? index.colleges[best.college] : undefined
    return { college: college ?? null, alternatives: collegesOf(index, others) }
  }
  return (written) => {
    const text = written.slice(0, longest)
    const whole = read(text)
    return whole.college ? whole : firstOf(text, read)
  }
}

/** 'Harvard, Yale or MIT': the first one that is known, then the others. */
function firstOf(text: string, read: (part: string) => CollegeReading): CollegeReading {
  const parts = text.split(/[,;/]|\bor\b|\band\b/i).filter((part) => part.trim().length > 1)
  const found = parts.length > 1 ? parts.slice(0, 6).flatMap((part) => read(part).college ?? []) : []
  const [college = null, ...alternatives] = [...new Set(found)]
  return { college, alternatives }
}

/** Type-ahead: what the text may become, likeliest first. */
export function collegeSearch(catalog: Needs): (text: string, limit: number) => College[] {
  const index = indexOf(catalog)
  return (text, limit) => collegesOf(index, rank(index, text.slice(0, longest), true).slice(0, limit))
}

const collegesOf = (index: NameIndex, scored: readonly Scored[]): College[] =>
  scored.flatMap(({ college }) => index.colleges[college] ?? [])
