import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from './resolver.ts'
import { trades } from './trades.ts'

const catalog = loadCatalog(join(import.meta.dirname, '../../data'))
const read = majorResolver(catalog)

test('every trade and every word for it is read as that trade, says the path, and has bachelor’s neighbors second', () => {
  for (const { name, aliases, path, families } of trades)
    for (const text of [name, ...aliases]) {
      const reading = read(text)
      expect([text, reading]).toMatchObject([
        text,
        { kind: 'understood', exact: true, title: name, trade: { path }, families },
      ])
    }
})

test('a smith is no locksmith', () => {
  expect(read('blacksmithing').title).toBe('Blacksmithing')
  expect(read('farrier').title).toBe('Farriery')
  expect(read('locksmith').title).toBe('Locksmithing')
})

test('a path is a whole sentence and names a certificate, an apprenticeship or a community college', () => {
  for (const { id, path } of trades) {
    expect([id, /certificate|apprenticeship|community college/.test(path)]).toEqual([id, true])
    expect([id, /^[A-Z].*\.$/.test(path)]).toEqual([id, true])
  }
})

test('trades and their words stand once', () => {
  const words = trades.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  for (const { families } of trades) expect(families.every((id) => catalog.majorById.has(id))).toBe(true)
})

test.each([
  ['I want to be a welder', 'Welding'],
  ['become an electrician', 'Electrical Trade'],
  ['plumbing apprenticeship', 'Plumbing and Pipefitting'],
  ['hvac tech', 'Heating and Air Conditioning'],
  ['cosmetology school', 'Cosmetology'],
])('"%s" is a wish for a trade: %s', (text, name) => {
  expect(read(text)).toMatchObject({ title: name })
  expect(read(text).trade).toBeDefined()
})

test('a family that is a trade by another name also describes the path', () => {
  expect(read('Welding and Metalworking')).toMatchObject({
    title: 'Welding and Metalworking',
    trade: { path: expect.stringMatching(/^Welders /) },
  })
})

test('no trade is answered with engineering, neither beside it nor next to that', () => {
  for (const { name } of trades) {
    const { families, near } = read(name)
    expect([name, [...families, ...near].filter((id) => id.startsWith('14.'))]).toEqual([name, []])
  }
})

test.each([
  'electrical engineering',
  'mechanical engineering',
  'nursing',
  'dentist',
  'construction management',
])('"%s" is no trade', (text) => {
  expect(read(text).trade).toBeUndefined()
})
