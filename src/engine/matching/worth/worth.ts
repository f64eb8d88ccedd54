import { at, or } from '#engine/matching/numbers/curves.ts'
import type { Asking } from './asking.ts'
import { type Kind, kinds, type Term, type TermName, terms } from './terms.ts'
import shipped from './weights.json' with { type: 'json' }

export type Weights = Readonly<Partial<Record<TermName, number>>>

type Sum = (asking: Asking, i: number) => number

/** The worth of colleges by these weights, each kind of term computed for as long as what it depends on lasts. */
export function worthBy(weights: Weights = shipped) {
  const sumOf = (kind: Kind): Sum => {
    const weighed = Object.entries(kinds[kind])
      .map(([name, term]: [string, Term]) => ({ weight: weights[name as TermName] ?? 0, value: term.value }))
      .filter(({ weight }) => weight !== 0)
    return (asking, i) => {
      let sum = 0
      for (const { weight, value } of weighed) sum += weight * value(asking, i)
      return sum
    }
  }
  const columnOf = (sum: Sum, asking: Asking) =>
    Float64Array.from(asking.columns.colleges, (_, i) => sum(asking, i))
  const sums = { subject: sumOf('subject'), wish: sumOf('wish'), record: sumOf('record') }
  const place = sumOf('place')
  const level = sumOf('level')

  const ofOffer = new WeakMap<object, Float64Array>()
  const ofPlace = new WeakMap<object, Map<string, { place: Float64Array; level: Float64Array }>>()

  function subjectColumn(asking: Asking): Float64Array {
    const made = ofOffer.get(asking.offer) ?? columnOf(sums.subject, asking)
    ofOffer.set(asking.offer, made)
    return made
  }
  /** Whether a faith or a community was asked for changes what a college without it is worth. */
  function placeColumns(asking: Asking) {
    const { community, faith } = asking.student.profile
    const key = [asking.student.home, community.length > 0, ...faith].join(' ')
    const some = ofPlace.get(asking.seen) ?? new Map<string, { place: Float64Array; level: Float64Array }>()
    ofPlace.set(asking.seen, some)
    const made = some.get(key) ?? { place: columnOf(place, asking), level: columnOf(level, asking) }
    some.set(key, made)
    return made
  }

  return {
    /** Without what the record says. */
    withoutRecord(asking: Asking): Float64Array {
      const { offer, student } = asking
      const columns = placeColumns(asking)
      const ofSubject = subjectColumn(asking)
      const worth = new Float64Array(asking.columns.count).fill(Number.NaN)
      for (const i of offer.colleges) {
        const wished = student.isWishing ? sums.wish(asking, i) : 0
        worth[i] = at(columns.place, i) + student.level * at(columns.level, i) + at(ofSubject, i) + wished
      }
      return worth
    },
    ofRecord: sums.record,
    /** What speaks for a college beside an ordinary one of these, the strongest first. */
    reasonsFor(asking: Asking, i: number, among: readonly number[]): Reason[] {
      return terms
        .map(({ name, value }) => {
          const mean = among.reduce((sum, other) => sum + value(asking, other), 0) / Math.max(1, among.length)
          const own = value(asking, i)
          return { term: name, value: own, points: (weights[name] ?? 0) * (own - mean) }
        })
        .filter(({ points }) => or(0, points) > 0)
        .sort((a, b) => b.points - a.points)
    },
  }
}
export type Worth = ReturnType<typeof worthBy>

/** Why a college is in the ten: a term, its value for the student, and by how much it speaks for this college. */
export type Reason = { term: TermName; value: number; points: number }
