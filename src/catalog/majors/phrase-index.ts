import type { Catalog } from '#catalog/facts.ts'
import { routes } from './routes.ts'
import { plain, spellingsOf, stems, stemsOf, weightOf } from './text.ts'

// Everything free text may mean, as short phrases: titles, aliases, routes, programme names, everyday words, jobs.

/** A subject that text can be read as: a family, or a route over several. */
export type Subject = { id: string; title: string; families: readonly string[]; graduates: number }

export type Phrase = {
  stems: readonly string[]
  /** Sum of the rarity of its stems. */
  mass: number
  /** How much we trust this kind of phrase, 0 to 1. */
  trust: number
  /** Places in `subjects`, the likeliest first. */
  subjects: readonly number[]
}

export type PhraseIndex = {
  subjects: readonly Subject[]
  phrases: readonly Phrase[]
  /** Phrases that hold a stem. */
  holders: ReadonlyMap<string, readonly number[]>
  /** Phrases by their spelling, see spellingsOf. */
  spellings: ReadonlyMap<string, readonly number[]>
  /** Names of three words and more by their initials: 'hci', 'wgss'. */
  initialed: ReadonlyMap<string, readonly number[]>
  rarity: (stem: string) => number
  /** By subject: stems that speak for it, with their weight. */
  bags: readonly ReadonlyMap<string, number>[]
}

/** Routes compete with the larger majors: many students start on one. */
const routeWeight = 30_000

/** A title says what a subject is; a job only where it may lead. */
const trusts = { title: 1, route: 1, alias: 0.96, program: 0.92, everyday: 0.88, job: 0.82 }

type Draft = { text: string; trust: number; subjects: readonly number[] }

export function phraseIndex(catalog: Catalog): PhraseIndex {
  const subjects: Subject[] = [
    ...catalog.majors.map(({ id, title, graduates, reportedUnder }) => ({
      id,
      title,
      graduates,
      families: reportedUnder,
    })),
    ...routes.map(({ id, title, families }) => {
      const known = families.filter((family) => catalog.majorById.has(family))
      return { id, title, families: known, graduates: routeWeight }
    }),
  ].filter(({ families }) => families.length > 0)
  const place = new Map(subjects.map(({ id }, at) => [id, at]))
  const drafts = draftsOf(catalog, (id) => place.get(id))
  const holders = new Map<string, number[]>()
  const spellings = new Map<string, number[]>()
  const initialed = new Map<string, number[]>()
  const phrases = drafts.map(({ text, trust, subjects: targets }, at) => {
    const said = plain(text)
    const own = stemsOf(said).filter((word, place, all) => all.indexOf(word) === place)
    for (const word of own) push(holders, word, at)
    const { inFull, inWords } = spellingsOf(said)
    push(spellings, inFull, at)
    if (inWords !== inFull) push(spellings, inWords, at)
    const initials = initialsOf(said)
    if (initials && trust > trusts.everyday) push(initialed, initials, at)
    return { stems: own, mass: 0, trust, subjects: targets }
  })
  const rarities = new Map(
    [...holders].map(([word, { length }]) => [word, weightOf(word) * Math.log(1 + phrases.length / length)]),
  )
  const rarity = (word: string) => rarities.get(word) ?? 0
  for (const phrase of phrases) phrase.mass = phrase.stems.reduce((sum, word) => sum + rarity(word), 0)
  return {
    subjects,
    phrases,
    holders,
    spellings,
    initialed,
    rarity,
    bags: bagsOf(catalog, subjects, phrases, place),
  }
}

function draftsOf(catalog: Catalog, place: (id: string) => number | undefined): Draft[] {
  const drafts: Draft[] = []
  const add = (texts: readonly string[], trust: number, ids: readonly string[]) => {
    const subjects = ids.flatMap((id) => place(id) ?? [])
    if (subjects.length > 0) for (const text of texts) drafts.push({ text, trust, subjects })
  }
  for (const { id, title, aliases } of catalog.majors) {
    add([title], trusts.title, [id])
    add(aliases, trusts.alias, [id])
  }
  for (const { id, title, aliases } of routes) add([title, ...aliases], trusts.route, [id])
  for (const { family, programs } of catalog.terms?.families ?? []) add(programs, trusts.program, [family])
  for (const { families, phrases } of catalog.terms?.everyday ?? []) add(phrases, trusts.everyday, families)
  for (const { families, titles } of catalog.terms?.jobs ?? []) add(titles, trusts.job, families)
  return drafts
}

/** The stems of a subject's phrases, job titles aside, and the words of its definitions at a lower weight. */
function bagsOf(
  catalog: Catalog,
  subjects: readonly Subject[],
  phrases: readonly Phrase[],
  place: ReadonlyMap<string, number>,
) {
  const bags = subjects.map(() => new Map<string, number>())
  const raise = (at: number, word: string, weight: number) => {
    const bag = bags[at]
    if (bag && weight > (bag.get(word) ?? 0)) bag.set(word, weight)
  }
  for (const { stems: own, trust, subjects: targets } of phrases) {
    if (trust === trusts.job) continue
    targets.forEach((at, rank) => {
      for (const word of own) raise(at, word, 0.66 * trust * 0.9 ** rank)
    })
  }
  for (const { family, keywords } of catalog.terms?.families ?? [])
    for (const word of keywords) raise(place.get(family) ?? -1, word, 0.4)
  for (const { id, description, careers } of catalog.majors) {
    const told = [description, ...careers.map((soc) => catalog.careers.get(soc)?.description ?? '')].join(' ')
    for (const word of stems(told)) raise(place.get(id) ?? -1, word, 0.25)
  }
  return bags
}

function initialsOf(text: string): string | null {
  const words = text.split(' ').filter((word) => !['and', 'of', 'the', 'in', 'for'].includes(word))
  return words.length >= 3 ? words.map((word) => word[0]).join('') : null
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
