import type { Report } from '#contract/matching/report.ts'
import { capital } from '#contract/prose.ts'
import { bandOf, isLikely } from '#web/platform/chance.ts'
import { asDollars, stateOf } from '#web/platform/figures.ts'
import { inWords } from '#web/platform/in-words.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { familyPrice } from '#web/platform/price.ts'

type Listed = Report['collegeList'][number]

/**
 * The whole answer in a sentence or two: how many fit, how likely the best are, what they cost. With filters it is about
 * the colleges that are shown.
 */
export function verdict(
  { collegeList, lockedCount }: Pick<Report, 'collegeList' | 'lockedCount'>,
  home: string,
  income: Income | null,
  shown: readonly Listed[] = collegeList,
): string {
  if (shown.length === 0) return 'No college is shown with these filters.'
  const all = collegeList.length
  const count =
    shown.length < all
      ? `${tally(shown)} of ${inWords(all)} colleges ${are(shown)} shown.`
      : howManyFit(all + lockedCount)
  const open = shown.filter((college) => !college.locked && college.chance !== null)
  if (collegeList.some(({ locked }) => locked)) return `${count} ${onFree(open, income)}`.trim()
  if (open.length === 0) return count
  return `${count} ${surest(open, home, income)}`
}

const howManyFit = (all: number) => `${capital(inWords(all))} ${all === 1 ? 'college fits' : 'colleges fit'}.`

/** A cut list has one open college, so the sentence is about that one. */
function onFree([open]: readonly Listed[], income: Income | null): string {
  if (!open?.chance) return ''
  return `${open.collegeName} is ${article(bandOf(open.chance).label)}${atPrices([open], income)}.`
}

function surest(colleges: readonly Listed[], home: string, income: Income | null): string {
  const likely = colleges.filter(({ chance }) => isLikely(chance))
  const atHome = likely.filter(({ location }) => stateOf(location) === home)
  if (atHome.length > 0)
    return `${tally(atHome)} in ${home} ${are(atHome)} likely${atPrices(atHome, income)}.`
  if (likely.length > 0) return `${tally(likely)} ${are(likely)} likely${atPrices(likely, income)}.`
  const target = colleges.filter(({ chance }) => chance?.band === 'target')
  if (target.length === 0) return 'None is likely or a target: every one is a reach.'
  return `None is likely; ${inWords(target.length)} ${are(target)} a target${atPrices(target, income)}.`
}

const tally = (list: readonly unknown[]) => capital(inWords(list.length))
const are = (list: readonly unknown[]) => (list.length === 1 ? 'is' : 'are')
const article = (label: string) =>
  /reach|target/i.test(label) ? `a ${label.toLowerCase()}` : label.toLowerCase()

const roundly = (amount: number) => asDollars(Math.round(amount / 1000) * 1000)

function atPrices(colleges: readonly Listed[], income: Income | null): string {
  const amounts = colleges.flatMap((college) => familyPrice(college, income)?.amount ?? [])
  if (amounts.length === 0) return ''
  const [from, to] = [roundly(Math.min(...amounts)), roundly(Math.max(...amounts))]
  return from === to ? `, at about ${from} a year` : `, at about ${from} to ${to} a year`
}
