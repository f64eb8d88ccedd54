import type { College, Fact } from '#catalog/facts.ts'

/**
 * What a year costs before any grant: tuition and fees, room and board on campus, or off it where the college has no rooms,
 * books, all of one year. Tuition of a newer year is not mixed with living costs of an older one.
 */
export function publishedCost(college: College, resident: boolean): { amount: Fact; year: string } {
  const { tuition, cost } = college
  const { inState, outOfState, year } = tuition.earlier ?? tuition
  const living = typeof cost.roomAndBoard === 'number' ? cost.roomAndBoard : cost.offCampus
  const parts = [resident ? inState : outOfState, living, cost.books]
  const missing = parts.find((part) => typeof part !== 'number')
  return { amount: missing ?? parts.reduce<number>((sum, part) => sum + Number(part), 0), year }
}

/** Whether residents of its state and all others are charged the same; the prices compared are of one year. */
export function isOnePrice({ tuition }: Pick<College, 'tuition'>): boolean {
  const { inState, outOfState } = tuition.earlier ?? tuition
  return inState === outOfState
}
