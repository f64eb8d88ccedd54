import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { loadCatalog } from '#catalog/load.ts'
import { collegePages } from '#server/colleges/page/model.ts'
import { cardDrawer, cardFigures } from './card.ts'
import { linesOf } from './lettering.ts'
import { bar, circle, fill, picture } from './raster.ts'

const catalog = loadCatalog('src/catalog/data')
const pageOf = collegePages({
  catalog,
  addresses: collegeAddresses(catalog.colleges, []),
  majorSlug: () => null,
})
const pages = catalog.colleges.map(pageOf)
const oregonState = pages.find(({ id }) => id === 209542)

test('three figures with their years, and three of what is known where one is not', () => {
  if (!oregonState) throw new Error('no Oregon State')
  expect(cardFigures(oregonState).map(({ value, words, year }) => `${value} ${words}, ${year}`)).toEqual([
    '77% of applicants get in, fall 2024',
    '$16,992 a year after grants on $48–75k, 2022-23',
    '70% finish within six years, students who entered in 2018',
  ])
  for (const page of pages)
    for (const { value, year } of cardFigures(page)) {
      expect(value).not.toMatch(/NaN|null|undefined/)
      expect(year).toMatch(/\d{4}/)
    }
  const bare = pages.filter((page) => !page.thin && cardFigures(page).length < 3)
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('a card is a picture of 1200 by 630 that differs from college to college', async () => {
  const draw = cardDrawer()
  const [one, other] = await Promise.all(pages.slice(0, 2).map(draw))
  if (!one || !other) throw new Error('no cards')
  expect(one.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630])
  const rows = inflateSync(one.subarray(41, 41 + one.readUInt32BE(33)))
  expect(rows.length).toBe((1200 * 3 + 1) * 630)
  expect(one.equals(other)).toBe(false)
})

test('every name fits on its card', () => {
  const wide = { width: (text: string, size: number) => text.length * size * 0.6, shape: () => [] }
  for (const { name } of pages) {
    const lines = linesOf(wide, name, 46, 1072)
    expect([name, lines.length <= 3, lines.join(' ')]).toEqual([name, true, name])
  }
})

test('a shape covers as much as it measures', () => {
  const covered = (shape: Parameters<typeof fill>[1]) => {
    const black = picture(40, 40, () => [0, 0, 0])
    fill(black, shape, [255, 255, 255])
    return black.pixels.reduce((sum, value) => sum + value, 0) / 3 / 255
  }
  expect(covered([[10.5, 10.25, 20.5, 10.25, 20.5, 20.25, 10.5, 20.25]])).toBeCloseTo(100, 0)
  expect(covered(circle(20, 20, 10))).toBeCloseTo(Math.PI * 100, -1)
  expect(covered(bar(5, 5, 20, 4))).toBeCloseTo(16 * 4 + Math.PI * 4, -1)
  // A shape beyond one edge does not appear at the opposite one.
  expect(covered([[-20, 10, 60, 10, 60, 20, -20, 20]])).toBeCloseTo(400, 0)
})
