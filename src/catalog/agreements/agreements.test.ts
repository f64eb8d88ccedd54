import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { agreementAt, canHold } from './agreement.ts'

const { agreements } = loadCatalog('src/catalog/data')
const at = (
  state: 'WI' | 'ND' | 'SD' | 'NE',
  home: 'MN' | 'WI' | 'CO' | 'SD',
  control: 'public' | 'private' = 'public',
) => agreementAt(agreements, { unitid: 0, control, state }, home)?.id ?? null

test('a reciprocity comes before an exchange, and holds at public colleges of another state only', () => {
  expect(at('WI', 'MN')).toBe('mn-wi')
  expect(at('ND', 'MN')).toBe('mn-nd')
  expect(at('NE', 'MN')).toBe('msep')
  expect(at('ND', 'CO')).toBe('wue')
  expect(at('WI', 'WI')).toBeNull()
  expect(at('WI', 'MN', 'private')).toBeNull()
})

test('what one state grants alone holds at its own colleges, and not between its guests', () => {
  expect(at('SD', 'MN')).toBe('sd-advantage') // the reciprocity of the two ended with 2023-24
  expect(at('SD', 'CO')).toBe('sd-advantage')
  expect(at('WI', 'SD')).toBeNull()
  const oglala = { unitid: 219277, control: 'public', state: 'SD' } as const
  expect(agreementAt(agreements, oglala, 'IA')).toBeNull() // a tribal college
})

test('a rate that one college publishes holds there for its states, before the exchange, and nowhere else', () => {
  const idaho = (unitid: number, home: 'CA' | 'TX' | 'ID') =>
    agreementAt(agreements, { unitid, control: 'public', state: 'ID' }, home)?.id ?? null
  expect(idaho(142285, 'CA')).toBe('wue-idaho')
  expect(idaho(142285, 'TX')).toBeNull()
  expect(idaho(142285, 'ID')).toBeNull()
  expect(idaho(142115, 'CA')).toBe('wue') // Boise State
  const kansas = (unitid: number, home: 'MO' | 'CA' | 'NY') =>
    agreementAt(agreements, { unitid, control: 'public', state: 'KS' }, home)?.id ?? null
  expect([155681, 155317].map((unitid) => kansas(unitid, 'MO'))).toEqual([
    'gorilla-advantage', // Pittsburg State
    'msep', // the University of Kansas
  ])
  expect([kansas(155681, 'CA'), kansas(155681, 'NY')]).toEqual(['gorilla-advantage', null])
  expect([kansas(156125, 'MO'), kansas(155061, 'MO')]).toEqual(['shocker-select', 'msep']) // Wichita State
  expect(agreements.find(({ id }) => id === 'shocker-select')?.percent).toBe(150)
})

test('a college that takes no part in an exchange has none', () => {
  const boulder = { unitid: 126614, control: 'public', state: 'CO' } as const
  expect(agreementAt(agreements, boulder, 'UT')).toBeNull()
  expect(agreementAt(agreements, { ...boulder, unitid: 126818 }, 'UT')?.id).toBe('wue') // Colorado State
})

test('only the Academic Common Market is limited to what no public college at home offers', () => {
  const limited = agreements.filter((one) => !canHold(one, true))
  expect(limited.map(({ id }) => id)).toEqual(['acm'])
  expect(agreements.every((one) => canHold(one, false))).toBe(true)
})

test('a grant of the home state goes along to public colleges of any other, and nowhere else', () => {
  const dc = (state: 'MD' | 'CA' | 'DC', control: 'public' | 'private' = 'public') =>
    agreementAt(agreements, { unitid: 0, control, state }, 'DC')
  expect(dc('CA')).toMatchObject({ id: 'dctag', kind: 'grant', most: 10_000 })
  expect(dc('MD', 'private')).toBeNull()
  expect(dc('DC')).toBeNull()
})

test('every agreement names its states, source, link and the day it was read', () => {
  for (const { id, kind, states, rate, link, source, read } of agreements) {
    expect(states.length, id).toBeGreaterThan(kind === 'grant' ? 0 : 1)
    expect(rate === '', id).toBe(kind === 'exchange')
    expect(link).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\//)
    expect(source.length).toBeGreaterThan(3)
    expect(read).toMatch(/^202\d-\d\d-\d\d$/)
  }
})
