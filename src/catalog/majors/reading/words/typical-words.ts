import type { Catalog } from '#catalog/catalog.ts'
import { type Meaning, type Subject, trusts } from '#catalog/majors/reading/phrases.ts'
import { once } from '#catalog/once.ts'
import { stems } from './text.ts'

const [weightOfName, weightOfDefinition, weightOfOurText] = [0.66, 0.4, 0.25]

/** What each phrase means, and the phrases that contain a stem. */
type Named = { phrases: readonly Meaning[]; holders: ReadonlyMap<string, readonly number[]> }

/**
 * How typical a stem is of a subject: most if it is a word of its names, less in its definitions and in our own text about
 * it. Looked up when asked: a text has few of the words, and shares them with few of the subjects.
 */
export function typicalWords(catalog: Catalog, subjects: readonly Subject[], { phrases, holders }: Named) {
  const byStem = new Map<string, ReadonlyMap<number, number>>()
  const definitions = once(
    () => new Map(catalog.terms.families.map(({ family, keywords }) => [family, new Set(keywords)])),
  )
  const texts = textsOf(catalog)

  /** The subjects that have a stem in a name, each with its weight there. Job titles are not names of subjects. */
  function named(stem: string): ReadonlyMap<number, number> {
    const known = byStem.get(stem)
    if (known) return known
    const found = new Map<number, number>()
    for (const at of holders.get(stem) ?? []) {
      const { trust, subjects: meant } = phrases[at] ?? { trust: trusts.job, subjects: [] }
      if (trust === trusts.job) continue
      meant.forEach((subject, rank) => {
        const weight = weightOfName * trust * 0.9 ** rank
        if (weight > (found.get(subject) ?? 0)) found.set(subject, weight)
      })
    }
    byStem.set(stem, found)
    return found
  }

  return (stem: string, subject: number): number => {
    const own = named(stem).get(subject) ?? 0
    if (own >= weightOfDefinition) return own
    const { id } = subjects[subject] ?? { id: '' }
    if (definitions().get(id)?.has(stem)) return weightOfDefinition
    return own < weightOfOurText && texts(id).has(stem) ? weightOfOurText : own
  }
}

const noWords: ReadonlySet<string> = new Set()

/** The stems of our descriptions of a major and of its careers. */
function textsOf({ majorById, careers }: Catalog) {
  const ofCareers = new Map<string, readonly string[]>()
  const ofMajors = new Map<string, ReadonlySet<string>>()
  const ofCareer = (soc: string): readonly string[] => {
    const words = ofCareers.get(soc) ?? stems(careers.get(soc)?.description ?? '')
    ofCareers.set(soc, words)
    return words
  }
  return (id: string): ReadonlySet<string> => {
    const major = majorById.get(id)
    if (!major) return noWords
    const words =
      ofMajors.get(id) ?? new Set([...stems(major.description), ...major.careers.flatMap(ofCareer)])
    ofMajors.set(id, words)
    return words
  }
}
