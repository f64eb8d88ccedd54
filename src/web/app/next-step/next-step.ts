import { dateFormat } from '#contract/date-format.ts'
import { planLabel, planLimits } from '#contract/plans.ts'
import { isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'

// The one thing to do next, from what a person has done so far.

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
  /** The latest search: its id, its best open match, and where to run it again if it was made on a smaller plan. */
  latest: { id: string; best: string | null; again: string | null } | null
  /** null: not known yet. */
  saved: readonly SavedCollege[] | null
  /** Whether the plan includes deadlines. */
  tracks: boolean
  /** 'YYYY-MM-DD' in the reader's time zone. */
  today: string
}

const dayMs = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })
const date = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' })

const openList = { label: 'Open My Colleges', to: '/my-colleges' }
const newSearch = { label: 'New search', to: '/college-match' }

export function nextStepOf({ latest, saved, tracks, today }: SoFar): NextStep {
  if (latest?.again) return stepAfterUpgrade(latest.again)
  if (saved && saved.length > 0) return stepWithList(saved, tracks, today)
  if (latest) return stepAfterSearch(latest)
  return {
    title: 'Four answers, then your list.',
    about: 'GPA, major, year and state: you get colleges that fit, with your chance and the price of each.',
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

const stepAfterSearch = ({ id, best }: NonNullable<SoFar['latest']>): NextStep => ({
  title: 'Save the colleges you like.',
  about: best
    ? `${best} leads your latest list. A saved college can be compared, tracked and decided on.`
    : 'A saved college can be compared, tracked and decided on.',
  action: { label: 'Open my matches', to: `/college-match?search=${id}` },
  second: newSearch,
})

function stepWithList(saved: readonly SavedCollege[], tracks: boolean, today: string): NextStep {
  const open = saved.filter(({ status }) => isOpen(status))
  const dated = open.filter((college) => college.deadline !== null).sort(byDay)
  const [first] = dated
  if (tracks && first?.deadline) return send(first, first.deadline, today)
  const [undated] = open
  if (tracks && undated)
    return {
      title: `Set a date for ${undated.collegeName}.`,
      about: 'With a deadline on it, your list can tell you what is next.',
      action: openList,
      second: newSearch,
    }
  const many = saved.length === 1 ? 'one college' : `${saved.length} colleges`
  return {
    title: 'Decide with your list.',
    about: `You saved ${many}. See them side by side: facts, prices and your own notes.`,
    action: openList,
    second: newSearch,
  }
}

function send(college: SavedCollege, deadline: string, today: string): NextStep {
  const { collegeName: name, status, note } = college
  const days = Math.round((at(deadline) - at(today)) / dayMs)
  const when = days < 0 ? `was due on ${date(at(deadline))}` : `by ${dayName(deadline, days)}`
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
  return days < 7 ? weekday(at(deadline)) : date(at(deadline))
}

const byDay = (a: SavedCollege, b: SavedCollege) => ((a.deadline ?? '') < (b.deadline ?? '') ? -1 : 1)
