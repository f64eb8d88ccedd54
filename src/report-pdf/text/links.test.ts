import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableLink, safeLink } from './links.ts'

test.each([
  ['www.berea.edu', 'https://www.berea.edu/'],
  ['https://reed.edu/apply', 'https://reed.edu/apply'],
  ['http://osu.edu', 'http://osu.edu/'],
  [' example.edu:8080/aid ', 'https://example.edu:8080/aid'],
  ['//example.edu', 'https://example.edu/'],
  ['https://пример.edu/é', 'https://xn--e1afmkfd.edu/%C3%A9'],
])('%j becomes %s', (written, href) => {
  expect(safeLink(written)).toBe(href)
})

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['java\nscript:alert(1)'],
  [' javascript://example.edu/%0aalert(1)'],
  ['data:text/html,hi'],
  ['file:///etc/passwd'],
  ['mailto:a@example.edu'],
  ['https://example.edu@evil.com'],
  ['https://user:pass@example.edu'],
  ['localhost'],
  ['https://'],
  ['not a link'],
  [''],
  [null],
  [undefined],
])('%j is dropped', (written) => {
  expect(safeLink(written)).toBeNull()
})

test('what is kept is a web address in plain letters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (written) => {
      const href = safeLink(written)
      if (href !== null) expect(href).toMatch(/^https?:\/\/[\x21-\x7e]+$/)
    }),
  )
})

test('an address reads without its scheme', () => {
  expect(readableLink('https://www.example.edu/')).toBe('example.edu')
  expect(readableLink('https://npc.example.edu/cost/')).toBe('npc.example.edu/cost')
})
