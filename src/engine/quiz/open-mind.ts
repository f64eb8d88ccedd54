import type { Major } from '#catalog/majors/major.ts'
import type { Belief } from './belief.ts'
import type { Candidate } from './candidates.ts'

// Before the first answer. The tables list eighty kinds of health work and three of writers: if every occupation were
// equally likely, future writers would start with the odds against them. So majors are weighted first, and each shares
// its part among the occupations it leads to.

/** 0: all majors equal. 1: by how many study them. */
const popularity = 0.4

export function openMind(candidates: readonly Candidate[], majors: readonly Major[]): Belief {
  const links = new Map<string, number>()
  for (const { families } of candidates)
    for (const { id, share } of families) links.set(id, (links.get(id) ?? 0) + share)
  const weight = new Map(majors.map(({ id, graduates }) => [id, graduates ** popularity]))
  const prior = Float64Array.from(candidates, ({ families }) =>
    families.reduce((sum, { id, share }) => sum + ((weight.get(id) ?? 0) * share) / (links.get(id) ?? 1), 0),
  )
  const total = prior.reduce((sum, p) => sum + p, 0)
  return prior.map((p) => p / total)
}
