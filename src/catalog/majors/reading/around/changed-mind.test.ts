import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { sinceTheTurn } from './changed-mind.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

test.each([
  ['i thought bio but now im thinking psych', 'Psychology'],
  ['biology → changed to psychology last month', 'Psychology'],
  ['was going to do engineering but now I’m thinking architecture', 'Architecture'],
  ['used to want to be a lawyer, now social work', 'Social Work'],
  ['computer science at first but graphic design now', 'Graphic Design'],
  ['physics originally, astronomy now', 'Astronomy and Astrophysics'],
  ['was architecture, switched to civil engineering', 'Civil Engineering'],
  ['I was set on accounting until I took psychology and fell in love', 'Psychology'],
  ['wanted to be an astronaut as a kid, now it’s more like mechanical engineering', 'Mechanical Engineering'],
  ['my son wants to be an electrician but we want him in electrical engineering', 'Electrical Engineering'],
  ['nursing no wait accounting', 'Accounting'],
  ['cs - wait no, mechanical engineering', 'Mechanical Engineering'],
  ['biology, i mean business and nursing, actually accounting', 'Accounting'],
])('only the later wish counts: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('without a turn the text stays whole', () => {
  for (const text of [
    'nursing, but close to home',
    'I used to dance',
    'I used to hate math but now I love it',
    'psychology, i mean it is so interesting',
    'nursing, sorry for the typo',
  ])
    expect(sinceTheTurn(text, () => false)).toBe(text)
})
