import type { College } from '#catalog/facts.ts'
import type { Faith } from '#contract/matching/search-fields.ts'

const named: ReadonlyMap<string, Faith> = new Map([
  ['Roman Catholic', 'Catholic'],
  ['Jewish', 'Jewish'],
  ['The Church of Jesus Christ of Latter-day Saints', 'Latter-day Saints'],
  ['Greek Orthodox', 'Other'],
  ['Russian Orthodox', 'Other'],
  ['Orthodox Christian', 'Other'],
  ['Unitarian Universalist', 'Other'],
  ['Buddhist', 'Other'],
  ['Other religious affiliation', 'Other'],
])

/**
 * The family of a faith. Every other label of the federal list is a Protestant church; those who tick 'Undenominational',
 * 'Interdenominational' or 'Non-Denominational' are Protestant too (Biola, Wheaton, Taylor, Westmont).
 */
export const faithOf = (religion: College['religion']): Faith | null =>
  religion ? (named.get(religion) ?? 'Protestant') : null
