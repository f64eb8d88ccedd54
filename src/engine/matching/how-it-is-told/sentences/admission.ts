import { requiresScores } from '#catalog/colleges/test-policy.ts'
import type { ChanceBand } from '#contract/matching/report.ts'
import { percent } from '#engine/matching/how-it-is-told/names.ts'
import type { Portrait } from '#engine/matching/how-it-is-told/portrait.ts'
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
const open =
  (text: string): Frame =>
  ({ chance }) =>
    chance?.band === 'open admission' ? text : null

const calm = 60

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
    low < calm ? null : `Our estimate for getting in is ${low}-${high}%, high enough to sleep well.`,
  ),
  likely(
    ({ rate, fall }) =>
      `With ${rate} admitted for ${fall} and a record like yours, it is one of the steadier names here.`,
  ),
  likely(
    ({ rate, fall, low }) =>
      `It said yes to ${rate} of applicants for ${fall}, and we see your own chance at ${low}% or better.`,
  ),
  likely(({ low, high }) => `More likely than not, you would get in: we estimate ${low} to ${high} percent.`),
  open('Admission is open: students who meet its basic requirements can enroll.'),
  open('There is no contest to get in, because the college practices open admission.'),
  open('You can plan on it without waiting for a decision letter; admission is open.'),
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

const byRule =
  (text: string): Frame =>
  ({ chance }) =>
    chance?.band === 'automatic' ? text : null

/** Enough for a whole list. The rule itself, with its courses and dates, is on the card. */
export const automaticFrames: readonly Frame[] = [
  byRule('By what you told us, you meet its published rule for automatic admission.'),
  byRule('Admission goes by a published rule here, and your record meets it.'),
  byRule('Its own published rule admits a record like yours automatically.'),
  byRule('You meet the bar that it publishes for automatic admission.'),
  byRule('Getting in is a matter of rule, and what you told us is enough for it.'),
  byRule('Automatic admission comes first: your record meets the published rule.'),
  byRule('There is little to guess about admission, since you meet the rule it publishes.'),
  byRule('A published rule covers your record; its required courses and dates are left to check.'),
  byRule('Apply on time, and the rule it publishes admits a record like yours.'),
  byRule('It admits by a rule that anyone can read, and your record is on the right side of it.'),
]

/** The admit rate explains a reach only if it is low; elsewhere it is the record. */
const selective = ({ portrait }: Said) => Number(portrait.college.admission.rate) <= 50
const hard = (say: (said: Said) => string) => reach((said) => (selective(said) ? say(said) : null))
const belowUsual = (say: (said: Said) => string) => reach((said) => (selective(said) ? null : say(said)))
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
  hard(
    ({ rate, fall, low, high }) =>
      `Many good students are turned away (${rate} admitted, ${fall}), and we estimate ${low}-${high}% for you.`,
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
  farReach(
    ({ low, high }) =>
      `It is a long shot, ${low}-${high}% by our estimate, and belongs on a list only beside safer choices.`,
  ),
  farReach(({ rate, fall, high, portrait }) =>
    Number(portrait.college.admission.rate) < 45
      ? `Few get in (${rate} for ${fall}), and we would not put your chance above ${high}%.`
      : null,
  ),
  farReach(({ high }) => `Apply if you love it, knowing that our estimate ends at ${high}%.`),
  farReach(({ low, high }) => `Think of it as the dream on your list: ${low} to ${high} percent, no more.`),
]

const contested =
  (say: (subject: string) => string): Frame =>
  ({ subject, program, isRoute }) =>
    subject && program?.contested && !isRoute ? say(subject) : null
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
]

const tested =
  (text: string): Frame =>
  ({ college, profile, verdict }) => {
    const required = verdict.asksScores || requiresScores(college)
    return required && profile.sat === null && profile.act === null ? text : null
  }

export const missingTestFrames: readonly Frame[] = [
  tested('It requires SAT or ACT scores, and you have not given one yet.'),
  tested('Plan a test date, because applicants here must send an SAT or ACT score.'),
  tested('Without a test score your application would not be complete here.'),
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
