import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letter } from './message.ts'

const { html, text } = letter({
  to: 'ada@example.edu',
  subject: 'Two <dates> are near',
  button: { label: 'See my colleges', url: 'https://lantern.test/my-colleges?a=1&b=2' },
  paragraphs: ['Hi Ada,\n\nReed College: today\nBard & Sons: tomorrow', 'Check each date.'],
  unsubscribe: 'https://lantern.test/off',
})

test('a letter says the same as text and as HTML, with every sign of its words kept apart from markup', () => {
  expect(text).toBe(
    'Hi Ada,\n\nReed College: today\nBard & Sons: tomorrow\n\nhttps://lantern.test/my-colleges?a=1&b=2\n\nCheck each date.\n\nTurn these mails off: https://lantern.test/off\n',
  )
  expect(html).toContain('Two &#60;dates&#62; are near</h1>')
  expect(html).toContain('Reed College: today<br>Bard &#38; Sons: tomorrow</p>')
  expect(html).toContain('href="https://lantern.test/my-colleges?a=1&#38;b=2"')
})

test("a letter has the product's colors, for light and for dark, and loads nothing", () => {
  const tokens = readFileSync('src/web/ui/theme/tokens.css', 'utf8')
  const [head, body] = html.split('</head>')
  for (const color of html.match(/#[0-9a-f]{6}\b/g) ?? []) expect(tokens).toContain(color)
  expect(head).toContain('@media (prefers-color-scheme: dark)')
  // Whatever sets a color also has one for the dark theme.
  for (const [element] of body?.matchAll(/<(?:p|a|h1|td)[^>]*[^-]color:#(?!f3f6ff|ff8d7d)[^>]*>/g) ?? [])
    expect(element).toMatch(/class="[^"]*(ink|quiet|link|button)/)
  expect(html).not.toMatch(/<img|<link|url\(|@import/)
})
