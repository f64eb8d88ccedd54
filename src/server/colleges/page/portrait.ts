import type { Catalog } from '#catalog/catalog.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import type { College, Program } from '#catalog/facts.ts'
import { missionsNow } from '#catalog/rules/people.ts'
import { usualBand } from '#contract/colleges/college-page.ts'
import { capital, dollars, withArticle } from '#contract/prose.ts'
import { stateName } from '#contract/states.ts'
import { settingOf } from '#words/settings.ts'
import { oneIn, sizeOf } from './spoken-numbers.ts'

type Sources = Pick<Catalog, 'provenance' | 'majorById' | 'rules'>

const nounOf = (name: string) =>
  /universit/i.test(name)
    ? 'university'
    : /institute/i.test(name)
      ? 'institute'
      : /school/i.test(name)
        ? 'school'
        : 'college'

const kinds: Partial<Record<College['missions'][number], string>> = {
  HBCU: 'historically Black',
  Tribal: 'Tribal',
  'women only': 'women’s',
  'men only': 'men’s',
}

function whatItIs({ rules }: Sources, college: College): string {
  const mission = missionsNow(college, rules.get(college.unitid)).flatMap((one) => kinds[one] ?? [])[0]
  const words = [sizeOf(college), mission, college.control, nounOf(college.name)]
  const online = college.missions.includes('distance only')
  const place = online ? 'that teaches online' : `in ${placeOf(settingOf(college.locale))}`
  return `${capital(withArticle(words.filter(Boolean).join(' ')))} ${place}.`
}
const placeOf = (setting: string) =>
  setting.includes('countryside') ? `the ${setting}` : withArticle(setting)

const near = (price: number) => dollars(Math.round(price / 1000) * 1000)

function whatItAsks(college: College): string | null {
  const { admission, netPrice } = college
  const finish = finishingRate(college)
  const price = netPrice.byIncome[usualBand]
  const parts = [
    admission.open
      ? 'everyone with a high-school diploma may come'
      : typeof admission.rate === 'number' && `${oneIn(admission.rate)} applicants get in`,
    typeof finish === 'number' && `${oneIn(finish)} finish`,
    typeof price === 'number' &&
      (price < 500
        ? `grants cover nearly all of it for ${family(college)} on $48–75k`
        : `${family(college)} on $48–75k pays about ${near(price)} a year after grants`),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  const last = parts.pop()
  return capital(parts.length === 0 ? `${last}.` : `${parts.join(', ')}, and ${last}.`)
}
/** Public colleges report residents' prices. */
const family = ({ control, state }: College) =>
  control === 'public' ? withArticle(`${stateName(state)} family`) : 'a family'

function whatIsStudied({ majorById }: Sources, { programs }: College): string | null {
  let total = 0
  let top: Program | null = null
  for (const program of programs) {
    total += program.awards
    if (program.awards > (top?.awards ?? 0)) top = program
  }
  const title = top && majorById.get(top.family)?.title
  if (!top || !title || total < 20) return null
  return `${degrees((100 * top.awards) / total)} in ${title}.`
}

/** 'One degree in six is', 'Three degrees in five are'. */
function degrees(share: number): string {
  if (share >= 95) return 'Nearly every degree is'
  const [part = '', whole = ''] = oneIn(share).split(' in ')
  return part === 'one' ? `One degree in ${whole} is` : `${capital(part)} degrees in ${whole} are`
}

/** Two or three sentences that differ from college to college, each based on a figure further down the page. */
export function portraitOf(catalog: Sources, college: College): { sentences: string[]; years: string } {
  const asks = whatItAsks(college)
  const studied = whatIsStudied(catalog, college)
  const year = (path: string) => catalog.provenance.get(path)?.year
  const years = [
    typeof college.admission.rate === 'number' &&
      !college.admission.open &&
      `admission ${year('admission.rate')}`,
    typeof finishingRate(college) === 'number' && `finishing: ${year('outcomes.graduation6')}`,
    typeof college.netPrice.byIncome[usualBand] === 'number' && `price ${year('netPrice.byIncome')}`,
    studied && `degrees ${year('programs.awards')}`,
  ].filter(Boolean)
  return {
    sentences: [whatItIs(catalog, college), asks, studied].filter((sentence) => sentence !== null),
    years: years.length > 0 ? `${capital(years.join('; '))}.` : '',
  }
}
