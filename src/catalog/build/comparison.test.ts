import { expect, test } from 'vitest'
import type { College } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { compare, comparisonLines, refusals } from './comparison.ts'

const { colleges } = loadCatalog('src/catalog/data')
const refused = (built: readonly College[]) => refusals(compare(colleges, built), colleges.length)
const changed = (change: (college: College, at: number) => Partial<College>) =>
  colleges.map((college, at) => ({ ...college, programs: college.programs, ...change(college, at) }))

test('the same release changes nothing and is published', () => {
  const same = compare(colleges, colleges)
  expect(same).toEqual({ gone: [], come: [], renamed: [], coverage: [], moves: [] })
  expect(refused(colleges)).toEqual([])
})

test('a release without half of the admission rows is refused, and says which facts went', () => {
  const unknown = {
    rate: 'not reported',
    yield: 'not reported',
    sat: 'not reported',
    act: 'not reported',
  } as const
  const built = changed(({ admission }, at) =>
    at % 2 === 0 ? { admission: { ...admission, ...unknown, tests: null } } : {},
  )
  expect(refused(built).join()).toMatch(
    /admission\.rate is known of \d+\.\d % of colleges, and was of \d+\.\d %/,
  )
})

test('a test policy whose codes changed their meaning is refused', () => {
  const built = changed(({ admission }) => ({
    admission: { ...admission, tests: admission.tests === 'optional' ? 'required' : admission.tests },
  }))
  expect(refused(built).join()).toContain('admission.tests optional')
})

test('over 3 % fewer colleges are refused, fewer than that are not', () => {
  expect(refused(colleges.slice(0, Math.floor(colleges.length * 0.96))).join()).toContain('% fewer colleges')
  expect(refused(colleges.slice(0, Math.ceil(colleges.length * 0.98))).join()).not.toContain('fewer colleges')
})

test('every field that is lost at 3 % of the colleges is refused', () => {
  const built = changed((_, at) => (at % 33 === 0 ? { transfersIn: 'not reported' } : {}))
  expect(refused(built)).toEqual([expect.stringMatching(/^transfersIn is known/)])
})

test('who went, who came, who has another name and what moved most are told by name', () => {
  const [first, second, ...others] = colleges
  if (!first || !second) throw new Error('the catalog has colleges')
  const moved = { ...second, programs: second.programs, name: 'Renamed College', undergraduates: 1 }
  const newcomer = { ...first, programs: first.programs, unitid: 999_999, name: 'New College' }
  const text = comparisonLines(compare(colleges, [newcomer, moved, ...others])).join('\n')
  expect(text).toContain(`${first.unitid} ${first.name} (${first.state})`)
  expect(text).toContain('999999 New College')
  expect(text).toContain(`${second.name} -> Renamed College`)
  expect(text).toMatch(/Largest moves: 1\n {2}Renamed College: undergraduates \d+ -> 1/)
})
