import { expect, test } from 'vitest'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { cutForFree } from './plans.ts'

const [college] = sampleReport().collegeList
if (!college) throw new Error('the sample has no college')
const listOf = (length: number) =>
  Array.from({ length }, (_, at) => ({ ...college, unitid: at + 1, collegeName: `College ${at + 1}` }))
const cut = (report: Partial<ReturnType<typeof sampleReport>>) =>
  cutForFree(sampleReport(report), 'seed', null)

test('ten colleges become three, and the prompt says that seven more are withheld', () => {
  const report = cut({ collegeList: listOf(10), lockedCount: 0, upgradePrompt: null })
  expect([report.collegeList.length, report.lockedCount]).toEqual([3, 7])
  expect(report.upgradePrompt).toMatch(/^7 more colleges in your list /)
})

test('a server that counts what is to be withheld and sends it is not counted twice', () => {
  expect(cut({ collegeList: listOf(10), lockedCount: 7, upgradePrompt: 'Upgrade.' })).toMatchObject({
    lockedCount: 7,
    upgradePrompt: expect.stringMatching(/^7 more /),
  })
})

test.each([
  ['none', null],
  ['its own', 'Upgrade to see the rest.'],
])('of a list that is cut already the count and the prompt stay: %s', (_case, upgradePrompt) => {
  expect(cut({ collegeList: listOf(3), lockedCount: 12, upgradePrompt })).toMatchObject({
    lockedCount: 12,
    upgradePrompt,
  })
})
