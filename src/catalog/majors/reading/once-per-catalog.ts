import type { Catalog } from '#catalog/catalog.ts'
import { nearFamilies } from '#catalog/majors/near/near.ts'
import { phraseIndex } from './phrase-index.ts'
import { specialtyNames } from './specialties/names.ts'
import { subjectSearch } from './subject-search.ts'

/** Built once per catalog, at the first text, and shared by reading and type-ahead. */
export const searchOf = oncePerCatalog((catalog) => subjectSearch(phraseIndex(catalog)))
export const nearOf = oncePerCatalog(nearFamilies)
export const specialtiesOf = oncePerCatalog(specialtyNames)

function oncePerCatalog<T>(make: (catalog: Catalog) => T): (catalog: Catalog) => T {
  const made = new WeakMap<Catalog, T>()
  return (catalog) => {
    const known = made.get(catalog) ?? make(catalog)
    made.set(catalog, known)
    return known
  }
}
