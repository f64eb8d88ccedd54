import { dayFormat, daysBetween } from '#contract/calendar-day.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { andList } from '#contract/prose.ts'
import { answerOf, isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { inWords } from '#web/platform/in-words.ts'

// The one thing to do next, from what a person has done so far; it promises only what the plan has.

export type NextStep = {
  title: string
  about: string
  /** Null: the first answers are asked right here. */
  action: { label: string; to: string } | null
  second?: { label: string; to: string }
  /** The application that the step is about: marking it as sent completes the step. */
  submits?: SavedCollege
  /** Days left; negative if late. */
  days?: number
}

type SoFar = {
  /** The latest search: its id, the first college of its list, and where to run it again if it was made on a smaller plan. */
  latest: { id: string; first: string | null; again: string | null } | null
  /** null: not known yet. */
  saved: readonly SavedCollege[] | null
  plan: PlanName
  /** 'YYYY-MM-DD' in the reader's time zone. */
  today: string
}

const weekday = dayFormat({ weekday: 'long' })
const date = dayFormat({ month: 'long', day: 'numeric' })

const openList = { label: 'Open My Colleges', to: '/my-colleges' }
const newSearch = { label: 'New search', to: '/college-match' }

export function nextStepOf({ latest, saved, plan, today }: SoFar): NextStep {
  if (latest?.again) return stepAfterUpgrade(latest.again)
  if (saved && saved.length > 0)
    return planLimits[plan].tracker ? stepWithDates(saved, today) : stepWithFacts(saved)
  if (latest) return stepAfterSearch(latest, plan)
  const list =
    plan === 'free'
      ? `${inWords(planLimits.free.colleges)} colleges that fit, with the price of each and your chance at one of them`
      : 'colleges that fit, with your chance and the price of each'
  return {
    title: 'Four answers, then your list.',
    about: `GPA, major, year and state: you get ${list}.`,
    action: null,
    second: { label: 'Not sure what to study? Take the quiz', to: '/my-aptitude-quiz' },
  }
}

const stepAfterUpgrade = (again: string): NextStep => ({
  title: `See all ${planLimits.gold.colleges} of your matches.`,
  about: `Your latest search was made on the ${planLabel('free')} plan. Run it again: every score, chance and reason is open now.`,
  action: { label: `See all ${planLimits.gold.colleges} matches`, to: again },
  second: newSearch,
})

function stepAfterSearch({ id, first }: NonNullable<SoFar['latest']>, plan: PlanName): NextStep {
  const { tracker, saves } = planLimits[plan]
  const use = tracker
    ? 'A saved college can be compared, tracked and decided on.'
    : `Save up to ${inWords(saves)}: they can be compared, shared and printed.`
  return {
    title: 'Save the colleges you like.',
    about: first ? `${first} leads your latest list. ${use}` : use,
    action: { label: 'Open my matches', to: `/college-match?search=${id}` },
    second: newSearch,
  }
}

function stepWithDates(saved: readonly SavedCollege[], today: string): NextStep {
  const enrolled = saved.find(({ status }) => status === 'Enrolled')
  if (enrolled)
    return {
      title: `You are enrolled at ${enrolled.collegeName}.`,
      about: 'Your list stays in My Colleges, with its prices and your own notes.',
      action: openList,
    }
  const open = saved.filter(({ status }) => isOpen(status))
  const dated = open.filter((college) => college.deadline !== null).sort(byDay)
  const [first] = dated
  if (first?.deadline) return send(first, first.deadline, today)
  const [undated] = open
  if (undated)
    return {
      title: `Set a date for ${undated.collegeName}.`,
      about: 'With a deadline on it, your list can tell you what is next.',
      action: openList,
      second: newSearch,
    }
  const facts = saved.length === 1 ? 'its facts, its price' : 'them side by side: facts, prices'
  const yes = saved.filter(({ status }) => answerOf(status) === 'yes').map((one) => one.collegeName)
  const said = yes.length > 0 ? `${andList(yes)} said yes. ` : ''
  return decide(saved, `${said}See ${facts} and your own notes.`)
}

/** Without dates and notes: the columns of the free list. */
function stepWithFacts(saved: readonly SavedCollege[]): NextStep {
  const of = saved.length === 1 ? '' : ' for each'
  return decide(saved, `See${of} how many it admits, what a year costs and how many graduate.`)
}

const decide = (saved: readonly SavedCollege[], how: string): NextStep => ({
  title: 'Decide with your list.',
  about: `You saved ${saved.length === 1 ? 'one college' : `${saved.length} colleges`}. ${how}`,
  action: openList,
  second: newSearch,
})

function send(college: SavedCollege, deadline: string, today: string): NextStep {
  const { collegeName: name, status, note } = college
  const days = daysBetween(today, deadline)
  const when = days < 0 ? `was due on ${date(deadline)}` : `by ${dayName(deadline, days)}`
  return {
    title: days < 0 ? `${name} ${when}.` : `Send ${name} ${when}.`,
    about: note.trim() === '' ? status : `${status} · your note: “${note.trim()}”`,
    action: openList,
    submits: college,
    days,
  }
}

function dayName(deadline: string, days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 7 ? weekday(deadline) : date(deadline)
}

const byDay = (a: SavedCollege, b: SavedCollege) => ((a.deadline ?? '') < (b.deadline ?? '') ? -1 : 1)
