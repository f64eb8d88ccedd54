import type { Chance } from '#contract/matching/report.ts'
import type { Outlook } from '#contract/shortlist/outlook.ts'
import { rangeOf } from '#web/platform/chance.ts'

export type Moved = {
  changes: { unitid: number; before: Chance; after: Chance; words: string }[]
  /** Colleges that moved too little to mention. */
  still: number[]
}

const leastPoints = 0.03

const middle = ({ low, high }: Chance) => (low === null || high === null ? null : (low + high) / 2)
const said = (chance: Chance) => rangeOf(chance) ?? chance.band

/** What other numbers change: another band, or a chance that moves by at least three points; the largest move first. */
export function movedBy(real: Outlook, tried: Outlook): Moved {
  const pairs = tried.colleges.flatMap(({ unitid, chance: after }) => {
    const before = real.colleges.find((one) => one.unitid === unitid)?.chance
    return before && after ? [{ unitid, before, after }] : []
  })
  const distance = ({ before, after }: { before: Chance; after: Chance }) =>
    Math.abs((middle(after) ?? 1) - (middle(before) ?? 1))
  const moving = pairs.filter((pair) => pair.before.band !== pair.after.band || distance(pair) >= leastPoints)
  return {
    changes: moving
      .sort((a, b) => distance(b) - distance(a))
      .map((pair) => ({ ...pair, words: `${said(pair.before)} to ${said(pair.after)}` })),
    still: pairs.filter((pair) => !moving.includes(pair)).map(({ unitid }) => unitid),
  }
}
