import type { Catalog } from '#catalog/catalog.ts'
import { routes } from '#catalog/majors/reading/routes.ts'
import { isNamedBy } from '#catalog/majors/reading/specialties/names.ts'
import type { Found } from '#catalog/majors/reading/subject-search.ts'
import { tradeOf } from '#catalog/majors/reading/trades.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { andList } from '#contract/prose.ts'
import type { Major, Specialty } from './major.ts'
import { nearTogether } from './near/near.ts'

const familiesShown = 12 // contract: Report.understoodMajor
export const alternativesShown = 5

/** A subject that a text names, and the specialties of it that are meant; none if it is meant as a whole. */
type Chosen = Found & { specialties: readonly Specialty[] }
type Near = Parameters<typeof nearTogether>[0]

/** What the chosen subjects count as; of several also what each counts as alone. `text`: if it is of one subject. */
export function readingOf(
  catalog: Catalog,
  near: Near,
  chosen: readonly Chosen[],
  text: string | null,
  alternatives: readonly Major[],
): MajorReading {
  const whole = together(catalog, near, chosen, text, alternatives)
  const each = chosen.flatMap((one) =>
    one.specialties.length > 1 ? one.specialties.map((own) => ({ ...one, specialties: [own] })) : one,
  )
  if (each.length === 1) return whole
  return { ...whole, several: each.map((one) => together(catalog, near, [one], null, [])) }
}

function together(
  catalog: Catalog,
  nearOf: Near,
  chosen: readonly Chosen[],
  text: string | null,
  alternatives: readonly Major[],
): MajorReading {
  const families = [...new Set(chosen.flatMap(({ subject }) => subject.families))].slice(0, familiesShown)
  const mains = new Set(chosen.flatMap(({ subject }) => subject.families[0] ?? []))
  const only = chosen.length === 1 ? chosen[0]?.subject : undefined
  const route = routes.find(({ id }) => id === only?.id)
  const trade = tradeOf(only?.id ?? '')
  const isTrade = trade !== undefined && trade.id === only?.id
  const beside = families.flatMap((id) => catalog.majorById.get(id)?.careers.slice(0, 2) ?? [])
  const related = nearTogether(nearOf, [...mains], families)
  // Engineering is another subject than a trade, though technology stands between them.
  const near = isTrade ? related.filter((id) => !id.startsWith('14.')) : related
  return {
    kind: 'understood',
    title: andList(
      chosen.flatMap(({ subject, specialties }) =>
        specialties.length > 0 ? specialties.map(({ title }) => title) : subject.title,
      ),
    ),
    families,
    near,
    exact: chosen.every(
      ({ named, isOwn, specialties }) =>
        (named !== null && isOwn) || isNamedBy(specialties, text, named !== null),
    ),
    alternatives: alternatives.filter(({ id }) => !mains.has(id)).slice(0, alternativesShown),
    ...(route && {
      route: {
        description: route.description,
        careers: route.careers,
        ...(route.doctorate && { doctorate: route.doctorate }),
        ...(route.lead && { lead: route.lead }),
      },
    }),
    ...(trade && {
      trade: { path: trade.path, own: trade.own ?? null, taught: trade.taught },
    }),
    ...(isTrade && { route: { description: trade.path, careers: [...trade.careers, ...beside] } }),
    ...(route?.counted && { counted: route.counted, near: route.near ?? near }),
    ...(chosen.some(({ specialties }) => specialties.length > 0) && countedBy(chosen, near)),
  }
}

/** The specialties instead of their families, and what is next to them. */
function countedBy(
  chosen: readonly Chosen[],
  near: readonly string[],
): Pick<MajorReading, 'counted' | 'near'> {
  const counted = chosen.flatMap(({ subject, specialties }) =>
    specialties.length > 0 ? specialties.map(({ id }) => id) : subject.families,
  )
  // What is next to a family is seldom next to each of its subjects: fine arts to design, but not to fashion.
  const closest = chosen.flatMap(({ specialties }) => specialties.flatMap((specialty) => specialty.near))
  const others = chosen.some(({ specialties }) => specialties.length === 0) ? near : []
  return { counted, near: [...new Set([...closest, ...others])].filter((id) => !counted.includes(id)) }
}
