import { isLikely, isWithinReach } from '#engine/matching/who-gets-in/bands.ts'
import { best, exchange, isFree, isHome, type MayGo, type Setting } from './setting.ts'

// Whoever asks for an HBCU or a Catholic college and leaves home for one that is neither has not been heard.

/** In Match, for the sake of the wish. */
const littleLess = 12
/** Likely ones: no target makes room for more. */
const enoughLikely = 5
/** In percent: where fewer finish, it is a weaker college than most. */
const fewFinish = 30

/** Colleges away from home that keep no wish make room for those that do and are about as likely. */
export function keepTheWish(list: number[], setting: Setting, spare: MayGo) {
  const { pool, bandOf, matchOf, finishingOf, isHandful, own } = setting
  const isKept = (k: number) => pool.kept[k] !== 0
  const isHope = (k: number) => bandOf(k) === 'reach' || !isWithinReach(bandOf(k))
  const isAsLikely = (k: number, other: number) => {
    if (isHope(k)) return bandOf(other) === 'reach'
    if (!isLikely(bandOf(other))) return bandOf(other) === bandOf(k)
    return isLikely(bandOf(k)) || list.filter((one) => isLikely(bandOf(one))).length < enoughLikely
  }
  const away = list
    .filter((k) => !isKept(k) && !isHome(setting, k) && !own.includes(k))
    .sort((a, b) => matchOf(a) - matchOf(b))
  for (const outgoing of away) {
    const incoming = best(
      setting,
      (k) =>
        isKept(k) &&
        !list.includes(k) &&
        isFree(setting, k) &&
        !isHandful(k) &&
        isAsLikely(outgoing, k) &&
        matchOf(k) >= matchOf(outgoing) - littleLess &&
        !(finishingOf(k) < Math.min(fewFinish, finishingOf(outgoing))) &&
        spare(outgoing, k),
    )
    if (incoming !== null) exchange(list, outgoing, incoming)
  }
}
