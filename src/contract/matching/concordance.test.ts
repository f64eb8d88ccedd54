import { expect, test } from 'vitest'
import { actAsSat, satAsAct, satEquivalent } from './concordance.ts'

test('ACT 30 equals SAT 1370', () => {
  expect(actAsSat(30)).toBe(1370)
})

test('a better ACT is never worth less', () => {
  const scores = Array.from({ length: 36 }, (_, i) => actAsSat(i + 1))
  expect(scores).toEqual([...scores].sort((a, b) => a - b))
  expect(scores.at(0)).toBe(400)
  expect(scores.at(-1)).toBe(1590)
})

test('the better of the two tests counts, and one alone is enough', () => {
  expect(satEquivalent({ sat: 1300, act: 30 })).toBe(1370)
  expect(satEquivalent({ sat: 1450, act: 30 })).toBe(1450)
  expect(satEquivalent({ sat: null, act: 30 })).toBe(1370)
  expect(satEquivalent({ sat: null, act: null })).toBeNull()
})

test('the nearest ACT composite of an SAT total, back and forth', () => {
  for (let act = 9; act <= 36; act++) expect(satAsAct(actAsSat(act))).toBe(act)
  expect([satAsAct(400), satAsAct(1290), satAsAct(1600)]).toEqual([9, 27, 36])
})
