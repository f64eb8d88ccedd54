import { expect, test } from 'vitest'
import { after, type Option, settingOf } from '#engine/matching/testing/settling.ts'
import { goWithOthers } from './as-good-with-others.ts'
import type { Setting } from './setting.ts'

/** The list of one college away, with another one away that may take its place. */
const listWith = (few: Option, many: Option, changes: Partial<Setting> = {}) =>
  after(
    goWithOthers,
    settingOf(
      [
        { zone: 'region', band: 'target', match: 80, choosers: 6, ...few },
        { zone: 'region', band: 'target', match: 80, choosers: 60, ...many },
      ],
      changes,
    ),
  )
const [stays, goes] = [[0], [1]]

test('a college that hardly anyone from home goes to makes room for one as good that many do', () => {
  expect(listWith({}, { match: 77 })).toEqual(goes)
  expect(listWith({}, { match: 76 })).toEqual(stays) // not as good
  expect(listWith({}, { choosers: 29 })).toEqual(stays) // few go there, too
  expect(listWith({ choosers: 13 }, {})).toEqual(stays) // not many times as many
  expect(listWith({}, { finishing: 51 })).toEqual(stays) // fewer finish
  expect(listWith({ price: 0.8 }, { price: 0.59 })).toEqual(stays) // dearer
})

test('the mix stays, and so do real destinations and the own university', () => {
  expect(listWith({}, { band: 'likely' })).toEqual(stays)
  expect(listWith({ band: 'automatic' }, { band: 'likely' })).toEqual(goes)
  expect(listWith({}, {}, { destinations: [0] })).toEqual(stays)
  expect(listWith({}, {}, { own: [0] })).toEqual(stays)
  expect(listWith({}, { zone: 'home' })).toEqual(stays) // other rules bring those in
  expect(listWith({}, {}, { isForEveryone: () => false })).toEqual(stays)
})
