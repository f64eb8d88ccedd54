import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { searcher } from '#engine/matching/search.ts'
import { terms } from '#engine/matching/worth/terms.ts'
import type { Weights } from '#engine/matching/worth/worth.ts'
import { type Case, casesOf, comparisonsOf, signs } from './cases.ts'
import { fitted } from './comparisons.ts'
import { agreement } from './figures.ts'
import { type Judged, judgements } from './judgements.ts'
import { withTables } from './tables.ts'

// The weights of the terms of worth, from what readers named and chose: src/engine/matching/worth/weights.json.

const folds = 5

export const weightsOf = (cases: readonly Case[]): Weights => {
  const weights = fitted(comparisonsOf(cases), signs)
  return Object.fromEntries(terms.map(({ name }, t) => [name, Number((weights[t] ?? 0).toPrecision(3))]))
}

export function worthFit() {
  const catalog = loadCatalog(fileURLToPath(new URL('../src/catalog/data', import.meta.url)))
  const resolvers = { readMajor: majorResolver(catalog), readCollege: collegeResolver(catalog) }
  const all = judgements()
  const cases = casesOf(searcher(catalog, resolvers), all)
  const listsBy = (weights: Weights) => {
    const { search, columns } = searcher(catalog, resolvers, weights)
    return ({ profile }: Judged) => search(profile).ranked.map((i) => columns.unitid[i] ?? 0)
  }
  return {
    all,
    cases,
    weights: () => weightsOf(cases),
    ownLists: listsBy,
    /** Each list by weights that the student had no part in. */
    fiveFold() {
      const lists = Array.from({ length: folds }, (_, fold) =>
        listsBy(weightsOf(cases.filter((_, n) => n % folds !== fold))),
      )
      const place = new Map(all.map((one, n) => [one, n % folds]))
      return (one: Judged) => lists[place.get(one) ?? 0]?.(one) ?? []
    },
  }
}

if (process.argv[1]?.endsWith('worth.ts')) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
  const { all, cases, weights, ownLists, fiveFold } = worthFit()
  console.log(`${cases.length} students, ${terms.length} terms (${seconds()})`)
  const made = weights()
  for (const { name } of terms) console.log(name.padEnd(40), made[name])
  const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
  writeFileSync(pathOf('src/engine/matching/worth/weights.json'), `${JSON.stringify(made, null, 2)}\n`)
  const document = pathOf('docs/matching.md')
  writeFileSync(document, withTables(readFileSync(document, 'utf8'), made))
  console.log(`fitted (${seconds()})`, agreement(all, ownLists(made)))
  console.log(`five-fold (${seconds()})`, agreement(all, fiveFold()), seconds())
}
