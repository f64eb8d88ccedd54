import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CampusLifeFact, campusLifeFacts, campusLifeLabels } from '#contract/colleges/campus-life.ts'
import type { Answers, College } from '#contract/matching/report.ts'
import { sampleCollege, sampleReport } from '#report-pdf/testing/sample-report.ts'
import {
  canFilter,
  type Filters,
  filtered,
  noFilters,
  readFilters,
  toggled,
  withAlso,
  writeFilters,
} from './filtering.ts'

const titles = ['Marine Biology', 'Biochemistry', 'Public Health', 'Environmental Science']
const college = (name: string, campusLife: Answers, offers: Answers = { yes: [], no: [] }) =>
  sampleCollege({ collegeName: name, campusLife, offers })
const names = (colleges: readonly College[], chosen: Partial<Filters>) =>
  filtered(colleges, { ...noFilters, ...chosen }).map((one) => one.college.collegeName)

test('a verified no hides a college; yes and unknown stay, the unknown marked in plain words', () => {
  const list = [
    college('Yes', { yes: ['rotc'], no: [] }),
    college('No', { yes: [], no: ['rotc'] }),
    college('Silent', { yes: [], no: [] }),
  ]
  const shown = filtered(list, { ...noFilters, life: ['rotc'] })
  expect(shown.map(({ college: { collegeName }, rank, unknown }) => [collegeName, rank, unknown])).toEqual([
    ['Yes', 1, []],
    ['Silent', 3, ['ROTC']],
  ])
})

test('one more filter is counted within what is shown; one that only silent records would keep leaves some', () => {
  const list = [
    college('Both', { yes: ['rotc', 'faith'], no: ['football'] }),
    college('Faith', { yes: ['faith'], no: ['rotc', 'football'] }),
    college('Silent', { yes: [], no: ['football'] }),
  ]
  const also = (chosen: Filters['life'], life: Filters['life']) =>
    withAlso(filtered(list, { ...noFilters, life: chosen }), { ...noFilters, life })
  expect(also([], ['faith'])).toEqual({ verified: 2, leavesNone: false })
  expect(also(['rotc'], ['faith'])).toEqual({ verified: 1, leavesNone: false })
  expect(also(['rotc'], ['abroad'])).toEqual({ verified: 0, leavesNone: false })
  expect(also(['rotc'], ['football'])).toEqual({ verified: 0, leavesNone: true })
})

test('several filters must all hold, a major and a fact alike', () => {
  const both = { yes: ['Biochemistry'], no: ['Public Health'] }
  const list = [
    college('Both', { yes: ['rotc', 'faith'], no: [] }, both),
    college('One', { yes: ['rotc'], no: ['faith'] }, both),
  ]
  expect(names(list, { offers: ['Biochemistry'] })).toEqual(['Both', 'One'])
  expect(names(list, { offers: ['Biochemistry'], life: ['rotc', 'faith'] })).toEqual(['Both'])
  expect(names(list, { offers: ['Public Health'] })).toEqual([])
})

test('the address keeps the filters beside the search, and what it does not know counts for nothing', () => {
  const report = sampleReport()
  const address = new URLSearchParams(
    'search=7&offers=Biochemistry&offers=Alchemy&life=rotc&life=rotc&life=greek',
  )
  const chosen = readFilters(address, report)
  expect(chosen).toEqual({ offers: ['Biochemistry'], life: ['rotc'] })
  expect(writeFilters(address, chosen).toString()).toBe('search=7&offers=Biochemistry&life=rotc')
  expect(writeFilters(address, noFilters).toString()).toBe('search=7')
  expect(readFilters(address, sampleReport({ majorProfile: null })).offers).toEqual([])
})

test('what was chosen is pressed again to let it go', () => {
  expect(toggled(['rotc'], 'ncaa')).toEqual(['rotc', 'ncaa'])
  expect(toggled(['rotc', 'ncaa'], 'rotc')).toEqual(['ncaa'])
})

test('a search from before the filters cannot be filtered', () => {
  const nothing = { yes: [], no: [] }
  const older = sampleReport().collegeList.map((one) => ({ ...one, offers: nothing, campusLife: nothing }))
  expect(canFilter(sampleReport())).toBe(true)
  expect(canFilter(sampleReport({ collegeList: older }))).toBe(false)
})

/** Every question answered yes, no or not at all. */
const answers = (questions: readonly string[]) =>
  fc
    .array(fc.constantFrom('yes', 'no', 'unknown'), {
      minLength: questions.length,
      maxLength: questions.length,
    })
    .map(
      (said): Answers => ({
        yes: questions.filter((_, i) => said[i] === 'yes'),
        no: questions.filter((_, i) => said[i] === 'no'),
      }),
    )
const anyList = fc
  .array(fc.record({ offers: answers(titles), campusLife: answers(campusLifeFacts) }), { maxLength: 10 })
  .map((list) => list.map((said, i) => sampleCollege({ unitid: i + 1, ...said })))
const anyFilters = fc.record({ offers: fc.subarray(titles), life: fc.subarray([...campusLifeFacts]) })

test('a hidden college has a verified no, a shown one has none, and the order and ranks are those of the list', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, chosen) => {
      const shown = filtered(list, chosen)
      const refuses = ({ offers, campusLife }: College) =>
        chosen.offers.some((title) => offers.no.includes(title)) ||
        chosen.life.some((fact) => campusLife.no.includes(fact))
      expect(shown.map(({ college: { unitid } }) => unitid)).toEqual(
        list.filter((one) => !refuses(one)).map(({ unitid }) => unitid),
      )
      for (const { college: one, rank, unknown } of shown) {
        expect(list[rank - 1]).toBe(one)
        const silent = [
          ...chosen.offers.filter((title) => !one.offers.yes.includes(title)),
          ...chosen.life
            .filter((fact) => !one.campusLife.yes.includes(fact))
            .map((fact) => campusLifeLabels[fact]),
        ]
        expect(unknown).toEqual(silent)
      }
    }),
  )
})

test('one more filter never adds a college', () => {
  fc.assert(
    fc.property(
      anyList,
      anyFilters,
      fc.constantFrom(...campusLifeFacts),
      (list, chosen, more: CampusLifeFact) => {
        const before = filtered(list, chosen).map(({ rank }) => rank)
        const after = filtered(list, { ...chosen, life: [...chosen.life, more] }).map(({ rank }) => rank)
        expect(before).toEqual(expect.arrayContaining(after))
      },
    ),
  )
})

test('through the address and back, filters are the same', () => {
  fc.assert(
    fc.property(anyFilters, (chosen) => {
      const address = new URLSearchParams(writeFilters(new URLSearchParams('search=1'), chosen).toString())
      expect(readFilters(address, sampleReport())).toEqual(chosen)
    }),
  )
})
