import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'

const catalog = loadCatalog(join(import.meta.dirname, '../../../data'))
const read = majorResolver(catalog)

test.each([
  ['fashion design', 'Fashion Design', ['50.0407']],
  ['I want to design clothes', 'Fashion Design', ['50.0407']],
  ['fashon design', 'Fashion Design', ['50.0407']],
  ['not fashion, graphic design', 'Graphic Design', ['50.0409']],
  ['graphic design or illustration', 'Graphic Design and Illustration', ['50.0409', '50.0410']],
  ['csi', 'Forensic Science', ['43.0406']],
  ['computer forensics', 'Digital Forensics', ['43.0403']],
  ['animation like Pixar', 'Animation and Visual Effects', ['10.0304']],
  ['printing', 'Graphic Communications', ['10.0301']],
  ['horses', 'Equine Studies', ['01.0507']],
  ['native american studies', 'Native American Studies', ['05.0202']],
  ['latin american studies', 'Latin American Studies', ['05.0107']],
  ['sports mgmt', 'Sport Management', ['31.0504']],
  ['exercise science/kinesiology', 'Exercise Science', ['31.0505']],
  ['early childhood ed', 'Early Childhood Education', ['13.1210']],
  ['phys ed', 'Physical Education', ['13.1314']],
  ['x-ray tech', 'Radiologic Technology', ['51.0911']],
  ['Spanish, pre-med', 'Spanish', ['16.0905']],
  ['fashion design or marketing', 'Fashion Design and Marketing', ['50.0407', '52.14']],
])('"%s" is counted as %s', (text, title, counted) => {
  expect(read(text)).toMatchObject({ kind: 'understood', title, counted })
})

test.each([
  'design',
  'Graphic, Fashion, and Interior Design',
  'kindergarten teacher', // licensed with the elementary grades in most states
  'Film and Photography',
  'music',
  'computer science',
  'psychology and criminal justice', // the second part does not make the first forensic
  'undecided',
])('"%s" names no specialty, so families are counted', (text) => {
  expect(read(text).counted).toBeUndefined()
})

test('what is next to a specialty is its own, and it is not its own neighbor', () => {
  expect(read('fashion design').near.slice(0, 2)).toEqual(['19.09', '52.1902'])
  for (const { id, title, names } of catalog.specialties.values())
    if (names.length > 0) expect([title, read(title).near.includes(id)]).toEqual([title, false])
})

test('every specialty is read from its own title, which is what is suggested', () => {
  const missed = [...catalog.specialties.values()]
    .filter(({ names }) => names.length > 0)
    .filter(({ id, title }) => read(title).counted?.join() !== id || read(title).title !== title)
  expect(missed.map(({ title }) => title)).toEqual([])
})

test.each([
  ['supply chain', '52.02'],
  ['project management', '52.02'],
  ['human resources', '52.02'],
  ['creative writing', '23.13'],
])('%s widens to the rest of its field last, %s', (text, family) => {
  expect(read(text).near.at(-1)).toBe(family)
})

test.each([
  ['viticulture', '01.1004'],
  ['wine making', '01.1004'],
  ['deaf education', '13.1003'],
  ['packaging', '15.1503'],
  ['packaging engineering', '15.1503'],
  ['hydrology', '40.0605'],
  ['seismology', '40.0603'],
  ['aquaculture', '01.0303'],
  ['air traffic control', '49.0105'],
  ['labor studies', '52.1004'],
  ['ethnomusicology', '50.0902'],
])('a subject with a code of its own is counted by it: %s', (text, id) => {
  expect(read(text)).toMatchObject({ counted: [id], exact: true })
})

test('beside the name of the whole family a part of it does not narrow; after it, it does', () => {
  for (const [text, title, counted] of [
    ['studio art & art history', 'Fine Arts', undefined],
    ['hospitality and tourism management', 'Hospitality Management', undefined],
    ['theatre (acting)', 'Acting', ['50.0506']],
    ['fashion and design', 'Fashion Design', ['50.0407']],
  ] as const)
    expect(read(text)).toMatchObject({ title, ...(counted && { counted }) })
  expect(read('studio art & art history').counted).toBeUndefined()
})
