import { requiresScores } from '#catalog/colleges/test-policy.ts'
import type { ChanceBand } from '#contract/matching/report.ts'
import { percent } from '#engine/matching/say/names.ts'
import { contestedSubject, isContested, type Portrait } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing } from './frames.ts'

/** Admission is open, or decided by a published rule: no estimate is told, and no score is in doubt. */
export const isSettled = ({ chance }: Portrait) => chance !== null && chance.low === null

type Said = { low: number; high: number; rate: string; fall: string; portrait: Portrait }

const about = (band: ChanceBand) =>
  knowing((portrait): Said | null => {
    const { chance, college, yearOf } = portrait
    const { rate } = college.admission
    if (chance?.band !== band || chance.low === null || chance.high === null) return null
    if (typeof rate !== 'number') return null
    return {
      low: Math.round(100 * chance.low),
      high: Math.round(100 * chance.high),
      rate: percent(rate),
      fall: yearOf('admission.rate'),
      portrait,
    }
  })

const likely = about('likely')
const target = about('target')
const reach = about('reach')
const farReach = about('far reach')
/** Not where the subject may choose its students: who can enroll is not yet in it. */
const open =
  (text: string): Frame =>
  (portrait) =>
    portrait.chance?.band === 'open admission' && !isContested(portrait) ? text : null

const calm = 60
const untroubled = 70
const steady = 55
const gaveGrades = ({ portrait }: Said) => portrait.profile.gpa !== null
const rateOf = ({ portrait }: Said) => Number(portrait.college.admission.rate)

/** For good odds. Never a promise. */
export const goodOddsFrames: readonly Frame[] = [
  likely(({ low, high }) =>
    low < calm
      ? null
      : `We put your chance of admission at ${low} to ${high} percent, which makes it one of your calmer applications.`,
  ),
  likely(
    ({ low, high }) =>
      `Admission looks likely, an estimated ${low} to ${high} percent, though nobody can promise it.`,
  ),
  likely(
    ({ low, high }) =>
      `As a likely college (${low}-${high}% by our estimate) it gives your list ground to stand on.`,
  ),
  likely(({ low, high }) =>
    low < untroubled ? null : `Our estimate for getting in is ${low}-${high}%, high enough to plan with.`,
  ),
  likely((said) =>
    gaveGrades(said) && rateOf(said) >= steady
      ? `With ${said.rate} admitted for ${said.fall} and a record like yours, it is one of the steadier names here.`
      : null,
  ),
  likely(
    ({ rate, fall, low }) =>
      `It said yes to ${rate} of applicants for ${fall}, and we see your own chance at ${low}% or better.`,
  ),
  likely(({ low, high }) => `More likely than not, you would get in: we estimate ${low} to ${high} percent.`),
  open('Admission is open: students who meet its basic requirements can enroll.'),
  open('There is no contest to get in, because the college practices open admission.'),
  open('You would not wait for a decision letter, because admission is open.'),
  open('Open admission takes the guesswork out of applying.'),
  target(({ low, high }) => `Admission is an open question, and we estimate ${low} to ${high} percent.`),
  target(
    ({ rate, fall, low, high }) =>
      `It is a target: ${rate} were admitted for ${fall}, and your own chance comes out at ${low}-${high}%.`,
  ),
  target(({ low, high }) => `Your odds look balanced, ${low}-${high}% by our estimate.`),
  target(
    ({ rate, fall, low, high }) =>
      `A realistic shot, ${low}-${high}% by our reckoning, in a year when ${rate} got in (${fall}).`,
  ),
  target(
    ({ low, high }) => `We would call admission possible but not settled, at ${low} to ${high} percent.`,
  ),
]

export const isAutomatic = ({ chance }: Portrait) => chance?.band === 'automatic'
const byRule =
  (text: string): Frame =>
  (portrait) =>
    isAutomatic(portrait) ? text : null

/** Enough for a whole list. The rule itself, with its courses and dates, is on the card. */
export const automaticFrames: readonly Frame[] = [
  byRule('By what you told us, you meet its published rule for automatic admission.'),
  byRule('Admission goes by a published rule here, and you meet it.'),
  byRule('Its own published rule admits students like you automatically.'),
  byRule('You meet the bar that it publishes for automatic admission.'),
  byRule('Getting in is a matter of rule, and what you told us is enough for it.'),
  byRule('Automatic admission comes first: you meet the published rule for it.'),
  byRule('There is little to guess about admission, since you meet the rule it publishes.'),
  byRule('A published rule covers you; its required courses and dates are left to check.'),
  byRule('Apply on time, and the rule it publishes is on your side.'),
  byRule('It admits by a rule that anyone can read, and you are on the right side of it.'),
]

/** Of the college, or of the subject where the minimum is its own. */
const under =
  (text: string, ofSubject?: (subject: string) => string): Frame =>
  ({ chance, verdict, subject }) => {
    if (chance?.band !== 'below the published minimum') return null
    if (!verdict.ofSubject || !subject) return text
    return ofSubject ? ofSubject(subject) : null
  }

/** Enough for a whole list. The rule itself is on the card. */
export const belowMinimumFrames: readonly Frame[] = [
  under('What you told us is below the minimum that it publishes, so ask about exceptions before you apply.'),
  under(
    'It publishes a minimum for admission, and your GPA is under it.',
    (subject) => `It publishes a minimum for ${subject}, and what you told us is under it.`,
  ),
  under(
    'Read its published minimum first: by what you told us you do not meet it.',
    (subject) => `Read what it asks for ${subject} first: by what you told us you do not meet it.`,
  ),
  under('Your grades fall short of its published minimum, so read the rule on this card first.'),
  under('By its own published rule your GPA is too low as it stands.'),
  under('The published minimum stands in the way, because your GPA is below it.'),
  under('Before all else, your GPA would have to reach the minimum that it publishes.'),
  under('It sets a minimum in writing, and your grades are below it for now.'),
  under('Its minimum is published and your GPA is under it; a transfer later on may be the better way in.'),
  under('You are under the bar that it publishes for admission, whatever else speaks for it.'),
]

/** The admit rate explains a reach only if it is low; elsewhere it is the record, if one was given. */
const selective = (said: Said) => rateOf(said) <= 50
const hard = (say: (said: Said) => string | null) => reach((said) => (selective(said) ? say(said) : null))
const belowUsual = (say: (said: Said) => string) =>
  reach((said) => (selective(said) || !gaveGrades(said) ? null : say(said)))
const turnsAway = 40
const takesFew = 25
/** Scores that the card calls fitting are not what is under its level. */
const whatIsLow = ({ portrait: { test } }: Said) =>
  test && test.score >= test.low ? 'grades are' : 'record is'

export const reachFrames: readonly Frame[] = [
  hard(
    ({ rate, fall, low, high }) =>
      `Admission is far from settled: ${rate} got in for ${fall}, and we estimate ${low}-${high}% for you.`,
  ),
  hard(
    ({ rate, fall, high }) =>
      `Treat it as a reach, since ${rate} were admitted for ${fall} and your chance tops out near ${high}%.`,
  ),
  hard(
    ({ rate, fall }) =>
      `Apply with backups in hand, because it admitted no more than ${rate} of applicants for ${fall}.`,
  ),
  hard((said) =>
    rateOf(said) <= turnsAway
      ? `Many good students are turned away (${said.rate} admitted, ${said.fall}), and we estimate ${said.low}-${said.high}% for you.`
      : null,
  ),
  belowUsual(
    (said) =>
      `It takes most applicants, but your ${whatIsLow(said)} under its usual level, so we see ${said.low}-${said.high}%.`,
  ),
  belowUsual(
    ({ rate, fall, low, high }) =>
      `It admitted ${rate} for ${fall}; for a record like yours our estimate is ${low} to ${high} percent.`,
  ),
  belowUsual(
    ({ low, high }) =>
      `Most who apply are admitted, though with your record we put the chance at ${low}-${high}%.`,
  ),
  reach(({ low, high }) => `The catch is getting in, which we put at ${low} to ${high} percent.`),
  reach(({ low, high }) => `Admission is the hard part here; our range for you is ${low}-${high}%.`),
  reach(({ low, high }) => `Keep other plans beside it, for at ${low}-${high}% this is a reach.`),
  reach(({ high }) => `It would be a stretch, with an estimate that goes no higher than ${high}%.`),
  reach(({ low, high }) => `Count it among your reaches: ${low} to ${high} percent by our estimate.`),
  reach(({ low, high }) => `Do not build on it, since we see your chance at ${low}-${high}%.`),
  reach(({ high }) => `Getting in would take some luck, for our estimate stops at ${high}%.`),
  reach(({ low, high }) => `We call it a reach and estimate ${low}-${high}%, so have a safer plan ready.`),
  reach(({ low, high }) => `The odds are against you here, though not hopeless: ${low} to ${high} percent.`),
  reach(
    ({ low, high }) =>
      `Have likelier colleges beside this one; our range for you is ${low} to ${high} percent.`,
  ),
  farReach(
    ({ low, high }) =>
      `It is a long shot, ${low}-${high}% by our estimate, and belongs on a list only beside safer choices.`,
  ),
  farReach((said) =>
    rateOf(said) < takesFew
      ? `Few get in (${said.rate} for ${said.fall}), and we would not put your chance above ${said.high}%.`
      : null,
  ),
  farReach(({ high }) => `Apply if you love it, knowing that our estimate ends at ${high}%.`),
  farReach(({ low, high }) => `Think of it as the dream on your list: ${low} to ${high} percent, no more.`),
  farReach(({ low, high }) => `Admission is very unlikely, ${low}-${high}% by our estimate.`),
  farReach(({ high }) => `It is far out of reach by what we know, with an estimate that ends near ${high}%.`),
  farReach(({ low, high }) => `Be ready for a no: we see ${low} to ${high} percent.`),
  farReach(({ high }) => `Even at its best our estimate is ${high}%, so it cannot be the plan.`),
  farReach(({ low, high }) => `A far reach, we call this one, at ${low} to ${high} percent.`),
  farReach(({ low, high }) => `Your chance here is slim, ${low}-${high}% as we reckon it.`),
  farReach(({ high }) => `We would be surprised by a yes, as our range stops at ${high}%.`),
]

const contested =
  (say: (subject: string) => string): Frame =>
  (portrait) => {
    const subject = contestedSubject(portrait)
    return subject === null ? null : say(subject)
  }
/** For sentences that speak of the rate or our estimate: where a rule decides, neither is told. */
function contestedEstimate(say: (subject: string) => string): Frame {
  const frame = contested(say)
  return (portrait) => (isSettled(portrait) ? null : frame(portrait))
}

/** Public universities often admit to these majors separately, and nearly all colleges to nursing. */
export const contestedFrames: readonly Frame[] = [
  contested(
    (subject) =>
      `Ask whether ${subject} admits separately, since popular majors can be harder to enter than the college itself.`,
  ),
  contestedEstimate(
    (subject) =>
      `The overall admit rate may flatter, because ${subject} can be more selective than the college as a whole.`,
  ),
  contested(
    (subject) =>
      `Check the rules for entering ${subject}; a seat at the college is not always a seat in the major.`,
  ),
  contested((subject) => `Find out if you apply to ${subject} right away or only after the first year.`),
  contested(
    (subject) =>
      `Places in ${subject} can be scarcer than places at the college, so read its admission page closely.`,
  ),
  contestedEstimate(
    (subject) => `Our estimate is for the whole college, and ${subject} may set a higher bar of its own.`,
  ),
  contested((subject) => `Getting into the college is one step; ask what ${subject} asks for on top.`),
  contested((subject) => `Ask how many who want ${subject} get a place in it, and when that is decided.`),
  contested((subject) => `Entry to ${subject} may be a second admission, with rules of its own.`),
  contested((subject) => `Do not take a place in ${subject} for granted, even once you are admitted.`),
  contested(
    (subject) => `Read what ${subject} itself requires, as the department may choose among students.`,
  ),
  contested(
    (subject) => `Being a student here need not mean being in ${subject}: find out how that is decided.`,
  ),
]

/** Who is admitted by a rule without a score needs none for the record of an earlier year; newer rules of its own hold. */
export const lacksTest = ({ college, profile, verdict, chance }: Portrait) =>
  profile.sat === null &&
  profile.act === null &&
  (verdict.asksScores || (requiresScores(college) && chance?.band !== 'automatic'))
const tested =
  (text: string): Frame =>
  (portrait) =>
    lacksTest(portrait) ? text : null

/** Enough for a whole list. */
export const missingTestFrames: readonly Frame[] = [
  tested('It requires SAT or ACT scores, and you have not given one yet.'),
  tested('Plan a test date, because applicants here must send an SAT or ACT score.'),
  tested('Without a test score your application would not be complete here.'),
  tested('A test score is required, so enter yours as soon as you have one.'),
  tested('It reads no application without the SAT or the ACT.'),
  tested('You would have to take the SAT or ACT first: it asks every applicant for a score.'),
  tested('Our estimate lacks the test score that this college asks for.'),
  tested('Scores are not optional here; sit for the SAT or the ACT before you apply.'),
  tested('Add an SAT or ACT score, since the college decides with one.'),
  tested('The SAT or the ACT is part of every application to this college, and yours has neither yet.'),
]

const moved =
  (say: (fall: string) => string): Frame =>
  (portrait) => {
    const { college, yearOf } = portrait
    return college.flags.includes('rate moved') && !isSettled(portrait) ? say(yearOf('admission.rate')) : null
  }

export const movedRateFrames: readonly Frame[] = [
  moved(
    (fall) => `Its admit rate moved a lot from the year before to ${fall}, so read our estimate loosely.`,
  ),
  moved((fall) => `How many it admits changed sharply for ${fall}, which makes any estimate less certain.`),
  moved((fall) => `A big change in its admit rate for ${fall} is why our range for it is wider than usual.`),
]
