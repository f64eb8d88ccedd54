import type { CitedPath } from '#catalog/colleges/fact-source.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import { isMostlyTwoYear } from '#catalog/colleges/mostly-two-year.ts'
import type { Fact } from '#catalog/facts.ts'
import { count } from '#contract/prose.ts'
import { money, percent } from '#engine/matching/say/names.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { type Frame, plainYear } from './frames.ts'

const figure =
  (
    fact: (portrait: Portrait) => Fact,
    path: CitedPath,
    from: number,
    say: (value: number, year: string, portrait: Portrait) => string | null,
  ): Frame =>
  (portrait) => {
    const value = fact(portrait)
    return typeof value === 'number' && value >= from
      ? say(value, plainYear(portrait.yearOf(path)), portrait)
      : null
  }

const fewFinish = 48
/** As many finish at half of our colleges: below it a rate is not called good. */
const halfFinish = 54

const finishing = (from: number, say: (rate: string, year: string) => string) =>
  figure(
    ({ college }) => finishingRate(college),
    'outcomes.graduation6',
    from,
    (value, year) => say(percent(value), year),
  )
/** Below `fewFinish` a caution speaks of the same rate. */
const betterThanExpected = (say: (rate: string, year: string) => string, from = fewFinish) =>
  figure(
    ({ college }) => finishingRate(college),
    'outcomes.graduation6',
    from,
    (value, year, { completionPlace }) => (completionPlace >= 0.7 ? say(percent(value), year) : null),
  )
/** So many applied to about one college in ten, and twice as many to one in thirty. */
const manyApply = 20_000
const wanted = (say: (applications: string, fall: string) => string, least = manyApply) =>
  figure(
    ({ college }) => college.admission.applications,
    'admission.applications',
    least,
    (value, _, { yearOf }) => say(count(value), yearOf('admission.applications')),
  )
const returning = (say: (rate: string, year: string) => string) =>
  figure(
    ({ college }) => college.outcomes.retention,
    'outcomes.retention',
    82,
    (value, year) => say(percent(value), year),
  )
const earning = (say: (pay: string, year: string) => string) =>
  figure(
    ({ college }) => college.outcomes.earnings,
    'outcomes.earnings',
    55_000,
    (value, year) => say(money(value), year),
  )

/** What the college does for its students. */
export const standingFrames: readonly Frame[] = [
  finishing(
    65,
    (rate, year) => `Of the students who entered in ${year}, ${rate} had their degree within six years.`,
  ),
  finishing(
    65,
    (rate, year) =>
      `People who start here tend to finish: ${rate} within six years for the ${year} entering class.`,
  ),
  finishing(
    70,
    (rate, year) => `Completion is a quiet strength, at ${rate} in six years for those who began in ${year}.`,
  ),
  finishing(
    60,
    (rate, year) =>
      `It gets students across the line, with ${rate} of its ${year} first-years graduating within six years.`,
  ),
  finishing(
    80,
    (rate, year) => `A six-year graduation rate of ${rate} (entrants of ${year}) is hard to argue with.`,
  ),
  betterThanExpected(
    (rate, year) =>
      `More students finish than its intake would predict, ${rate} of those who entered in ${year}.`,
  ),
  betterThanExpected(
    (rate, year) =>
      `It beats colleges with similar students when it comes to finishing: ${rate} within six years (${year} entrants).`,
  ),
  betterThanExpected(
    (rate, year) =>
      `For the students it takes, its graduation rate is good, ${rate} of the class that began in ${year}.`,
    halfFinish,
  ),
  wanted((n, fall) => `Its name travels: ${n} people applied for ${fall}.`),
  wanted((n, fall) => `Interest is broad, judging by ${n} applications for ${fall}.`),
  wanted((n, fall) => `You would be in good company in wanting to come, as ${n} others applied for ${fall}.`),
  wanted(
    (n, fall) => `It is among the most applied-to colleges in the country, with ${n} applicants for ${fall}.`,
    2 * manyApply,
  ),
  returning(
    (rate, year) => `First-years come back in high numbers, ${rate} of those who started in ${year}.`,
  ),
  returning(
    (rate, year) => `Students like it enough to stay: ${rate} returned for a second year (${year} starters).`,
  ),
  earning(
    (pay, year) =>
      `Ten years after starting, former students with federal aid earned a median of ${pay} (${year} data).`,
  ),
  earning(
    (pay, year) =>
      `Pay later on is solid, a median of ${pay} ten years after entry for aid recipients (${year} data).`,
  ),
]

export const hasFewFinishing = ({ college }: Portrait) => Number(finishingRate(college)) < fewFinish
/** A branch where to begin: far more of its students transfer than finish. */
export const isLeftByMany = ({ college }: Portrait) =>
  college.flags.includes('graduation partial') && !isMostlyTwoYear(college)
const leaving =
  (sentence: string): Frame =>
  (portrait) =>
    isLeftByMany(portrait) ? sentence : null

const struggling =
  (say: (rate: string, year: string) => string): Frame =>
  (portrait) =>
    hasFewFinishing(portrait)
      ? say(
          percent(Number(finishingRate(portrait.college))),
          plainYear(portrait.yearOf('outcomes.graduation6')),
        )
      : null

export const lowCompletionFrames: readonly Frame[] = [
  leaving(
    'Far more of its students transfer, the main campus included, than finish here: ask which majors you can finish on this campus.',
  ),
  leaving(
    'Many begin here and move on: ask which majors end on this campus, and how a change to another works.',
  ),
  leaving(
    'It is a place to begin: more students transfer from here than graduate, so ask how far your major goes.',
  ),
  struggling(
    (rate, year) =>
      `Ask what support you would get, because ${rate} of those who entered in ${year} finished within six years.`,
  ),
  struggling(
    (rate, year) => `Graduation is the weak spot, at ${rate} within six years for ${year} entrants.`,
  ),
  struggling(
    (rate, year) =>
      `Plan your path early: the six-year graduation rate was ${rate} for students who began in ${year}.`,
  ),
  struggling(
    (rate, year) =>
      `Fewer than half finish in six years (${rate} of those who entered in ${year}), so find an adviser in week one.`,
  ),
  struggling(
    (rate, year) => `Be ready to push yourself, since ${rate} of ${year} starters had a degree six years on.`,
  ),
  struggling(
    (rate, year) =>
      `A six-year rate of ${rate} (class that entered in ${year}) means you should ask who helps students stay on track.`,
  ),
  struggling(
    (rate, year) =>
      `Know before you go that ${rate} of the students who came in ${year} graduated within six years.`,
  ),
  struggling(
    (rate, year) =>
      `Six years after entering in ${year}, ${rate} had finished; ask what the others ran into.`,
  ),
  struggling(
    (rate, year) => `Finishing takes care here: ${rate} of ${year} entrants did so within six years.`,
  ),
  struggling(
    (rate, year) =>
      `Compare how many finish before you choose: here it was ${rate} of those who entered in ${year}, in six years.`,
  ),
]
