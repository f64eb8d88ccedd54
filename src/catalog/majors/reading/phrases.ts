import type { Catalog } from '#catalog/catalog.ts'
import { routes } from './routes.ts'
import { trades } from './trades.ts'

// Everything free text may mean, as short phrases: titles, aliases, routes, trades, program names, everyday words, jobs.

/** A subject that text can mean: a family, or a route or a trade beside several. */
export type Subject = { id: string; title: string; families: readonly string[]; graduates: number }

/** What a phrase means. All names of a subject share one: there are 23,000 phrases. */
export type Meaning = {
  /** How much we trust this kind of phrase, 0 to 1. */
  trust: number
  /** Indexes in `subjects`, the most likely first. */
  subjects: readonly number[]
}

/** A title says what a subject is; a job only where it may lead. */
export const trusts = { title: 1, route: 1, trade: 1, alias: 0.96, program: 0.92, everyday: 0.88, job: 0.82 }
/** Routes compete with the larger majors: many students start on one. */
const routeWeight = 30_000
/** Like a medium-sized major: a trade is meant if named, seldom if only hinted at. */
const tradeWeight = 1_000

/** Families, routes and trades a text can be read as. */
export function subjectsOf(catalog: Catalog): Subject[] {
  const families = catalog.majors.map(({ id, title, graduates, reportedUnder }) => {
    return { id, title, graduates, families: reportedUnder }
  })
  const roads = routes.map(({ id, title, families: all }) => {
    const known = all.filter((family) => catalog.majorById.has(family))
    return { id, title, families: known, graduates: routeWeight }
  })
  const crafts = trades.map(({ id, name, families: all }) => {
    const known = all.filter((family) => catalog.majorById.has(family))
    return { id, title: name, families: known, graduates: tradeWeight }
  })
  return [...families, ...roads, ...crafts].filter((subject) => subject.families.length > 0)
}

/** Phrases before they are taken apart into words. */
export type Draft = { names: readonly string[]; meaning: Meaning }

export function draftsOf(catalog: Catalog, place: ReadonlyMap<string, number>): Draft[] {
  const drafts: Draft[] = []
  const add = (names: readonly string[], trust: number, ids: readonly string[]) => {
    const subjects = ids.flatMap((id) => place.get(id) ?? [])
    if (subjects.length > 0) drafts.push({ names, meaning: { trust, subjects } })
  }
  for (const { id, title, aliases } of catalog.majors) {
    add([title], trusts.title, [id])
    add(aliases, trusts.alias, [id])
  }
  for (const { id, title, aliases } of routes) add([title, ...aliases], trusts.route, [id])
  for (const { id, name, aliases } of trades) add([name, ...aliases], trusts.trade, [id])
  for (const { family, programs } of catalog.terms.families) add(programs, trusts.program, [family])
  for (const { families, phrases } of catalog.terms.everyday) add(phrases, trusts.everyday, families)
  for (const { families, titles } of catalog.terms.jobs) add(titles, trusts.job, families)
  return drafts
}
