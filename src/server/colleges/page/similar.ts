import type { College } from '#catalog/facts.ts'
import { orNaN } from '#catalog/figures.ts'

/** A college as numbers that can be compared; NaN where the figure is not known. */
type Traits = {
  size: number
  rate: number
  graduation: number
  /** Share of the degrees by broad subject (the first two digits of a family); null where there are none. */
  subjects: Float64Array | null
}

const log = (value: number) => Math.log(Math.max(1, value))
const logit = (percent: number) => {
  const share = Math.min(0.98, Math.max(0.02, percent / 100))
  return Math.log(share / (1 - share))
}

function traitsOf(college: College): Traits {
  const programs = [...college.programs]
  const total = programs.reduce((sum, { awards }) => sum + awards, 0)
  const subjects = new Float64Array(broadSubjects)
  for (const { family, awards } of programs) {
    const broad = Number(family.slice(0, 2))
    subjects[broad] = (subjects[broad] ?? 0) + awards / total
  }
  return {
    size: log(orNaN(college.undergraduates)),
    rate: logit(college.admission.open ? 98 : orNaN(college.admission.rate)),
    graduation: orNaN(college.outcomes.graduation6),
    subjects: total > 0 ? subjects : null,
  }
}
const broadSubjects = 100

// What counts as one unit of difference: twice the size, a rate of 73 against 50 %, 12 points of graduation, half of
// the degrees in other subjects.
const scale = { size: 0.7, rate: 1, graduation: 12, subjects: 0.5 }
const notKnown = 1.5 // neither near nor far

function gap(a: number, b: number, unit: number): number {
  const units = (a - b) / unit
  return Number.isNaN(units) ? notKnown * notKnown : units * units
}

function elsewhere(a: Float64Array | null, b: Float64Array | null): number {
  if (!a || !b) return notKnown
  let sum = 0
  for (let subject = 0; subject < broadSubjects; subject++)
    sum += Math.max(0, (a[subject] ?? 0) - (b[subject] ?? 0))
  return sum / scale.subjects
}

const isSpecial = ({ flags }: College) => flags.includes('tiny') || flags.includes('vocational religious')

/** Colleges alike in size, admission rate, graduation and subjects; nothing else counts. */
export function similarColleges(
  colleges: readonly College[],
): (college: College, count: number) => College[] {
  const described = () =>
    colleges.map((college) => ({ college, traits: traitsOf(college), special: isSpecial(college) }))
  let all: ReturnType<typeof described> | undefined // 2 MB, made for the first page
  return (college, count) => {
    all ??= described()
    const own = traitsOf(college)
    const special = isSpecial(college)
    const nearest: { college: College; far: number }[] = []
    let least = Number.POSITIVE_INFINITY
    for (const { college: other, traits, special: alsoSpecial } of all) {
      if (alsoSpecial !== special || other.unitid === college.unitid) continue
      let far =
        gap(own.size, traits.size, scale.size) +
        gap(own.rate, traits.rate, scale.rate) +
        gap(own.graduation, traits.graduation, scale.graduation)
      if (far >= least) continue // comparing subjects takes longest, and cannot bring it nearer
      far += elsewhere(own.subjects, traits.subjects) ** 2
      if (far >= least) continue
      nearest.push({ college: other, far })
      nearest.sort((a, b) => a.far - b.far)
      nearest.length = Math.min(nearest.length, count)
      if (nearest.length === count) least = nearest.at(-1)?.far ?? least
    }
    return nearest.map(({ college: one }) => one)
  }
}
