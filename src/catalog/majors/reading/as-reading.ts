import type { Catalog } from '#catalog/catalog.ts'
import { alternativesShown, readingOf } from '#catalog/majors/chosen.ts'
import type { Major } from '#catalog/majors/major.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { broadSet } from './around/hesitation.ts'
import { ofEqualRank, partsOf } from './lists.ts'
import { nearOf, searchOf, specialtiesOf } from './once-per-catalog.ts'
import { narrowed } from './specialties/names.ts'
import type { Found } from './subject-search.ts'

// What the found subjects are as a reading: the majors that count, those next to them, and what else may be meant.

export function understood(
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

export function notDecided(catalog: Catalog): MajorReading {
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

export function notUnderstood(catalog: Catalog, found: readonly Found[]): MajorReading {
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

/** The families of what was found, each once; a route stands for its families. */
export function majorsOf(catalog: Catalog, found: readonly Found[]): Major[] {
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

export const byGraduates = ({ majors }: Catalog) => [...majors].sort((a, b) => b.graduates - a.graduates)
