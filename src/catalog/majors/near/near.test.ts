import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { countedWithin } from './counted-within.ts'
import { filedElsewhere } from './filed-elsewhere.ts'
import { nearFamilies, nearTogether } from './near.ts'
import { nearByHand } from './near-by-hand.ts'

const catalog = loadCatalog(join(import.meta.dirname, '../../data'))
const near = nearFamilies(catalog)

test('every major has neighbors, but for some licensed ones: known families, each once, never those of its own subject', () => {
  for (const { id, reportedUnder } of catalog.majors) {
    const found = near(id)
    const least = nearByHand[id]?.only?.length ?? 2
    expect([id, found.length >= least && found.length <= 10]).toEqual([id, true])
    expect([id, new Set(found).size]).toEqual([id, found.length])
    expect([id, found.filter((other) => !catalog.majorById.has(other))]).toEqual([id, []])
    expect([id, found.filter((other) => reportedUnder.includes(other))]).toEqual([id, []])
  }
})

test.each([
  ['42.01', ['42.28']], // psychology: applied psychology
  ['52.08', ['52.03', '52.06', '52.02', '52.01']], // finance: the rest of business
  ['14.02', ['14.19']], // aerospace: mechanical engineering
  ['26.13', ['26.01', '03.06', '03.01']], // ecology: biology, wildlife, environmental science
  ['50.03', ['50.05']], // dance: theatre
])('near %s come %j', (id, expected) => {
  expect(near(id)).toEqual(expect.arrayContaining(expected))
})

test('sharing a group of the classification does not make majors similar: nursing and dental hygiene are not', () => {
  expect(near('51.38')).not.toContain('51.06')
  expect(near('30.14')).not.toContain('30.70')
})

test('corrections by hand name families that exist and do what they say', () => {
  for (const [id, { first = [], never = [] }] of Object.entries(nearByHand)) {
    expect([id, catalog.majorById.has(id)]).toEqual([id, true])
    expect(near(id).slice(0, first.length)).toEqual(first)
    for (const other of never) expect(near(id)).not.toContain(other)
  }
})

test.each(['dental hygiene', 'respiratory therapy', 'radiologic technology', 'sonography', 'dietetics'])(
  'nothing stands in for %s that does not lead to its license',
  (text) => {
    const outside = majorResolver(catalog)(text).near.filter((id) => !id.startsWith('51.09'))
    expect(outside).toEqual([])
  },
)

test('two majors take turns, and neither is a neighbor of the other', () => {
  const both = nearTogether(near, ['26.01', '45.06'], ['26.01', '45.06', '52.06'])
  expect(both.slice(0, 2)).toEqual([
    near('26.01')[0],
    near('45.06').find((id) => !['26.01', '52.06'].includes(id)),
  ])
  expect(both).not.toContain('52.06')
})

test('a reading carries what is near; while undecided or unknown nothing is', () => {
  const read = majorResolver(catalog)
  const { families, near: around } = read('psychology')
  expect(around[0]).toBe('42.28')
  expect(around.filter((id) => families.includes(id))).toEqual([])
  expect(read('undecided').near).toEqual([])
  expect(read('asdfgh').near).toEqual([])
})

test.each([
  ['43.04', ['40.05', '26.01', '43.01']], // forensic science: chemistry, biology, criminal justice
  ['16.16', ['51.02', '13.10', '16.01']], // sign language: communication disorders, special education, linguistics
  ['13.02', ['13.01', '13.12']], // bilingual education: education, elementary education, before any language
  ['13.14', ['13.02', '13.01', '13.12']],
  ['52.20', ['14.33', '14.08']], // construction management: construction and civil engineering
  ['14.33', ['52.20', '15.10']],
  ['14.02', ['14.19']], // aerospace: mechanical engineering, long before physics
  ['03.03', ['03.06', '30.32', '26.13']], // fisheries: wildlife, marine science, marine biology
])('nearest to %s are %j', (id, expected) => {
  expect(near(id).slice(0, expected.length)).toEqual(expected)
})

test('who wants heating and cooling is not sent to ecology', () => {
  expect(near('15.05')[0]).toBe('15.08')
  expect(near('15.05')).not.toContain('03.01')
})

test('what is only filed under business has no business degree as its neighbor', () => {
  expect(near('43.04')).not.toContain('11.10')
  expect(near('12.03').indexOf('52.02')).toBeGreaterThan(2)
  expect(near('52.20').filter((id) => id.startsWith('52.'))).toEqual([])
})

test('what leads to sea or into the air has no business degree as its neighbor', () => {
  for (const id of ['49.01', '49.03']) expect(near(id).filter((other) => other.startsWith('52.'))).toEqual([])
})

test.each([
  ['game design', ['10.03', '50.0102', '11.07']],
  ['film', ['09.07', '50.06', '09.01']],
  ['fashion design', ['19.09', '50.0401']],
  ['animation', ['50.0411', '50.07']],
  ['korean', ['16.03', '16.0101']],
  ['disability studies', ['13.10', '45.11']],
])('a rare subject has a general one among its neighbors, after the close ones: %s', (text, expected) => {
  const { near: around } = majorResolver(catalog)(text)
  expect(around.filter((id) => expected.includes(id))).toEqual(expected)
})

test('a business school teaches what business schools teach as a rule, and no construction or hospitality', () => {
  const within = catalog.majors.map(({ id }) => id).filter((id) => id.startsWith('52.') && countedWithin(id))
  const titles = within.map((id) => catalog.majorById.get(id)?.title)
  expect(titles).toEqual([
    'Accounting',
    'Entrepreneurship',
    'Finance',
    'Human Resources',
    'International Business',
    'Marketing',
  ])
})

test('a degree that is filed elsewhere is one that the college reports there', () => {
  for (const [subject, rows] of Object.entries(filedElsewhere))
    for (const { family, colleges } of rows)
      for (const unitid of colleges) {
        const programs = catalog.collegeById.get(unitid)?.programs ?? []
        const reported = [...programs].find((program) => program.family === family.slice(0, 5))
        expect([subject, family, unitid, (reported?.awards ?? 0) > 0]).toEqual([
          subject,
          family,
          unitid,
          true,
        ])
      }
})
