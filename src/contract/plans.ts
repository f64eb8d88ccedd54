import type { College, Report } from './matching/report.ts'

/** Ordered: a later plan is a higher one (spec §4). */
export const planNames = ['free', 'gold'] as const
export type PlanName = (typeof planNames)[number]

const labels: Record<PlanName, string> = { free: 'Freshman', gold: 'Senior' }
export const planLabel = (plan: PlanName) => labels[plan]

/** What a plan may do. Every domain reads it here (spec §9). */
export const planLimits: Record<
  PlanName,
  { states: number; colleges: number; saves: number; tracker: boolean; filters: boolean }
> = {
  free: { states: 1, colleges: 3, saves: 5, tracker: false, filters: false },
  gold: { states: 3, colleges: 10, saves: Number.POSITIVE_INFINITY, tracker: true, filters: true },
}

export type PlanCard = {
  name: PlanName
  label: string
  priceCents: number
  interval: 'month'
  description: string
  features: readonly string[]
  popular: boolean
}

/** The static plans: the landing page starts with them, and keeps them if the config call fails (spec §7, §9). */
export const planCards: readonly PlanCard[] = [
  {
    name: 'free',
    label: labels.free,
    priceCents: 0,
    interval: 'month',
    description: 'Start exploring with the basics.',
    features: ['Basic matching', 'Search by state', 'Save up to 5 colleges', 'Community support'],
    popular: false,
  },
  {
    name: 'gold',
    label: labels.gold,
    priceCents: 2000,
    interval: 'month',
    description: 'Everything you need to build a list you trust.',
    features: [
      'Advanced matching criteria',
      'Filter by major and campus life',
      'Unlimited saves',
      'Application tracker',
      'Priority email support',
    ],
    popular: true,
  },
]

export const planRank = (plan: PlanName) => planNames.indexOf(plan)

const lockedCards = 2 // spec §6: the first 2 top cards show '??%'
const previewAbove = 80 // spec §4: scores above 80 …
const previewFrom = 70 // … become a whole number from 70 to 75
const previewSpan = 6

/** FNV-1a. The preview must be the same over reloads, history and PDF; it need not be secret. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

function lock(college: College): College {
  return {
    ...college,
    locked: true,
    matchPercentage: null,
    matchReasoning: '',
    scholarships: { schoolSpecific: [], private: [] },
    headline: '',
    ledger: [],
    chance: null,
    rules: [],
    scorePreview: false,
  }
}

function preview(college: College, seed: string): College {
  if (college.scorePreview || college.matchPercentage === null || college.matchPercentage <= previewAbove)
    return college
  return {
    ...college,
    matchPercentage: previewFrom + (hash(`${seed}:${college.unitid}`) % previewSpan),
    scorePreview: true,
    ledger: college.ledger.map((line) => ({ ...line, points: null })),
  }
}

/**
 * Cuts a report for the free plan (spec §4, §6, §9). The server applies it, so that what is withheld never leaves it.
 * The web applies it again, which changes nothing: it is idempotent. `seed` identifies the user and the search.
 */
export function cutForFree(report: Report, seed: string, askedFor: number | null): Report {
  const top = report.collegeList.slice(0, planLimits.free.colleges)
  const asked = report.collegeList.find((college) => college.unitid === askedFor)
  // A college that the student asked for takes the open place (docs/readings.md).
  const kept = asked && !top.includes(asked) ? [...top.slice(0, -1), asked] : top
  const lockedUpTo = Math.min(lockedCards, kept.length - 1)
  const collegeList = kept.map((college, i) => (i < lockedUpTo ? lock(college) : preview(college, seed)))
  const removed = report.collegeList.length - kept.length
  if (removed === 0) return { ...report, collegeList }
  // Another server may have counted what it still sends.
  const withheld = Math.min(report.lockedCount + removed, planLimits.gold.colleges - kept.length)
  return { ...report, collegeList, lockedCount: withheld, upgradePrompt: upgradePrompt(withheld) }
}

const upgradePrompt = (withheld: number) =>
  `${withheld} more ${withheld === 1 ? 'college in your list is' : 'colleges in your list are'} part of the ${labels.gold} plan, with every score and the reasons behind it.`
