import { expect, test } from 'vitest'
import type { StateCode } from '#contract/states.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { tuitionFrames } from './tuition-note.ts'

const market = 'Academic Common Market'

/** What is told of it about a college that was asked for: in notes on tuition, and as a lead. */
function told(state: StateCode, major: string, specificCollege: string) {
  const { report, portraits } = match(student({ state, major, specificCollege }))
  const at = portraits.findIndex(({ college }) => college.name === specificCollege)
  const [card, portrait] = [report.collegeList[at], portraits[at]]
  if (!card || !portrait) throw new Error('the college asked for is in the list')
  const notes = tuitionFrames.flatMap((frame) => frame(portrait) ?? [])
  return {
    exchange: portrait.agreement?.id ?? null,
    notes: notes.length > 0 && notes.every((note) => note.includes(market)),
    any: notes.some((note) => /exchange|Market/.test(note)),
    spliced: notes.some((note) => note.includes(', ask ')),
    lead: card.scholarships.private.some(({ name }) => name === market),
  }
}

test('who can study it at a public college at home is not sent to the Academic Common Market', () => {
  const none = { exchange: null, notes: false, any: false, spliced: false, lead: false }
  expect(told('AL', 'nursing', 'University of Georgia')).toEqual(none)
  expect(told('AL', 'undecided', 'University of Georgia')).toEqual(none)
  expect(told('TN', 'biology', 'University of Kentucky')).toEqual(none)
})

test('who cannot is', () => {
  const all = { exchange: 'acm', notes: true, any: true, spliced: false, lead: true }
  expect(told('DE', 'petroleum engineering', 'West Virginia University')).toEqual(all)
})

test('other exchanges do not ask what is taught at home', () => {
  expect(told('OR', 'biology', 'Colorado State University-Fort Collins').exchange).toBe('wue')
  expect(told('MA', 'biology', 'University of Vermont').exchange).toBe('rsp')
})

test('the rate that a college publishes for all is told as certain, and nobody is asked to apply for it', () => {
  const { portraits } = match(student({ state: 'CA', specificCollege: 'University of Idaho' }))
  const portrait = portraits.find(({ college }) => college.unitid === 142285)
  const notes = tuitionFrames.flatMap((frame) => (portrait && frame(portrait)) ?? [])
  expect(notes.length).toBeGreaterThan(3)
  for (const note of notes) {
    expect(note).toMatch(/the Western Undergraduate Exchange/i)
    expect(note).toContain('$13,224')
    expect(note).not.toMatch(/may|ask|apply|application/)
  }
})
