import type { ChanceBand } from '#contract/matching/report.ts'
import { isLikely } from '#engine/matching/chance/bands.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import { best, exchange, grades, isFree, isHome, least, type MayGo, type Setting } from './setting.ts'

// Most colleges admit most who apply, and Match counts a good chance: left alone, a list says "likely" seven times to a
// student with good grades, and names nowhere to hope for to one who stands among the best.

type Part = 'likely' | 'target' | 'reach'
const planned: Record<Part, number> = { likely: 3, target: 4, reach: 3 }
const partOf = (band: ChanceBand | null): Part => {
  if (isLikely(band)) return 'likely'
  return band === 'target' ? 'target' : 'reach'
}

/** Two to plan with and two to hope for, and a far reach for whoever is no stranger to its class. */
const wanted: readonly { band: ChanceBand; min: number }[] = [
  { band: 'target', min: 2 },
  { band: 'reach', min: 2 },
  { band: 'far reach', min: 1 },
]
/** For the sake of the balance: in Match, in points of choice, and of all prices as seen from home. */
const littleLess = { match: 12, score: 12, price: 0.25 }
/** Of all prices, too: nobody pays so much for the sake of the balance. */
const dearest = 0.1
/** With more at home, one of them may leave for a far reach. */
const enoughAtHome = 5

/**
 * The best of what is missing comes in for the college that is chosen by the fewest points, of the part that the list has
 * most too many of. Nobody leaves home for it, but for the far reach, which is hardly ever there: it comes in for a reach
 * away from home if three or more are in the list and it is the better match, else for any part that there is too many of.
 */
export function balance(list: number[], setting: Setting, spare: MayGo) {
  const { judged, bandOf, matchOf, priceFitOf, isHandful, isOfClass, own, destinations, chosenAtHome } =
    setting
  if (!(setting.gpa >= grades.average)) return
  const score = (k: number) => at(judged.score, k)
  const isAtHome = (k: number) => isHome(setting, k)
  const isNamed = (k: number) => [own, destinations, chosenAtHome].some((some) => some.includes(k))
  const excess = (part: Part) => list.filter((k) => partOf(bandOf(k)) === part).length - planned[part]
  const staysHome = (k: number, incoming: number) =>
    isAtHome(incoming) ||
    !isAtHome(k) ||
    (bandOf(incoming) === 'far reach' && list.filter(isAtHome).length > enoughAtHome)
  const may = (k: number, incoming: number) =>
    matchOf(incoming) >= matchOf(k) - (bandOf(k) === 'reach' ? 0 : littleLess.match) &&
    score(incoming) >= score(k) - littleLess.score &&
    !(priceFitOf(k) - priceFitOf(incoming) > littleLess.price) &&
    !(priceFitOf(incoming) < Math.min(dearest, priceFitOf(k))) &&
    staysHome(k, incoming) &&
    spare(k, incoming)
  const mayLeave = (band: ChanceBand, k: number) => {
    if (isNamed(k)) return false
    const part = partOf(bandOf(k))
    const over = excess(part)
    if (band === 'far reach') {
      if (part === 'reach') return over >= 0 && bandOf(k) === 'reach' && !isAtHome(k)
      return over > 0 && excess('reach') <= 0
    }
    return over > 0 && over === Math.max(excess('likely'), excess('target'), excess('reach'))
  }
  for (const { band, min } of wanted) {
    while (list.filter((k) => bandOf(k) === band).length < min) {
      const leaving = list.filter((k) => mayLeave(band, k))
      const mayCome = (other: number) =>
        bandOf(other) === band &&
        isFree(setting, other) &&
        judged.role[other] !== roles.unknown &&
        !list.includes(other) &&
        !isHandful(other) &&
        (band !== 'far reach' || isOfClass(other)) &&
        leaving.some((k) => may(k, other))
      const incoming = best(setting, (k) => isAtHome(k) && mayCome(k)) ?? best(setting, mayCome)
      if (incoming === null) break
      const outgoing = least(
        leaving.filter((k) => may(k, incoming)),
        score,
      )
      if (outgoing === null) break
      exchange(list, outgoing, incoming)
    }
  }
}
