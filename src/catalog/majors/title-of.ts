import type { Catalog } from '#catalog/catalog.ts'

/** What is counted under this id, a family or a specialty; null if it is neither. */
export const titleOf = ({ majorById, specialties }: Catalog, id: string): string | null =>
  majorById.get(id)?.title ?? specialties.get(id)?.title ?? null
