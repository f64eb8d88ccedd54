import type { College } from '#catalog/facts.ts'

/** Colleges that award few bachelor's degrees for their size: two-year colleges with a program or two. */
export function isMostlyTwoYear({
  programs,
  undergraduates,
}: Pick<College, 'programs' | 'undergraduates'>): boolean {
  let awards = 0
  for (const program of programs) awards += program.awards
  return typeof undergraduates === 'number' && awards < 0.08 * undergraduates
}
