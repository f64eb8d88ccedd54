import type { Catalog } from '#catalog/catalog.ts'
import type { Specialty } from '#catalog/majors/major.ts'
import { longFormsOf } from '#catalog/majors/reading/words/abbreviations.ts'
import { isOrdinary } from '#catalog/majors/reading/words/ordinary-words.ts'
import { type Lookalikes, lookalikes } from '#catalog/majors/reading/words/spelling.ts'
import { plain, stems } from '#catalog/majors/reading/words/text.ts'

// A text is first read as a family; then its words may name one subject of it. So a name here can be as short as
// 'fashion': it is only looked for in texts that are about design.

type Name = { stems: readonly string[]; specialty: Specialty }
type Names = { all: readonly Name[]; words: ReadonlySet<string>; alike: Lookalikes }

/** Two subjects of a family may be asked for together; a text with more of them means the family. */
const most = 2
/** A word that resembles one of a name less than this is another word. */
const alikeEnough = 0.75
/** In shorter words one changed letter makes another word: 'teach' is no slip of 'tech'. */
const shortestSlip = 6

/** The specialties of a family that a text names; none if it means the family as a whole. */
export function specialtyNames(catalog: Catalog): (text: string, family: string) => readonly Specialty[] {
  const byFamily = namesByFamily(catalog)
  const known = new Set(catalog.majors.flatMap(({ title, aliases }) => [title, ...aliases].flatMap(stems)))
  return (text, family) => {
    const names = byFamily.get(family)
    if (!names) return []
    const title = catalog.majorById.get(family)?.title ?? ''
    const said = wordsMeant(text, names, known)
    const picked = longestFirst(
      names.all.filter((name) => name.stems.every((stem) => said.has(stem))),
      said,
    )
    // A family's own title means all of it, unless one subject has given it its name ('Forensic Science').
    if (plain(text) === plain(title)) return picked.filter((specialty) => specialty.title === title)
    return picked.length > most ? [] : picked
  }
}

function namesByFamily({ specialties }: Catalog): Map<string, Names> {
  const lists = new Map<string, Name[]>()
  for (const specialty of specialties.values()) {
    const own = specialty.names.map((name): Name => ({ stems: [...new Set(stems(name))], specialty }))
    for (const family of specialty.families) lists.set(family, [...(lists.get(family) ?? []), ...own])
  }
  return new Map(
    Array.from(lists, ([family, all]) => {
      const words = new Set(all.flatMap((name) => name.stems))
      return [family, { all, words, alike: lookalikes(words) }]
    }),
  )
}

/**
 * The words of a text, in full where shortened and corrected where misspelled, each with the word that was typed. A word
 * of any major is spelled as meant: 'biologist' is no slip of 'ecologist'.
 */
function wordsMeant(text: string, { words, alike }: Names, known: ReadonlySet<string>): Map<string, string> {
  const meant = new Map<string, string>()
  for (const typed of stems(text)) {
    meant.set(typed, typed)
    for (const long of longFormsOf(typed)) if (!meant.has(long)) meant.set(long, typed)
    if (words.has(typed) || known.has(typed) || typed.length < shortestSlip || isOrdinary(typed)) continue
    const [slip] = alike(typed)
    if (slip && slip.likeness >= alikeEnough && !meant.has(slip.word)) meant.set(slip.word, typed)
  }
  return meant
}

/** A name all of whose words belong to longer ones is no second subject, nor is one that counts the same degrees. */
function longestFirst(found: readonly Name[], said: ReadonlyMap<string, string>): Specialty[] {
  const used = new Set<string | undefined>()
  const counted = new Set<string>()
  const picked: Specialty[] = []
  for (const name of found.toSorted((a, b) => b.stems.length - a.stems.length)) {
    const typed = name.stems.map((stem) => said.get(stem))
    if (typed.every((word) => used.has(word))) continue
    for (const word of typed) used.add(word)
    if (name.specialty.codes.some((code) => counted.has(code))) continue
    for (const code of name.specialty.codes) counted.add(code)
    picked.push(name.specialty)
  }
  return picked
}

/** What is counted for each of several subjects, by their ids; a part of a list counts for the subject that it names. */
export function narrowed(
  named: ReturnType<typeof specialtyNames>,
  ids: readonly string[],
  parts: readonly string[],
  subjectOf: (part: string) => string | undefined,
): Map<string, readonly Specialty[]> {
  const found = new Map<string, readonly Specialty[]>()
  for (const part of parts) {
    const id = ids.length === 1 ? ids[0] : subjectOf(part)
    if (id === undefined || !ids.includes(id)) continue
    const specialties = named(part, id)
    if (specialties.length > 0) found.set(id, [...new Set([...(found.get(id) ?? []), ...specialties])])
  }
  return found
}

/** A specialty is meant where the text names it, or has no other words than its names: 'violin performance'. */
export function isNamedBy(specialties: readonly Specialty[], text: string | null, isNamed: boolean): boolean {
  if (specialties.length === 0) return false
  if (isNamed) return true
  const words = new Set(specialties.flatMap(({ names }) => names.flatMap(stems)))
  return text !== null && stems(text).every((stem) => words.has(stem))
}
