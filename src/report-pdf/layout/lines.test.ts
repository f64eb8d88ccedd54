import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { breakLines, fewLines, oneLine } from './lines.ts'

const face = readFaces().regular
const room = { face, size: 9, width: 120 }
const text = fc
  .array(fc.string({ unit: fc.constantFrom(...'aeimnstwWÜễ-/.'), minLength: 1, maxLength: 60 }), {
    maxLength: 30,
  })
  .map((words) => words.join(' '))

test('no line is wider than its room, and no letter is lost', () => {
  fc.assert(
    fc.property(text, (words) => {
      const lines = breakLines(words, room)
      // Kerning between pieces may differ by a hair from that inside a line.
      for (const line of lines) expect(face.width(line, 9)).toBeLessThan(121)
      expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
    }),
  )
})

test('a cut line ends in an ellipsis and fits', () => {
  fc.assert(
    fc.property(text, (words) => {
      const lines = fewLines(words, room, 2)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(face.width(line, 9)).toBeLessThan(121)
    }),
  )
  expect(oneLine('University of the Northern Plains and Rivers', room)).toMatch(/^University .*…$/)
  expect(oneLine('Reed', room)).toBe('Reed')
})
