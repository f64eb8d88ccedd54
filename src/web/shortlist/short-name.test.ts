import { expect, test } from 'vitest'
import { distinctForms, shortName, shortNameWithin } from './short-name.ts'

test.each([
  ['University of Oregon', 'U of Oregon'],
  ['Oregon State University', 'Oregon State'],
  ['Ohio State University-Main Campus', 'Ohio State'],
  ['University of Washington-Seattle Campus', 'U of Washington-Seattle'],
  ['Purdue University Fort Wayne', 'Purdue U Fort Wayne'],
  ['The Juilliard School', 'Juilliard School'],
  ['Massachusetts Institute of Technology', 'Massachusetts Inst. of Tech.'],
  ['Berea College', 'Berea'],
  ['University of California-San Diego', 'UC San Diego'],
  ['California State University-Long Beach', 'Cal State Long Beach'],
  ['The University of Texas at Austin', 'UT Austin'],
  ['The University of Texas Rio Grande Valley', 'UT Rio Grande Valley'],
  ['University of North Carolina at Chapel Hill', 'UNC Chapel Hill'],
  ['University of North Carolina School of the Arts', 'U of North Carolina School of the Arts'],
  ['Pennsylvania State University-Penn State Altoona', 'Penn State Altoona'],
  ['University College', 'University College'],
])('%s is %s for short', (name, short) => expect(shortName(name)).toBe(short))

test.each([
  ['Reed College', 'Reed'],
  ['University of California-Santa Barbara', 'UC Santa Barbara'],
  ['University of Wisconsin-La Crosse', 'Wisconsin-La Crosse'],
  ['University of Wisconsin-Stevens Point', 'Wiscon…Stevens Point'],
  ['University of Massachusetts-Dartmouth', 'Massachuse…Dartmouth'],
  ['Indiana University-Bloomington', 'Indiana…Bloomington'],
  ['The University of Texas Rio Grande Valley', 'UT Rio Grande Valley'],
  ['Pennsylvania State University-Penn State Harrisburg', 'Penn State Harrisbu…'],
])('in 20 letters %s is %s', (name, short) => expect(shortNameWithin(20, name)).toBe(short))

test('a form that two names share is used for neither', () => {
  const forms = (name: string) => [shortName(name), name]
  expect(distinctForms(['Boston College', 'Boston University', 'Reed College'], forms)).toEqual([
    ['Boston College'],
    ['Boston University'],
    ['Reed', 'Reed College'],
  ])
  expect(distinctForms(['Union College', 'Union College'], forms)).toEqual([[], []])
})
