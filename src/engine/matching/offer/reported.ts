import { countedWithin, filedWorth, listedWithin } from '#catalog/majors/near/counted-within.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { degreesIn, lineOf, type ProgramIndex } from './program-index.ts'

// Colleges teach subjects that they report under another name, or list without a degree in this year.

/** Colleges whose degrees under this code are in another subject, so that their number would be false. */
export function filedHere({ filed, families }: ProgramIndex, id: string): ReadonlySet<number> {
  if (families.has(id)) return new Set()
  const there = [...filed.values()].flat().filter(({ family }) => family === id)
  return new Set(there.flatMap(({ colleges }) => [...colleges]))
}

/** `isUnsure`: that the subject is among these degrees is likely, and nothing says so. */
type Reported = Map<number, { family: string; degrees: number; worth: number; isUnsure: boolean }>

/** Colleges that are known to report this subject, or most of it, in another family. */
export function reportedElsewhere(programs: ProgramIndex, id: string, own: Float64Array): Reported {
  const found: Reported = new Map()
  for (const { family, colleges } of programs.filed.get(id) ?? []) {
    const line = lineOf(programs, family)
    line?.colleges.forEach((i, k) => {
      if (colleges.has(i) && at(own, i) < at(line.awards, k))
        found.set(i, { family, degrees: at(line.awards, k), worth: filedWorth, isUnsure: false })
    })
  }
  return found
}

/** Colleges that list this subject, with no degree in this year, and award others of its family. */
export function listedOnly(programs: ProgramIndex, id: string, own: Float64Array): Reported {
  const found: Reported = new Map()
  const listed = programs.listed.get(id)
  if (!listed?.size) return found
  const family = id.slice(0, 5) // '13.13' of '13.1311'
  const degrees = degreesIn(programs, [family])
  for (const i of listed)
    if (at(own, i) === 0 && at(degrees, i) >= listedWithin.least)
      found.set(i, { family, degrees: at(degrees, i), worth: listedWithin.worth, isUnsure: false })
  return found
}

/**
 * A general code is its subject as a rule; a whole family holds many, and one may be missing, unless it is its family's
 * main subject and the field is known to hold that: human resources, and not financial planning within finance.
 */
function isOneSubjectOfMany({ specialties, meant }: ProgramIndex, id: string): boolean {
  const itself = specialties.get(id)
  const family = id.slice(0, 5) // '52.10' of '52.1001'
  return itself !== undefined && !(meant.get(family) === itself && countedWithin(family))
}

/** Colleges without a degree in this subject that report its whole field under others: where known, else the largest. */
export function reportedWithin(programs: ProgramIndex, id: string, own: Float64Array): Reported {
  const found: Reported = new Map()
  const rule = programs.within.get(id) ?? countedWithin(id)
  const known = reportedElsewhere(programs, id, own)
  if (!rule) return known
  const whole = new Map<number, number>()
  const rest = new Map<number, number>()
  const add = (to: Map<number, number>, i: number, degrees: number) => to.set(i, (to.get(i) ?? 0) + degrees)
  const isOneOfMany = isOneSubjectOfMany(programs, id)
  const inField = (other: string) => rule.field !== null && other.startsWith(rule.field)
  for (const other of rule.families) {
    const isPart = !programs.families.has(other) && inField(other) // counted once more with its family below
    const isUnsure = isOneOfMany && programs.families.has(other)
    const line = lineOf(programs, other)
    line?.colleges.forEach((i, k) => {
      const degrees = at(line.awards, k)
      add(whole, i, degrees)
      if (isPart) add(rest, i, -degrees)
      if (degrees > (found.get(i)?.degrees ?? 0))
        found.set(i, { family: other, degrees, worth: rule.worth, isUnsure })
    })
  }
  for (const [other, { colleges, awards }] of programs.families)
    if (inField(other) && !rule.families.includes(other) && !rule.apart?.includes(other))
      colleges.forEach((i, k) => {
        add(rest, i, at(awards, k))
      })
  for (const i of found.keys()) {
    const all = whole.get(i) ?? 0
    const isField = all >= rule.least && (rest.get(i) ?? 0) <= rule.beside * all
    if (at(own, i) > 0 || !isField) found.delete(i)
  }
  return new Map([...found, ...known])
}
