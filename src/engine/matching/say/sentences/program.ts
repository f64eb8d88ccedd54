import { andList, capital, count, plural } from '#contract/prose.ts'
import { goingOn, money, withThe } from '#engine/matching/say/names.ts'
import type { Portrait, ProgramPart } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing, plainYear } from './frames.ts'
import { isWideRatio } from './setting.ts'

type Said = {
  /** 'Computer Science'. */
  subject: string
  /** '412 bachelor's degrees in Computer Science and related majors'. */
  degrees: string
  /** The same after the subject has been named: '412 bachelor's degrees in it and related majors'. */
  inIt: string
  n: string
  year: string
  program: ProgramPart
  portrait: Portrait
}

type Subject = Pick<Portrait, 'subject' | 'isRoute'>

/** 'and related majors' if several families count as the subject, so that the number stays true. */
export function degreesIn(part: ProgramPart, portrait: Subject): string {
  const { subject } = portrait
  const { degrees, near, within, also } = part
  const all = plural(degrees, "bachelor's degree")
  if (!isAlone(part))
    return andList([
      `${all} in ${holderOf(part, portrait)}`,
      ...also.map((other) => `${count(other.program.degrees)} in ${holderOf(other.program, other)}`),
    ])
  const place = within ? `of which ${subject} would be a part` : `a subject next to ${subject}`
  return near ? `${all} in ${near}, ${place}` : `${all} in ${fieldOf(part, portrait)}`
}

/** One subject was named, so there is no other to tell of. */
export const isAlone = ({ also, lacking }: ProgramPart) => also.length + lacking.length === 0

/** Short, since others stand beside it. */
const holderOf = (part: ProgramPart, named: Subject) =>
  part.near ? `${part.near} with ${named.subject} inside it` : fieldOf(part, named)

/** What is counted: the subject, with related majors, or those that suit a path such as pre-med. */
const fieldOf = ({ several }: ProgramPart, { subject, isRoute }: Subject) =>
  isRoute ? `majors that suit ${subject}` : `${subject}${several ? ' and related majors' : ''}`

export function degreesInIt({ several, degrees }: ProgramPart, { isRoute }: Portrait): string {
  const field = isRoute ? 'majors that suit it' : `it${several ? ' and related majors' : ''}`
  return `${plural(degrees, "bachelor's degree")} in ${field}`
}

export const fewDegrees = 10

const about = knowing((portrait): Said | null => {
  const { subject, program } = portrait
  if (!subject || !program || program.near || program.degrees < fewDegrees) return null
  return {
    subject,
    degrees: degreesIn(program, portrait),
    inIt: degreesInIt(program, portrait),
    n: count(program.degrees),
    year: portrait.yearOf('programs.awards'),
    program,
    portrait,
  }
})

const manyDegrees = 30

/** For sentences that praise the number. */
const aboutMany = (say: (said: Said) => string | null) =>
  about((said) => (said.program.degrees < manyDegrees ? null : say(said)))

const oneIn = (share: number) => Math.round(1 / share)

/** For sentences that name a degree: for a path such as pre-med it has another name. */
const named = (say: (said: Said) => string | null) =>
  about((said) => (said.portrait.isRoute ? null : say(said)))

/** For sentences that are true of the subject alone, not of related majors counted with it. */
const alone = (say: (said: Said) => string | null) =>
  named((said) => (said.program.several ? null : say(said)))

const isLarge = ({ college: { undergraduates } }: Portrait) => Number(undergraduates) >= 10_000
/** Where teachers are shared among many, the campus says so: then a small program does not make them close. */
const hasFewPerTeacher = ({ college: { studentFacultyRatio } }: Portrait) =>
  typeof studentFacultyRatio === 'number' && !isWideRatio(studentFacultyRatio)

export const programFrames: readonly Frame[] = [
  aboutMany(({ degrees, year }) => `It awarded ${degrees} in ${year}, so your subject is well established.`),
  aboutMany(
    ({ subject, inIt, year }) =>
      `You would not be alone in ${subject}: the college gave out ${inIt} in ${year}.`,
  ),
  about(
    ({ degrees, year, portrait }) => `In ${year}, ${goingOn(withThe(portrait.name))} handed out ${degrees}.`,
  ),
  about(({ subject, inIt, year, program }) =>
    program.share >= 0.07
      ? `${subject} is one of the main things people come for, with ${inIt} in ${year}.`
      : null,
  ),
  about(({ degrees, year, program }) =>
    program.share >= 0.05
      ? `About one graduate in ${oneIn(program.share)} takes your road (${degrees}, ${year}).`
      : null,
  ),
  about(({ subject, inIt, year, program }) =>
    program.degrees >= 150
      ? `${subject} here is big enough to give you a choice of courses: ${inIt} in ${year}.`
      : null,
  ),
  about(({ degrees, year, program, portrait }) =>
    program.earnings !== null && program.earningsPlace >= 0.6
      ? `The program leads somewhere: ${degrees} in ${year}, and median pay of ${money(program.earnings)} five years after graduation (measured in ${plainYear(portrait.yearOf('programs.earnings'))}).`
      : null,
  ),
  alone(({ subject, year, degrees, program, portrait }) =>
    program.earnings !== null && program.earningsPlace >= 0.5
      ? `Graduates in ${subject} earned a median of ${money(program.earnings)} five years on (${plainYear(portrait.yearOf('programs.earnings'))} figures), and the college awarded ${degrees} in ${year}.`
      : null,
  ),
  aboutMany(({ degrees, year }) => `The path you want is well worn, with ${degrees} in ${year}.`),
  about(({ subject, inIt, year }) => `Start with ${subject}: the college awarded ${inIt} in ${year}.`),
  about(({ degrees, year }) => `What you want to study is on offer: ${degrees} in ${year}.`),
  alone(
    ({ n, subject, year }) =>
      `${n} students finished with the kind of degree you are after, ${subject}, in ${year}.`,
  ),
  named(({ subject, inIt, year, program, portrait }) =>
    program.degrees < 60 && hasFewPerTeacher(portrait) && !isLarge(portrait)
      ? `${subject} is a compact program here (${inIt} in ${year}), small enough to know your professors.`
      : null,
  ),
  about(({ degrees, year, program }) =>
    program.degrees >= 60
      ? `Expect plenty of people on your track, since ${degrees} were earned in ${year}.`
      : null,
  ),
  aboutMany(
    ({ subject, inIt, year }) => `The numbers back up the choice of ${subject}, with ${inIt} in ${year}.`,
  ),
]

/** With fewer areas the choice is not wide, and nothing praises it. */
const isWide = ({ offered, of }: { offered: number; of: number }) => offered > of / 2

/** For a student without a major: how much choice there is. `n` comes before a noun: 'all 12', '9 of the 12'. */
const choosing =
  (say: (n: string, portrait: Portrait) => string): Frame =>
  (portrait) => {
    const { areas } = portrait
    if (!areas || !isWide(areas)) return null
    return say(
      areas.offered === areas.of ? `all ${areas.of}` : `${areas.offered} of the ${areas.of}`,
      portrait,
    )
  }

export const breadthFrames: readonly Frame[] = [
  choosing(
    (n) =>
      `You can change your mind without changing colleges: it awards degrees in ${n} big areas we checked.`,
  ),
  choosing((n) => `There is room to look around, with degrees in ${n} areas of study we compared.`),
  choosing((n) => `Being undecided is fine at a place that covers ${n} large fields on our list.`),
  choosing(
    (n, { name }) =>
      `${capital(goingOn(withThe(name)))} keeps your options open, since ${n} broad fields lead to a degree there.`,
  ),
  choosing((n) => `Whatever you end up liking is probably taught here; ${n} main areas are covered.`),
  choosing(
    (n) => `You could try very different subjects before you choose, because ${n} broad areas are on offer.`,
  ),
  choosing((n) => `The choice of majors is wide and touches ${n} areas we looked at.`),
  choosing((n) => `Few doors close early here, given degrees in ${n} major fields.`),
  choosing((n) => `It suits someone still deciding: ${n} large areas of study end in a degree.`),
  choosing((n) => `From business to the arts to science, it covers ${n} areas on our list.`),
  choosing((n) => `Start broad and narrow down later; degrees come from ${n} big areas of study.`),
]

export const smallProgramFrames: readonly Frame[] = (
  [
    (n, subject, year) =>
      `The program is small (${n} in ${subject}, ${year}), so ask how often the advanced courses run.`,
    (n, subject, year) =>
      `${n} came out of ${subject} in ${year}; check which courses you could take each year.`,
    (n, subject, year) => `One thing to weigh is size: ${subject} had ${n} in ${year}.`,
    (n, subject, year) => `Expect a handful of classmates in ${subject}, which had ${n} in ${year}.`,
    (n, subject, year) => `${subject} can be studied here, though few do: ${n} in ${year}.`,
    (n, subject, year, portrait) =>
      hasFewPerTeacher(portrait) ? `Classes in ${subject} should be small, given ${n} in ${year}.` : null,
    (n, subject, year) => `Few take your subject at this college: ${n} in ${subject} in ${year}.`,
  ] as const satisfies readonly ((
    n: string,
    subject: string,
    year: string,
    portrait: Portrait,
  ) => string | null)[]
).map(
  (say): Frame =>
    (portrait) => {
      const { subject, program } = portrait
      if (!subject || !program || program.near || program.degrees >= fewDegrees) return null
      const n = plural(program.degrees, 'graduate')
      const sentence = say(n, fieldOf(program, portrait), portrait.yearOf('programs.awards'), portrait)
      return sentence && capital(sentence)
    },
)

/** Where as many begin with an associate degree, a bachelor's degree may be for those who have one. */
export const associateFrames: readonly Frame[] = (
  [
    (n, year) => `It also awarded ${n} in nursing in ${year}: ask whether first-years begin there.`,
    (n, year) =>
      `Ask whether first-years begin with the associate degree in nursing, as ${n} in ${year} suggest.`,
    (n, year) =>
      `In ${year} it awarded ${n} in nursing too, so find out which degree first-years start with.`,
    (n, year) =>
      `Find out how first-years begin nursing here: it awarded ${n} in it in ${year}, no fewer than bachelor's degrees.`,
    (n, year) => `With ${n} in nursing in ${year}, it may start first-years there; ask before you apply.`,
    (n, year) =>
      `Some start with two years: ${n} in nursing in ${year}. Ask if first-years may enter the bachelor's program.`,
  ] as const satisfies readonly ((n: string, year: string) => string)[]
).map(
  (say): Frame =>
    ({ program, yearOf }) =>
      program?.associates
        ? say(plural(program.associates, 'associate degree'), yearOf('programs.awards'))
        : null,
)
