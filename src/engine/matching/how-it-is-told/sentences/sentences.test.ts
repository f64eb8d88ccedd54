import { expect, test } from 'vitest'
import { headline } from '#engine/matching/how-it-is-told/headline.ts'
import type { Portrait } from '#engine/matching/how-it-is-told/portrait.ts'
import { componentNamed } from '#engine/matching/how-well-it-fits/components.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { automatic } from './briefs.ts'
import { type Frame, speaker } from './frames.ts'
import { placeFrames } from './place.ts'
import { programFrames } from './program.ts'
import { teachingFrames } from './setting.ts'

// Each test says a rule of the words, on one real college with the facts that the rule is about.

const [ordinary] = match(student({ state: 'OH', major: 'Psychology' })).portraits
if (!ordinary) throw new Error('no college in Ohio')

type Changes = Omit<Partial<Portrait>, 'college'> & { college?: Partial<Portrait['college']> }
const portrait = ({ college, ...changes }: Changes): Portrait => ({
  ...ordinary,
  ...changes,
  college: { ...ordinary.college, ...college },
})
const said = <About>(frames: readonly Frame<About>[], about: About) =>
  frames.flatMap((frame) => frame(about) ?? []).join(' ')

test('a small program promises close professors only where teachers are not shared among many', () => {
  const small = { ...(ordinary.program as NonNullable<Portrait['program']>), degrees: 40 }
  const at = (studentFacultyRatio: Portrait['college']['studentFacultyRatio']) =>
    said(programFrames, portrait({ program: small, college: { studentFacultyRatio } }))
  expect(at(17)).toContain('small enough to know your professors')
  for (const ratio of [18, 20, 'not reported'] as const)
    expect(at(ratio)).not.toContain('know your professors')
})

test('nobody stays unseen at a small college; a large one has its crowd', () => {
  const at = (undergraduates: number) =>
    said(teachingFrames, portrait({ college: { undergraduates, studentFacultyRatio: 9 } }))
  expect(at(2000)).toContain('face in the crowd')
  expect(at(33_488)).not.toContain('face in the crowd')
})

test('a state next door is near only within 250 miles', () => {
  const at = (miles: number | null) =>
    said(placeFrames, portrait({ nearness: 'neighbor', chosen: false, miles, fromHome: null }))
  expect(at(120)).toMatch(/trips home manageable.*one state over.*no farther than.*without a flight/)
  for (const miles of [251, 656, null]) expect(at(miles)).toBe('')
})

test('who is admitted by a published rule reads it first, each college of a list in other words', () => {
  const byRule = portrait({ chance: { low: null, high: null, band: 'automatic' } })
  const said = automatic.map((brief) => brief(byRule) ?? '')
  let admittedAtAll = 0
  for (const state of ['MS', 'KS', 'CA', 'MI'] as const) {
    const { collegeList } = match(student({ state, major: 'Biology', gpa: 3.4, sat: 1150 })).report
    const admitted = collegeList.filter(({ chance }) => chance?.band === 'automatic')
    admittedAtAll += admitted.length
    const told = admitted.map(({ headline }) => headline)
    for (const headline of told) expect(headline).toMatch(/automatic|rule/i)
    for (const { matchReasoning } of admitted) expect(matchReasoning).toMatch(/automatic|rule/i)
    const ways = told.map((headline) => said.findIndex((words) => headline.toLowerCase().includes(words)))
    expect(new Set(ways).size).toBe(ways.length)
  }
  expect(admittedAtAll).toBeGreaterThan(10)
})

test('a line under a name has two parts, even where only open admission speaks for the college', () => {
  const open = portrait({ chance: { low: null, high: null, band: 'open admission' }, nearness: 'home' })
  const chance = componentNamed('Chance')
  expect(headline(open, [{ component: chance, beyond: 0.1 }], speaker())).toBe(
    'Open admission, at home in Ohio',
  )
})
