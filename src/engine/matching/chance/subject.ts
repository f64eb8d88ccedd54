import { nursing } from '#catalog/associates/associates.ts'
import { familyAround, familyInstead, type Offer } from '#engine/matching/offer/offer.ts'

/** How a subject is entered: with the college, or often apart from it. */
export type Kind = 'usual' | 'business' | 'contested' | 'allied' | 'nursing'

const contestedFields = /^(11|14|04\.02)(\.|$)/ // computing, engineering, architecture
const alliedHealth: readonly string[] = ['51.06', '51.09'] // dental hygiene; imaging, respiratory care

export function kindOf(families: readonly string[]): Kind {
  if (families.includes(nursing)) return 'nursing'
  if (families.some((family) => alliedHealth.includes(family))) return 'allied'
  if (families.some((family) => contestedFields.test(family))) return 'contested'
  return families.some((family) => family.startsWith('52.')) ? 'business' : 'usual'
}

/** Taught beside patients, so that a class has some thirty places. */
export const isClinical = (kind: Kind) => kind === 'nursing' || kind === 'allied'

/** Admitted to apart: clinical subjects everywhere, contested ones at public colleges. */
export const isApart = (kind: Kind, isPublic: boolean) =>
  isClinical(kind) || (kind === 'contested' && isPublic)

/** By college: of the related subject where only that is awarded, of several those that are taught there. */
export function kindsOf(
  offer: Offer,
  families: readonly string[],
  familiesAt: ((i: number) => readonly string[]) | null,
) {
  const ofSubject = kindOf(families)
  return (i: number): Kind => {
    const other = familyInstead(offer, i)
    if (other !== undefined) return kindOf([other])
    const around = familyAround(offer, i) // game design is reported as computing
    if (around !== undefined && kindOf([around]) === 'contested') return 'contested'
    return familiesAt ? kindOf(familiesAt(i)) : ofSubject
  }
}
