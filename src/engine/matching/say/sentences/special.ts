import { finishingRate } from '#catalog/colleges/finishing.ts'
import { capital, count, plural } from '#contract/prose.ts'
import { cityNamed, goingOn, percent, withThe } from '#engine/matching/say/names.ts'
import { isForOthers, type Portrait } from '#engine/matching/say/portrait.ts'
import { type Frame, plainYear } from './frames.ts'

const when =
  (holds: (portrait: Portrait) => boolean, say: (portrait: Portrait) => string): Frame =>
  (portrait) =>
    holds(portrait) ? say(portrait) : null

/** For the named college, if it does not teach the subject. */
const notTaught =
  (isTwoYear: boolean, say: (subject: string, year: string) => string): Frame =>
  ({ subject, program, verdict, yearOf, fewBachelors }) =>
    subject && !program && !verdict.later && (fewBachelors !== null) === isTwoYear
      ? say(subject, yearOf('programs.awards'))
      : null

/** For the named college, if its degrees in the subject are for others than first-years. */
const taughtLater =
  (say: (subject: string) => string): Frame =>
  ({ subject, program, verdict }) =>
    subject && !program && verdict.later ? say(subject) : null

export const notOfferedFrames: readonly Frame[] = [
  notTaught(
    false,
    (subject, year) =>
      `You asked about it, but it awarded no bachelor's degree in ${subject} in ${year}; look at related majors before you apply.`,
  ),
  notTaught(
    true,
    (subject, year) =>
      `You asked about it, and it awarded no bachelor's degree in ${subject} in ${year}: you would start there and transfer to a university that awards it, so ask which of its credits one takes.`,
  ),
  taughtLater(
    (subject) =>
      `You asked about it, but first-years cannot apply there for ${subject}; look at related majors before you apply.`,
  ),
]

/** Not to those who asked for it. */
const isForWomen = ({ people, profile }: Portrait) =>
  people.communities.includes('Women') && !profile.community.includes('Women')

/** For colleges with a condition: who may enroll, and what comes with it. */
export const conditionFrames: readonly Frame[] = [
  when(isForWomen, () => 'Keep in mind that undergraduate admission is for women.'),
  when(isForWomen, () => "It is a women's college, which is a plus for some and rules it out for others."),
  when(
    ({ college }) => college.missions.includes('men only'),
    () => 'Keep in mind that undergraduate admission is for men.',
  ),
  when(
    ({ college }) => college.missions.includes('men only'),
    () => "It is a men's college, so check that this is what you want.",
  ),
  when(
    ({ college }) => college.flags.includes('charges no tuition'),
    () =>
      'Tuition is free in exchange for years of service after graduation, so be sure that is the life you want.',
  ),
  when(
    ({ college }) => college.flags.includes('charges no tuition'),
    () =>
      'As a federal service academy it asks for a commitment to serve, along with an application process of its own.',
  ),
  when(
    ({ college }) => college.missions.includes('distance only'),
    () => 'It teaches online only, so there is no campus to move to.',
  ),
  when(
    ({ college }) => college.missions.includes('distance only'),
    () => 'All of its teaching is online, which takes discipline and a quiet room.',
  ),
  when(
    ({ college }) => college.flags.includes('vocational religious'),
    () => 'Most of its degrees prepare for religious work, so make sure that this is your calling.',
  ),
  when(
    ({ college }) => college.flags.includes('vocational religious'),
    () => 'Religious study is at the center here, whatever else is taught.',
  ),
  when(
    ({ college }) => college.flags.includes('tiny'),
    ({ college }) =>
      `It is very small${typeof college.undergraduates === 'number' ? `, with ${plural(college.undergraduates, 'undergraduate')}` : ''}, so visit before you decide.`,
  ),
  when(
    ({ college }) => college.flags.includes('tiny'),
    () => 'Everyone knows everyone at a college of this size, and the choice of courses is short.',
  ),
]

/** Its condition itself is among the rules on the card. */
export const forOthersFrames: readonly Frame[] = [
  'It is not meant for everyone, so read its condition on this card first.',
  'What it asks of its students is on this card, and comes before any estimate of ours.',
  'Our estimate leaves out the condition that this card names, so start with that.',
  'Before you plan with it, see on this card whom it is for.',
].map((text) => when(isForOthers, () => text))

/** At a two-year college with some bachelor's degrees one often begins with an associate degree. */
export const fewBachelorsFrames: readonly Frame[] = (
  [
    (n, year, all) =>
      `Few of its ${all} take a bachelor's degree (${n} in ${year}), so ask whether it begins after an associate degree.`,
    (n, year, all) =>
      `With ${n} bachelor's degrees in ${year} for ${all}, it works much like a two-year college: ask where first-years start.`,
    (n, year, all) =>
      `Ask whether one enters the bachelor's program only with an associate degree, as ${n} bachelor's degrees in ${year} for ${all} suggest.`,
    (n, year, all) =>
      `Hardly any of its ${all} leave with a bachelor's degree (${n} in ${year}); find out how it begins.`,
    (n, year, all) =>
      `A bachelor's degree may follow an associate degree and an application of its own: of its ${all}, ${n} took one in ${year}.`,
    (n, year, all) =>
      `It awarded ${n} bachelor's degrees in ${year} and has ${all}, so check that first-years may enter a four-year program.`,
  ] as const satisfies readonly ((n: string, year: string, all: string) => string)[]
).map(
  (say): Frame =>
    ({ fewBachelors, college, yearOf }) =>
      fewBachelors === null
        ? null
        : say(
            count(fewBachelors),
            yearOf('programs.awards'),
            plural(Number(college.undergraduates), 'undergraduate'),
          ),
)

/** If nothing stands out: plain figures, so that every college has a sentence. */
export const plainFrames: readonly Frame[] = [
  ({ college, yearOf }) =>
    typeof college.admission.rate === 'number'
      ? `For ${yearOf('admission.rate')} it admitted ${percent(college.admission.rate)} of its applicants.`
      : null,
  ({ college, yearOf }) =>
    typeof college.undergraduates === 'number'
      ? `It enrolled ${plural(college.undergraduates, 'undergraduate')} in ${yearOf('undergraduates')}.`
      : null,
  ({ college, yearOf }) =>
    typeof finishingRate(college) === 'number'
      ? `Six years after starting in ${plainYear(yearOf('outcomes.graduation6'))}, ${percent(Number(finishingRate(college)))} held a bachelor's degree.`
      : null,
  ({ college, state }) => `You will find it in ${cityNamed(college) ?? state}.`,
  ({ college, yearOf }) =>
    typeof college.admission.applications === 'number' && college.admission.applications > 0
      ? `${count(college.admission.applications)} students applied for ${yearOf('admission.applications')}.`
      : null,
  ({ college, yearOf }) =>
    typeof college.outcomes.retention === 'number'
      ? `${percent(college.outcomes.retention)} of first-years came back the next fall (${yearOf('outcomes.retention')}).`
      : null,
  ({ name }) => `${capital(goingOn(withThe(name)))} is worth a closer look on its own website.`,
  ({ college }) => (college.studyAbroad ? 'Study abroad is possible.' : null),
  ({ college }) => `It is a ${college.control} college.`,
  ({ college, yearOf }) =>
    typeof college.studentFacultyRatio === 'number'
      ? `There was one teacher for every ${college.studentFacultyRatio} students in ${yearOf('studentFacultyRatio')}.`
      : null,
]
