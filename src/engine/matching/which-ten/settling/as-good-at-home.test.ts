import { expect, test } from 'vitest'
import { after, type Option, settingOf } from '#engine/matching/testing/settling.ts'
import { stayForAsGood } from './as-good-at-home.ts'
import type { Setting } from './setting.ts'

/** The list of one college away, with one at home that may take its place. */
const listWith = (away: Option, home: Option, changes: Partial<Setting> = {}) =>
  after(
    stayForAsGood,
    settingOf(
      [
        { zone: 'region', price: 0.4, match: 80, choosers: 20, ...away },
        { match: 80, ...home },
      ],
      {
        gpa: 2.7, // nobody has to stay outside
        ...changes,
      },
    ),
  )
const safe: Option = { band: 'likely' }
const [stays, comesHome] = [[0], [1]]

test('a safe place away makes room for one at home that is as good and costs less', () => {
  expect(listWith(safe, { band: 'automatic', match: 77 })).toEqual(comesHome)
  expect(listWith(safe, { band: 'likely', match: 76 })).toEqual(stays) // not as good
  expect(listWith(safe, { band: 'likely', price: 0.49 })).toEqual(stays) // hardly cheaper
  expect(listWith(safe, { band: 'likely', choosers: 20 })).toEqual(stays) // chosen by no more
  expect(listWith(safe, { band: 'likely', score: 37 })).toEqual(stays) // much speaks against it
  expect(listWith(safe, { band: 'target' })).toEqual(stays)
})

test('a target leaves only for a better one, and a reach for none', () => {
  const target: Option = { band: 'target' }
  expect(listWith(target, { ...target, match: 83 })).toEqual(comesHome)
  expect(listWith(target, { ...target, match: 82 })).toEqual(stays)
  const reach: Option = { band: 'reach' }
  expect(listWith(reach, { ...reach, match: 95 })).toEqual(stays)
})

test('real destinations and what stays outside for good grades are left alone', () => {
  expect(listWith(safe, safe, { destinations: [0] })).toEqual(stays)
  expect(listWith(safe, safe, { gpa: 3.6 })).toEqual(stays)
  expect(listWith(safe, safe, { isForEveryone: () => false })).toEqual(stays)
})

test('the last private colleges leave for none that is public', () => {
  const few = { ...safe, isPrivate: true }
  expect(listWith(few, safe)).toEqual(stays)
  expect(listWith(few, few)).toEqual(comesHome)
})

test('nobody stays where far fewer finish, the best for no weaker college', () => {
  expect(listWith(safe, { ...safe, finishing: 40 })).toEqual(comesHome)
  expect(listWith(safe, { ...safe, finishing: 39 })).toEqual(stays)
  expect(listWith({ ...safe, finishing: 40 }, { ...safe, finishing: 29 })).toEqual(stays)
})
