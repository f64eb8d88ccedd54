import { isLikely } from '#engine/matching/chance/bands.ts'
import { or } from '#engine/matching/numbers/curves.ts'
import { best, exchange, isFree, isHome, type MayGo, type Setting } from './setting.ts'

// The draw among equals shows a college that six from home go to, while one that as good a record opens and five hundred
// from home choose waits.

/** First-years from home: fewer are none; and so many times as many. */
const others = 30
const manyMore = 5
/** In Match, of all prices as seen from home, and in percent of who finish. */
const worse = { match: 3, price: 0.2, finishing: 8 }

/** Away from home a college that hardly anyone from home goes to makes room for one as good that many do. */
export function goWithOthers(list: number[], setting: Setting, mayGo: MayGo) {
  const {
    bandOf,
    matchOf,
    priceFitOf,
    finishingOf,
    firstYearsOf,
    own,
    destinations,
    isHandful,
    isForEveryone,
  } = setting
  const partOf = (k: number) => (isLikely(bandOf(k)) ? 'likely' : bandOf(k))
  const leaving = list
    .filter((k) => !isHome(setting, k) && !own.includes(k) && !destinations.includes(k))
    .sort((a, b) => firstYearsOf(a) - firstYearsOf(b))
  for (const k of leaving) {
    const enough = Math.max(others, manyMore * firstYearsOf(k))
    const incoming = best(
      setting,
      (other) =>
        !isHome(setting, other) &&
        isFree(setting, other) &&
        !list.includes(other) &&
        firstYearsOf(other) >= enough &&
        partOf(other) === partOf(k) &&
        matchOf(other) >= matchOf(k) - worse.match &&
        priceFitOf(other) >= priceFitOf(k) - worse.price &&
        !(finishingOf(other) < or(0, finishingOf(k)) - worse.finishing) &&
        !isHandful(other) &&
        isForEveryone(other) &&
        mayGo(k, other),
    )
    if (incoming !== null) exchange(list, k, incoming)
  }
}
