import { andList, capital } from '#contract/prose.ts'
import { goingOn, orList, withThe } from '#engine/matching/say/names.ts'
import { type Frame, knowing } from './frames.ts'
import { degreesIn, degreesInIt } from './program.ts'

// For students who named several subjects: what a college has of them, and plainly what it has not.

type Said = {
  /** 'both' or 'all'. */
  all: string
  /** '120 bachelor's degrees in Biology and 34 in Spanish'. */
  degrees: string
  year: string
  name: string
}

const hasAll = knowing((portrait): Said | null => {
  const { program, yearOf, name } = portrait
  if (!program || program.also.length === 0 || program.lacking.length > 0) return null
  return {
    all: program.also.length === 1 ? 'both' : 'all',
    degrees: degreesIn(program, portrait),
    year: yearOf('programs.awards'),
    name: goingOn(withThe(name)),
  }
})

/** Enough for a whole list. */
export const allSubjectsFrames: readonly Frame[] = [
  hasAll(({ all, degrees, year }) => `It has ${all} of your subjects, with ${degrees} in ${year}.`),
  hasAll(({ degrees, year }) => `You need not decide yet: the college awarded ${degrees} in ${year}.`),
  hasAll(({ degrees, year }) => `Your choice stays open here, since ${degrees} were awarded in ${year}.`),
  hasAll(({ all, degrees, year, name }) => `In ${year}, ${name} gave out ${degrees}: ${all} are taught.`),
  hasAll(({ degrees, year }) => `Whichever you pick, it is taught here (${degrees}, ${year}).`),
  hasAll(
    ({ all, degrees, year }) =>
      `${capital(all)} of the subjects you named lead to a degree, as ${degrees} in ${year} show.`,
  ),
  hasAll(
    ({ all, degrees, year }) =>
      `You would find students in ${all} of your subjects: it awarded ${degrees} in ${year}.`,
  ),
  hasAll(({ degrees, year }) => `Everything you named is in one place, with ${degrees} in ${year}.`),
  hasAll(({ degrees, year }) => `It suits someone between subjects, given ${degrees} in ${year}.`),
  hasAll(({ degrees, year }) => `Nothing you named is missing: ${degrees} were earned in ${year}.`),
  hasAll(
    ({ all, degrees, year }) =>
      `Keep ${all} of your subjects in play at a college that awarded ${degrees} in ${year}.`,
  ),
]

const hasSome = knowing((portrait) => {
  const { subject, program, yearOf } = portrait
  if (!subject || !program || program.lacking.length === 0) return null
  const degrees = degreesIn(program, portrait)
  const isOne = program.also.length === 0 && program.near === null
  return {
    taught: andList([subject, ...program.also.map((other) => other.subject)]),
    lacking: orList(program.lacking),
    degrees,
    /** After what is taught has been named. */
    inIt: isOne ? degreesInIt(program, portrait) : degrees,
    year: yearOf('programs.awards'),
  }
})

/** Enough for a whole list. What is missing is missing from the record of a year: a college may teach it under another name. */
export const someSubjectsFrames: readonly Frame[] = [
  hasSome(({ degrees, year, lacking }) => `It awarded ${degrees} in ${year} and none in ${lacking}.`),
  hasSome(
    ({ taught, inIt, year, lacking }) =>
      `You would come for ${taught} (${inIt} in ${year}); in ${lacking} it reported no degree that year.`,
  ),
  hasSome(
    ({ taught, inIt, year, lacking }) =>
      `It leaves ${taught} open to you, with ${inIt} in ${year}, and reported no degree in ${lacking}.`,
  ),
  hasSome(
    ({ taught, inIt, year, lacking }) =>
      `Of what you named it has ${taught}, with ${inIt} in ${year} and no degree in ${lacking}.`,
  ),
  hasSome(
    ({ degrees, year, lacking }) => `No degree in ${lacking} was awarded here in ${year}; ${degrees} were.`,
  ),
  hasSome(
    ({ taught, inIt, year, lacking }) =>
      `Think of it for ${taught}: ${inIt} were earned in ${year}, and none in ${lacking}.`,
  ),
  hasSome(
    ({ taught, inIt, year, lacking }) =>
      `If you settle on ${taught}, it is a choice, with ${inIt} in ${year}; it reported none in ${lacking}.`,
  ),
  hasSome(
    ({ degrees, year, lacking }) =>
      `For ${lacking} it reported no degree in ${year}, while ${degrees} were earned there.`,
  ),
  hasSome(
    ({ taught, inIt, year, lacking }) =>
      `It answers your wish for ${taught}, with ${inIt} in ${year} but none in ${lacking}.`,
  ),
  hasSome(
    ({ degrees, year, lacking }) =>
      `Its degrees of ${year} include ${degrees}, and none in ${lacking}: ask whether it is taught under another name.`,
  ),
  hasSome(
    ({ degrees, year, lacking }) =>
      `With ${degrees} in ${year} and not one in ${lacking}, it meets a part of your wish.`,
  ),
]
