import type { College } from '#catalog/facts.ts'
import type { Faith } from '#contract/matching/search-fields.ts'

/**
 * Churches whose colleges are mostly chosen by students of every belief and of none. The colleges of the others (Churches of
 * Christ, Nazarene, Southern Baptist, Adventist, interdenominational and so on) mostly ask for a life by their faith,
 * and are mostly chosen for it.
 */
const forEveryone = new Set([
  'Roman Catholic',
  'United Methodist',
  'Presbyterian Church (USA)',
  'Presbyterian',
  'Evangelical Lutheran Church',
  'Lutheran Church in America',
  'Christian Church (Disciples of Christ)',
  'United Church of Christ',
  'Protestant Episcopal',
  'Friends',
  'Moravian Church',
  'Baptist',
  'American Baptist',
  'American Evangelical Lutheran Church',
  'Church of Brethren',
  'Reformed Church in America',
  'Evangelical Covenant Church of America',
  'Episcopal Church, Reformed',
  'African Methodist Episcopal',
  'African Methodist Episcopal Zion Church',
  'Christian Methodist Episcopal',
  'Multiple Protestant Denomination',
])

/** Where the federal record names no church but a rule a faith, these are evangelical, of no denomination, or Latter-day Saints. */
const ofNoChurch: readonly (Faith | null)[] = ['Protestant', 'Latter-day Saints']

/** Theology, religious vocations and religious studies. */
const religious = /^(?:39\.|38\.02)/
/** A judgement, between Dallas (.056) and Samford or Marquette (.019 and under). */
const devout = 0.04

/** Mostly chosen for its faith. */
export function isForItsOwnChurch(
  { religion, programs }: Pick<College, 'religion' | 'programs'>,
  faith: Faith | null,
): boolean {
  if (typeof religion !== 'string') return ofNoChurch.includes(faith)
  return faith !== null && (!forEveryone.has(religion) || religiousShare(programs) >= devout)
}

function religiousShare(programs: College['programs']): number {
  let all = 0
  let own = 0
  for (const { family, awards } of programs) {
    if (!(awards > 0)) continue
    all += awards
    if (religious.test(family)) own += awards
  }
  return all > 0 ? own / all : 0
}
