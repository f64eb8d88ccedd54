import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../data')))
const titles = (text: string) => read(text).several?.map(({ title }) => title)

test.each([
  ['architecture or nursing', ['Architecture', 'Nursing']],
  [
    'cs, business or design',
    ['Computer Science', 'General Business', 'Graphic, Fashion, and Interior Design'],
  ],
  ['fashion design or graphic design', ['Fashion Design', 'Graphic Design']],
  ['pharmacy or nursing', ['Nursing', 'Pre-Pharmacy']],
])('"%s" is read together and each alone', (text, each) => {
  expect(titles(text)).toEqual(each)
})

test.each(['nursing', 'graphic design', 'pre-med', 'welding', 'physics and astronomy', 'undecided', 'zzzz'])(
  '"%s" is one subject or none',
  (text) => {
    expect(titles(text)).toBeUndefined()
  },
)

test('a path and a trade are kept beside another subject, and are told of themselves only', () => {
  const [tech, vet] = read('vet tech or vet').several ?? []
  expect(tech).toMatchObject({ title: 'Veterinary Technology' })
  expect(tech?.route).toBeUndefined()
  expect(vet?.route?.lead).toContain('01.09')
  const both = read('cosmetology or business')
  expect(both.trade).toBeUndefined()
  expect(both.several?.map(({ trade }) => trade?.path.split(' ')[0])).toEqual(['Cosmetologists', undefined])
})

test('each subject of several is counted as it is alone', () => {
  for (const [at, alone] of ['welding', 'graphic design', 'pre-med'].entries()) {
    const { families, counted, near, route, trade, title } = read(alone)
    const part = read('welding, graphic design or pre-med').several?.[at]
    expect({ ...part, alternatives: [] }).toMatchObject({ families, near, title })
    expect([part?.counted, part?.route, part?.trade]).toEqual([counted, route, trade])
  }
})
