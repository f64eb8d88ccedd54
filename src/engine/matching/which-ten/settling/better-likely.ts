import { isLikely } from '#engine/matching/chance/bands.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import { best, exchange, isFree, isHome, type MayGo, type Setting } from './setting.ts'

// By a rounded record a likely college may pass for a target and hold the place of one, while by the true record a
// better likely one waits that every place for likely ones was full for.

const plainly = { match: 9, score: 8 }
/** Of those from home who go to the one that leaves. */
const asMany = 0.3

/** A likely college that is not really safe makes room for a likely one that is plainly better and no dearer. */
export function takeBetterLikely(list: number[], setting: Setting, spare: MayGo) {
  const { judged, bandOf, matchOf, priceFitOf, firstYearsOf, isHandful } = setting
  const score = (k: number) => at(judged.score, k)
  for (const k of [...list].sort((a, b) => score(a) - score(b))) {
    if (!isLikely(bandOf(k)) || judged.role[k] === roles.safe) continue
    const isNearer = (other: number) =>
      isHome(setting, other) || (!isHome(setting, k) && firstYearsOf(other) >= asMany * firstYearsOf(k))
    const incoming = best(
      setting,
      (other) =>
        score(other) >= score(k) + plainly.score &&
        isFree(setting, other) &&
        isLikely(bandOf(other)) &&
        !list.includes(other) &&
        !isHandful(other) &&
        isNearer(other) &&
        !(priceFitOf(other) < priceFitOf(k)) &&
        matchOf(other) >= matchOf(k) + plainly.match &&
        spare(k, other),
    )
    if (incoming !== null) exchange(list, k, incoming)
  }
}
