import { expect, test } from 'vitest'
import { Report } from '#contract/matching/report.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'

// A student who names several subjects: each card tells of those that the college awards, and what it does not.

const wishes: readonly Partial<Profile>[] = [
  { state: 'ND', gpa: 3.2, sat: null, major: 'welding or nursing' },
  { state: 'KS', gpa: 3.6, sat: null, act: 26, major: 'architecture or nursing' },
  { state: 'WY', gpa: 3.5, sat: null, act: 23, major: 'vet tech or vet' },
  { state: 'TX', gpa: 3, sat: null, major: 'cosmetology or business' },
  { state: 'NC', gpa: 3.7, sat: 1250, major: 'biology and spanish' },
  { state: 'WA', gpa: 3.8, sat: 1400, major: 'cs, business or design' },
  { state: 'NY', gpa: 3.3, sat: null, major: 'fashion design or graphic design' },
  { state: 'PA', gpa: 3.9, sat: 1350, major: 'pharmacy or nursing' },
]
const lists = wishes.map((wish) => match(student(wish)))
const cardOf = (wish: Partial<Profile>, name: string) => {
  const { report, portraits } = match(student({ ...wish, specificCollege: name }))
  const place = report.collegeList.findIndex(({ collegeName }) => collegeName === name)
  const [card, portrait] = [report.collegeList[place], portraits[place]]
  if (!card || !portrait) throw new Error(`${name} is in the list`)
  return { ...card, portrait, program: card.ledger.find(({ component }) => component === 'Program') }
}

test('a card names no subject that the college does not award, and says which these are', () => {
  const dakota = cardOf(wishes[0] ?? {}, 'South Dakota State University')
  expect(dakota.portrait).toMatchObject({
    subject: 'Nursing',
    program: { degrees: 315, lacking: ['Welding'] },
  })
  expect(dakota.matchReasoning).toMatch(
    /^315 students earned a bachelor's degree in Nursing here in 2023-24\. Nobody here earned a degree in Welding that year\./,
  )
  for (const { report, portraits } of lists)
    report.collegeList.forEach(({ matchReasoning, ledger }, i) => {
      const { program, subject } = portraits[i] ?? {}
      const told = `${matchReasoning} ${ledger[0]?.because}`
      expect(told).toContain(program?.near ?? subject ?? '')
      for (const missing of program?.lacking ?? []) {
        expect(missing).not.toBe(subject)
        expect(matchReasoning, matchReasoning).toMatch(/Nobody here earned a degree in /)
      }
    })
})

test('where all are awarded each has its own number, in the sentence and in the score', () => {
  const kansas = cardOf(wishes[1] ?? {}, 'University of Kansas')
  expect(kansas.matchReasoning).toContain('187 degrees in Nursing and 104 degrees in Architecture')
  expect(kansas.headline).toMatch(/^Both of your subjects/)
})

test('only the subject that chooses apart is said to', () => {
  const wish = { ...wishes[1], major: 'history or nursing' }
  const kansas = cardOf(wish, 'University of Kansas')
  expect(kansas.portrait.program?.contested).toBe('Nursing')
  const historians = cardOf(wish, 'University of Nebraska-Lincoln')
  expect(historians.portrait).toMatchObject({
    subject: 'History',
    program: { contested: null, lacking: ['Nursing'] },
  })
})

test('a subject reported within another is neither missing nor counted as itself', () => {
  const carolina = cardOf(wishes[4] ?? {}, 'East Carolina University')
  expect(carolina.portrait.program?.lacking).toEqual([])
  expect(carolina.portrait.program?.also.map(({ subject }) => subject)).toEqual(['Spanish'])
})

test('a degree that first-years cannot take is not said to be missing', () => {
  const { program } = cardOf(
    { state: 'DC', major: 'biology or nursing' },
    'George Washington University',
  ).portrait
  expect([program?.lacking, program?.later]).toEqual([[], ['Nursing']])
})

test('a named college with none of them is said to award neither', () => {
  const { portrait, matchReasoning } = cardOf(wishes[1] ?? {}, 'Colorado College')
  expect(portrait).toMatchObject({ subject: 'Architecture or Nursing', program: null })
  expect(matchReasoning).toContain("Nobody earned a bachelor's degree in Architecture or Nursing here")
})

test('notes speak of the subject that they are true of', () => {
  const [welding, architecture, , cosmetology, , , design, pharmacy] = lists.map(({ report }) => report.notes)
  expect(welding?.[0]).toMatch(
    /^Welders usually earn .* that teach Welding: .* None of the colleges below awards a bachelor's degree in Welding\.$/,
  )
  expect(cosmetology?.[0]).toMatch(/every state asks for a license\. .* that teach Cosmetology: /)
  expect(architecture?.[0]).toMatch(/^Programs in Architecture often ask for a portfolio/)
  expect(design?.filter((note) => note.includes('portfolio'))).toEqual([
    expect.stringMatching(/^Programs in Fashion Design and Graphic Design often ask for a portfolio/),
  ])
  expect(pharmacy?.[0]).toMatch(/^Pre-Pharmacy ends with a Doctor of Pharmacy\./)
})

test('where a note on a trade would be too long, it still says who teaches it', () => {
  const [note] = match(student({ state: 'MI', gpa: 3.1, sat: null, major: 'hvac or computer science' }))
    .report.notes
  expect(note).toMatch(/two-year colleges in Michigan that teach Heating and Air Conditioning: .*\(.*\)\.$/)
})

test('the box above the list has the road of each, and describes a family once', () => {
  const { majorProfile } = lists[2]?.report ?? {}
  expect(majorProfile?.description).toContain('Vet schools are few')
  expect(majorProfile?.careerPaths.map(({ title }) => title)).toContain('Veterinarians')
  const design = lists[6]?.report.majorProfile?.description ?? ''
  expect(design.split(design.slice(0, 40))).toHaveLength(2)
})

test('the report keeps its shape', () => {
  for (const { report } of lists) {
    expect(Report.parse(report)).toEqual(report)
    for (const { ledger, matchPercentage } of report.collegeList)
      expect(ledger.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(matchPercentage)
  }
})
