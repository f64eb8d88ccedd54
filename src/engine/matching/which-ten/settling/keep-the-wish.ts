import { isHope, isLikely } from '#engine/matching/chance/bands.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import { best, exchange, isFree, isHome, type MayGo, type Setting } from './setting.ts'

// Whoever asks for an HBCU, a Catholic or a small college and leaves home for one that is none of these has not been heard.

/** In Match, for the sake of the wish. */
const littleLess = 12
/** Likely ones: no target makes room for more. */
const enoughLikely = 5
/** For one at home: in Match, in first-years from home, and of all prices. */
const atHome = { less: 5, asMany: 3, price: 0.15 }
const fewTargets = 2
/** In percent: where fewer finish, it is a weaker college than most. */
const fewFinish = 30

/** Which colleges keep all of it, and which a part. */
export type Wish = { keeps: (k: number) => boolean; keepsSome: (k: number) => boolean }

/** Colleges away from home that keep no wish make room for those that do, else for one that far more at home choose. */
export function keepTheWish(list: number[], setting: Setting, wish: Wish, spare: MayGo) {
  const { judged, bandOf, matchOf, priceFitOf, finishingOf, firstYearsOf, isHandful, isForEveryone, own } =
    setting
  const isAsLikely = (k: number, other: number) => {
    if (isHope(bandOf(k))) return bandOf(other) === 'reach'
    if (!isLikely(bandOf(other))) return bandOf(other) === bandOf(k)
    return isLikely(bandOf(k)) || list.filter((one) => isLikely(bandOf(one))).length < enoughLikely
  }
  const away = list
    .filter((k) => !wish.keepsSome(k) && !isHome(setting, k) && !own.includes(k))
    .sort((a, b) => matchOf(a) - matchOf(b))
  for (const outgoing of away) {
    const mayCome = (k: number, less: number) =>
      !list.includes(k) &&
      isFree(setting, k) &&
      judged.role[k] !== roles.unknown &&
      !isHandful(k) &&
      isAsLikely(outgoing, k) &&
      matchOf(k) >= matchOf(outgoing) - less &&
      !(finishingOf(k) < Math.min(fewFinish, finishingOf(outgoing))) &&
      spare(outgoing, k)
    const targets = list.filter((k) => bandOf(k) === 'target').length
    const isFewTargets = bandOf(outgoing) === 'target' && targets <= fewTargets
    const staysHome = (k: number) =>
      isHome(setting, k) &&
      (setting.pool.tier[k] ?? 0) <= (setting.pool.tier[outgoing] ?? 0) &&
      isForEveryone(k) &&
      mayCome(k, atHome.less) &&
      !(isFewTargets && bandOf(k) !== 'target') &&
      firstYearsOf(k) > atHome.asMany * firstYearsOf(outgoing) &&
      !(priceFitOf(k) < priceFitOf(outgoing) - atHome.price)
    const incoming = best(setting, (k) => wish.keeps(k) && mayCome(k, littleLess)) ?? best(setting, staysHome)
    if (incoming !== null) exchange(list, outgoing, incoming)
  }
}
