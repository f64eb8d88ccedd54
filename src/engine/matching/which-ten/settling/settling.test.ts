import { expect, test } from 'vitest'
import type { ChanceBand } from '#contract/matching/report.ts'
import { after, always, type Option, settingOf } from '#engine/matching/testing/settling.ts'
import { balance } from './balance.ts'
import { takeBetterLikely } from './better-likely.ts'
import { bringAwaited, bringHome } from './bring-home.ts'
import { stayWhereOthersStay } from './chosen-at-home.ts'
import { goWhereOthersGo } from './destinations.ts'
import { keepTheWish } from './keep-the-wish.ts'
import type { Setting } from './setting.ts'
import { settle } from './settle.ts'
import { stayForLess } from './stay-for-less.ts'

test('one of the dearest away makes room for a cheaper one at home', () => {
  const away: Option = { zone: 'region', price: 0.1, match: 70 }
  const withHome = (home: Option, changes: Partial<Setting> = {}) =>
    after(stayForLess, settingOf([away, home], changes))
  expect(withHome({ match: 60 })).toEqual([1])
  expect(withHome({ match: 57 })).toEqual([0]) // too much less
  expect(withHome({ match: 60, tier: 'nearSubject' })).toEqual([1])
  expect(withHome({ match: 60, price: 0.4 })).toEqual([0]) // of the dearer half
  expect(withHome({ match: 60, finishing: 25 })).toEqual([0])
  expect(withHome({ match: 60, finishing: 34 })).toEqual([1])
  expect(
    after(
      stayForLess,
      settingOf([
        { ...away, finishing: 80 },
        { match: 60, finishing: 49 },
      ]),
    ),
  ).toEqual([0]) // where far fewer finish
  expect(withHome({ match: 60, band: 'reach' })).toEqual([0]) // the mix stays
  expect(withHome({ match: 60, band: 'likely' })).toEqual([1])
  expect(withHome({ match: 60 }, { destinations: [0] })).toEqual([0]) // many from home go there
})

test('better grades stay for less only where home is the better match', () => {
  const away: Option = { zone: 'region', price: 0.1, match: 70 }
  const withHome = (match: number) => after(stayForLess, settingOf([away, { match }], { gpa: 3.6 }))
  expect([withHome(72), withHome(73)]).toEqual([[0], [1]])
})

test('a likely college makes room for one that is plainly better and no dearer', () => {
  const held: Option = { role: 'almostLikely', band: 'likely', match: 70, score: 60 }
  const withOther = (other: Option) =>
    after(takeBetterLikely, settingOf([held, { band: 'likely', ...other }]))
  expect(withOther({ match: 79, score: 68 })).toEqual([1])
  expect(withOther({ match: 78, score: 68 })).toEqual([0])
  expect(withOther({ match: 79, score: 67 })).toEqual([0])
  expect(withOther({ match: 79, score: 68, price: 0.5 })).toEqual([0])
  expect(withOther({ match: 79, score: 68, band: 'target' })).toEqual([0])
  expect(withOther({ match: 79, score: 68, zone: 'region' })).toEqual([0]) // nobody leaves home for it
})

test('what most at home choose comes in for what few choose', () => {
  const withFew = (few: Option, most: Option = {}) =>
    after(stayWhereOthersStay, settingOf([few, { choosers: 200, ...most }], { chosenAtHome: [1] }))
  expect([withFew({ choosers: 99 }), withFew({ choosers: 100 })]).toEqual([[1], [0]])
  expect([withFew({ choosers: 49, fame: 0.7 }), withFew({ choosers: 99, fame: 0.7 })]).toEqual([[1], [0]])
  expect(withFew({ choosers: 20, match: 91 })).toEqual([0]) // a clearly better match
  expect(withFew({ choosers: 20, price: 0.9 })).toEqual([0]) // far cheaper
  expect(withFew({ choosers: 20 }, { finishing: 50 })).toEqual([0]) // where far more finish
  expect(withFew({ choosers: 20, band: 'reach' })).toEqual([0])
  expect(withFew({ choosers: 20, price: 0.8 })).toEqual([1])
  expect(withFew({ choosers: 20, price: 0.8, band: 'likely' })).toEqual([0]) // likely, and cheaper
})

test('what everyone at home names comes in for one as likely, from away first', () => {
  const withOthers = (others: readonly Option[], own: Option = {}) => {
    const list = [...others.keys()]
    const setting = settingOf([...others, { match: 70, ...own }], { awaited: [others.length] })
    bringAwaited(list, setting, always)
    return list
  }
  expect(withOthers([{ score: 40 }, { zone: 'region', score: 60, match: 70 }])).toEqual([0, 2])
  expect(withOthers([{ match: 75 }])).toEqual([1])
  expect(withOthers([{ match: 76 }])).toEqual([0]) // a better match
  expect(withOthers([{ match: 60, band: 'reach' }])).toEqual([0])
})

test('the state’s own university leaves for nobody', () => {
  const setting = settingOf([{ choosers: 20 }, { choosers: 200 }], { chosenAtHome: [1], own: [0] })
  expect(after(stayWhereOthersStay, setting)).toEqual([0])
})

test('a place that many from home go to comes in, and a second one for what hardly anyone goes to', () => {
  const away = (choosers: number, more: Option = {}): Option => ({ zone: 'region', choosers, ...more })
  const options = [away(6), away(40), away(5), away(90), away(80)]
  const setting = settingOf(options, { destinations: [3, 4] })
  const go = (list: number[], changed = setting) => {
    goWhereOthersGo(list, changed, always)
    return list
  }
  expect(go([0, 2])).toEqual([4, 3]) // none of the list draws a third as many
  expect(go([0, 1])).toEqual([3, 1]) // the second draws half as many as the first
  expect(go([1, 3])).toEqual([1, 3]) // 40 are not hardly anyone
  const weaker = settingOf([...options.slice(0, 3), away(90, { finishing: 50 })], { destinations: [3] })
  expect(go([0, 1], weaker)).toEqual([0, 1]) // far fewer finish there
  expect(go([0, 2], weaker)).toEqual([0, 3])
})

/** Seven likely colleges, one target and two reaches, of which nothing else speaks for one; then what waits. */
const mostlyLikely = (waiting: Option, changes: Partial<Setting> = {}): ChanceBand[] => {
  const bands: ChanceBand[] = [...Array<ChanceBand>(7).fill('likely'), 'target', 'reach', 'reach']
  const shown = bands.map((band): Option => ({ band, zone: 'region' }))
  const setting = settingOf([...shown, waiting], { gpa: 3.6, ...changes })
  const list = [...shown.keys()]
  balance(list, setting, always)
  return list.map((k) => setting.bandOf(k) ?? 'target').sort()
}
const count = (bands: readonly ChanceBand[]) => bands.join(' ')

test('a list that says likely seven times to good grades makes room for a target', () => {
  const two = count([...Array<ChanceBand>(6).fill('likely'), 'reach', 'reach', 'target', 'target'])
  const one = count([...Array<ChanceBand>(7).fill('likely'), 'reach', 'reach', 'target'])
  const after = (waiting: Option, changes?: Partial<Setting>) => count(mostlyLikely(waiting, changes))
  expect(after({ band: 'target' })).toBe(two)
  expect(after({ band: 'target' }, { gpa: 3.2 })).toBe(one)
  expect(after({ band: 'target', match: 67 })).toBe(one)
  expect(after({ band: 'target', price: 0.2 })).toBe(one)
  expect(after({ band: 'target' }, { destinations: [0, 1, 2, 3, 4, 5, 6] })).toBe(one)
})

test('a far reach is for whoever is of the upper half of its class, and one is enough', () => {
  const hasFarReach = (waiting: Option, changes?: Partial<Setting>) =>
    mostlyLikely(waiting, changes).includes('far reach')
  expect(hasFarReach({ band: 'far reach', role: 'farReach' })).toBe(true)
  expect(hasFarReach({ band: 'far reach', role: 'farReach' }, { isOfClass: () => false })).toBe(false)
  expect(hasFarReach({ band: 'far reach', role: 'remote' })).toBe(false)
})

test('nobody leaves home for the balance', () => {
  const bands: ChanceBand[] = [...Array<ChanceBand>(8).fill('likely'), 'reach', 'reach']
  const atHome = bands.map((band): Option => ({ band }))
  const listWith = (waiting: Option) => {
    const list = [...atHome.keys()]
    balance(list, settingOf([...atHome, waiting], { gpa: 3.6 }), always)
    return list
  }
  expect(listWith({ band: 'target', zone: 'region' })).not.toContain(10)
  expect(listWith({ band: 'target' })).toContain(10)
})

test('for a far reach one may leave home where more than five are, and it takes the place of a weaker reach', () => {
  const dream: Option = { zone: 'region', band: 'far reach', role: 'farReach' }
  const withDream = (home: number) => {
    const bands: ChanceBand[] = [...Array<ChanceBand>(6).fill('likely'), 'target', 'target', 'reach', 'reach']
    const shown = bands.map((band, k): Option => ({ band, zone: k < home ? 'home' : 'region' }))
    const named = [6, 7, 8, 9]
    const list = [...shown.keys()]
    balance(list, settingOf([...shown, dream], { gpa: 3.6, destinations: named }), always)
    return list.includes(10)
  }
  expect([withDream(6), withDream(5)]).toEqual([true, true]) // a likely one away leaves if there is one
  expect(withDream(10)).toBe(true)
  const reaches = (dreamMatch: number) => {
    const bands: ChanceBand[] = [
      ...Array<ChanceBand>(3).fill('likely'),
      ...Array<ChanceBand>(4).fill('target'),
      ...Array<ChanceBand>(3).fill('reach'),
    ]
    const shown = bands.map((band): Option => ({ band, zone: 'region' }))
    const list = [...shown.keys()]
    balance(list, settingOf([...shown, { ...dream, match: dreamMatch }], { gpa: 3.6 }), always)
    return list.includes(10)
  }
  expect([reaches(80), reaches(79)]).toEqual([true, false])
})

test('nobody leaves home for a safe place that costs more', () => {
  const away: Option = { zone: 'region', band: 'likely', match: 70, price: 0.4 }
  const best: Option = { band: 'likely', match: 80 }
  const listWith = (waiting: Option) => {
    // Three better matches are at home already, and three colleges outside stay.
    const shown = [best, best, best, away, { ...away, match: 90 }, { ...away, match: 90 }]
    const list = [...shown.keys()]
    bringHome(list, settingOf([...shown, waiting], { gpa: 3.6 }), always)
    return list.includes(6)
  }
  expect([listWith({ band: 'likely', match: 79 }), listWith({ band: 'likely', match: 78 })]).toEqual([
    true,
    false,
  ])
  expect(listWith({ band: 'target', match: 79 })).toBe(false)
  expect(listWith({ band: 'likely', match: 79, price: 0.3 })).toBe(false)
})

test('who asks for people, a size or a setting is sent there, not elsewhere away from home', () => {
  const withKept = (out: Option, incoming: Option, changes: Partial<Setting> = {}) => {
    const options: Option[] = [
      { zone: 'region', isKept: false, ...out },
      { zone: 'anywhere', isKept: true, ...incoming },
    ]
    const setting = settingOf(options, changes)
    const wish = { keeps: (k: number) => setting.pool.kept[k] !== 0, keepsSome: setting.keepsSome }
    return after((list, of, mayGo) => keepTheWish(list, of, wish, mayGo), setting)
  }
  expect(withKept({}, { match: 68 })).toEqual([1])
  expect(withKept({}, { match: 67 })).toEqual([0])
  expect(withKept({ zone: 'home' }, {})).toEqual([0])
  expect(withKept({}, {}, { own: [0] })).toEqual([0])
  expect(withKept({ band: 'reach' }, {})).toEqual([0]) // the mix stays
  expect(withKept({ band: 'reach' }, { band: 'reach' })).toEqual([1])
  expect(withKept({}, { band: 'likely' })).toEqual([1])
  expect(withKept({ band: 'likely' }, {})).toEqual([0])
  expect(withKept({}, {}, { keepsSome: () => true })).toEqual([0]) // one of two wishes
  const home: Option = { zone: 'home', isKept: false, choosers: 160 }
  expect(withKept({}, home, { bandOf: () => 'likely' })).toEqual([1])
  expect(withKept({}, home)).toEqual([1])
  expect(withKept({}, { ...home, choosers: 150 })).toEqual([0])
  expect(withKept({}, { ...home, match: 74 })).toEqual([0])
  expect(withKept({}, { ...home, band: 'likely' })).toEqual([0]) // the last target
})

test('good grades keep their reaches when a minimum needs a place', () => {
  // Two likely ones are missing; the last place is a reach.
  const bands: ChanceBand[] = [...Array<ChanceBand>(7).fill('target'), 'reach', 'reach', 'reach']
  const settled = (gpa: number, price = 0.6) => {
    const shown = bands.map((band): Option => ({ band, price: band === 'reach' ? price : 0.6 }))
    const waiting: Option = { band: 'likely', role: 'safe', match: 80 }
    const setting = settingOf([...shown, waiting, waiting], { gpa })
    return settle([...shown.keys()], setting).filter((k) => setting.bandOf(k) === 'reach').length
  }
  expect(settled(3.6)).toBe(3)
  expect(settled(3.2)).toBeLessThan(3)
  expect(settled(3.6, 0.04)).toBeLessThan(3) // beyond anybody's means
})
