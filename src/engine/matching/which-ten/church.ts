import type { College } from '#catalog/facts.ts'
import type { People } from '#catalog/rules/people.ts'

/**
 * Churches whose colleges are chosen by students of every belief and of none. The colleges of the others (Churches of
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
const ofNoChurch: readonly People['faith'][] = ['Protestant', 'Latter-day Saints']

export const isForItsOwnChurch = (
  { religion }: Pick<College, 'religion'>,
  faith: People['faith'],
): boolean => (typeof religion === 'string' ? !forEveryone.has(religion) : ofNoChurch.includes(faith))
