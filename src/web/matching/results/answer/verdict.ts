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
      : howManyFit(collegeList.filter(isOpenToYou).length + lockedCount)
  const open = shown.filter((college) => !college.locked && college.chance !== null)
  if (collegeList.some(({ locked }) => locked)) return `${count} ${onFree(open, income)}`.trim()
  if (open.length === 0) return count
  return `${count} ${surest(open, home, income)}`
}

/** Who is below its minimum asked for it by name. */
const isOpenToYou = ({ chance }: Listed) => chance?.band !== 'below the published minimum'

const howManyFit = (all: number) => `${capital(inWords(all))} ${all === 1 ? 'college fits' : 'colleges fit'}.`

/** A cut list has one open college, so the sentence is about that one. */
function onFree([open]: readonly Listed[], income: Income | null): string {
  if (!open?.chance) return ''
  const { collegeName, chance } = open
  const at = atPrices([open], income)
  if (isLikely(chance)) return `${collegeName} ${wouldAdmit}${at}.`
  if (chance.band === 'below the published minimum')
    return `${collegeName} publishes a minimum that you do not meet.`
  return `${collegeName} is a ${bandOf(chance).label.toLowerCase()}${at}.`
}

/** Of "likely", of a published rule and of open doors alike: each label stays free to mean one thing, and none promises. */
const wouldAdmit = 'would probably admit you'

function surest(colleges: readonly Listed[], home: string, income: Income | null): string {
  const likely = colleges.filter(({ chance }) => isLikely(chance))
  const atHome = likely.filter(({ location }) => stateOf(location) === home)
  if (atHome.length > 0)
    return `${tally(atHome)} in ${spoken(home)} ${wouldAdmit}${atPrices(atHome, income)}.`
  if (likely.length > 0) return `${tally(likely)} ${wouldAdmit}${atPrices(likely, income)}.`
  const target = colleges.filter(({ chance }) => chance?.band === 'target')
  if (target.length === 0) return 'None is likely or a target: every one is a reach.'
  return `None is likely; ${inWords(target.length)} ${are(target)} a target${atPrices(target, income)}.`
}

const spoken = (state: string) => (state === 'District of Columbia' ? `the ${state}` : state)

const tally = (list: readonly unknown[]) => capital(inWords(list.length))
const are = (list: readonly unknown[]) => (list.length === 1 ? 'is' : 'are')

const roundly = (amount: number) => asDollars(Math.round(amount / 1000) * 1000)

function atPrices(colleges: readonly Listed[], income: Income | null): string {
  const amounts = colleges.flatMap((college) => familyPrice(college, income)?.amount ?? [])
  if (amounts.length === 0) return ''
  // Where some have no known price, the amounts are not said of them.
  const whose = amounts.length < colleges.length ? `${inWords(amounts.length)} of them ` : ''
  const [from, to] = [roundly(Math.min(...amounts)), roundly(Math.max(...amounts))]
  return `, ${whose}at about ${from === to ? from : `${from} to ${to}`} a year`
}
