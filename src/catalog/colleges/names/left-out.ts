import type { StateCode } from '#contract/states.ts'
import { squeezed } from './labels.ts'
import { typedWords } from './name-words.ts'

/**
 * Colleges of the federal directory (IPEDS HD2024, read 2026-11-18) that are not in the catalog, since they are for
 * profit or admit no first-years, and whose names would be read as one of ours.
 */
const leftOut = [
  'Academy of Art',
  'Academy of Art University',
  'American College of Education',
  'Arizona College of Nursing',
  'Baylor College of Medicine',
  'Berkeley College New York',
  'Brooklyn Law School',
  'Central Penn College',
  'Charter College',
  'Colorado Technical University',
  'Columbia Southern University',
  'Fashion Institute of Design and Merchandising',
  'FIDM',
  'Golden Gate University',
  'Institute of Culinary Education',
  'LA Film School',
  'Los Angeles Film School',
  'Medical College of Wisconsin',
  'New York Film Academy',
  'New York Law School',
  'New York Medical College',
  'Newschool of Architecture and Design',
  'NYFA',
  'Palo Alto University',
  'Rocky Mountain College of Art and Design',
  'Rush University',
  'South University',
  'UC San Francisco',
  'UCSF',
  'United States University',
  'University of California San Francisco',
  'University of Phoenix',
  'University of West Los Angeles',
  'Upstate Medical University',
  'West Coast University',
]
/** These too, except for those who live where the college of ours is, and may call it so. */
const unlessAtHome: readonly (readonly [string, StateCode])[] = [
  ['Allen College', 'SC'],
  ['Berkeley College', 'CA'],
  ['Kansas City University', 'MO'],
  ['Monroe College', 'LA'],
  ['Monroe University', 'LA'],
  ['Salem University', 'MA'],
  ['Walsh College', 'OH'],
]
const keyOf = (text: string) => squeezed(typedWords(text))
const keys: ReadonlySet<string> = new Set(leftOut.map(keyOf))
const homes: ReadonlyMap<string, StateCode> = new Map(
  unlessAtHome.map(([name, state]) => [keyOf(name), state]),
)

export function isLeftOut(text: string, near: readonly StateCode[]): boolean {
  const home = homes.get(keyOf(text))
  return home ? near[0] !== home : keys.has(keyOf(text))
}
