import { plural } from '#contract/prose.ts'
import type { ProgramPart } from '#engine/matching/say/portrait.ts'
import type { Frame } from './frames.ts'

/** For a related subject: what the degree would really be. */
const awardsOther =
  (isMeant: (program: ProgramPart) => boolean) =>
  (say: (near: string, subject: string, degrees: string, year: string) => string): Frame =>
  ({ subject, program, yearOf }) =>
    subject && program?.near && isMeant(program)
      ? say(program.near, subject, plural(program.degrees, "bachelor's degree"), yearOf('programs.awards'))
      : null

const awardsNear = awardsOther(({ within }) => !within)
/** For a subject that the college reports within a broader one. */
const countsWithin = awardsOther(({ within, listed, filed }) => within && !listed && !filed)
/** For a degree in the subject that the college reports with others. */
const filesIt = awardsOther(({ filed }) => filed)
/** For a subject that the college lists, with no degree in this year. */
const listsIt = awardsOther(({ listed }) => listed)

export const nearSubjectFrames: readonly Frame[] = [
  listsIt(
    (near, subject, degrees, year) =>
      `It lists ${subject}, without a graduate in ${year}; in ${near} as a whole it awarded ${degrees}.`,
  ),
  listsIt(
    (near, subject, degrees, year) =>
      `Its ${subject} program is small: no degree in ${year}, and ${degrees} in ${near} altogether.`,
  ),
  listsIt(
    (near, subject, degrees, year) =>
      `Nobody finished ${subject} here in ${year}, though it is listed; ask how many study it (${near}: ${degrees}).`,
  ),
  listsIt(
    (near, subject, degrees, year) =>
      `${subject} is on its list, with no degree in ${year}; it awarded ${degrees} in all of ${near}.`,
  ),
  filesIt(
    (near, subject, degrees, year) =>
      `It has a degree in ${subject} and reports it with ${near}, ${degrees} in ${year}.`,
  ),
  filesIt(
    (near, subject, degrees, year) =>
      `Its catalog has a degree in ${subject}, which it counts under ${near} (${degrees} in ${year}).`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `For ${subject}, look under ${near}, where it reported ${degrees} in ${year}.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `It reports its whole field as ${near}, ${degrees} in ${year}; ${subject} would be a part of it.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `${subject} has no line of its own here: ask how it is taught within ${near} (${degrees} in ${year}).`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `The degree is called ${near} (${degrees} in ${year}), with ${subject} inside it.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `What it reports is ${near}, ${degrees} in ${year}; see its catalog for ${subject}.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `You would enter through ${near}, which gave out ${degrees} in ${year}, and turn to ${subject} there.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `Under ${near} it counts everything near ${subject}: ${degrees} in ${year}.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `Its degrees in this field go by ${near} (${degrees} in ${year}), so ask about courses in ${subject}.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `Look for ${subject} inside ${near}, a field with ${degrees} in ${year}.`,
  ),
  countsWithin(
    (near, subject, degrees, year) =>
      `All of the field is one degree here, ${near}, with ${degrees} in ${year}; ${subject} is chosen within it.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `The degree here would be ${near}, not ${subject} itself (${degrees} in ${year}).`,
  ),
  awardsNear(
    (near, subject, degrees, year) => `It awards ${near} rather than ${subject}: ${degrees} in ${year}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `Nearest to ${subject}, which it does not award, is its ${near} program, with ${degrees} in ${year}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `You would study ${near} here and not ${subject} (${degrees}, ${year}).`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `${subject} is not awarded here; ${near} is, and gave out ${degrees} in ${year}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `What you would earn is a degree in ${near} (${degrees} in ${year}), which is not ${subject}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `Instead of ${subject} you would take ${near} here, a field with ${degrees} in ${year}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `It has no bachelor's degree in ${subject}; ${near} counted ${degrees} in ${year}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `Your diploma would say ${near} and not ${subject} (${degrees} in ${year}).`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `It offers ${near}, another subject than ${subject}: ${degrees} in ${year}.`,
  ),
  awardsNear(
    (near, subject, degrees, year) =>
      `It awards ${near}, with ${degrees} in ${year}, and no degree of its own in ${subject}.`,
  ),
]
