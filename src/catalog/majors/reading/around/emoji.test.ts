import { expect, test } from 'vitest'
import { emojiInWords } from './emoji.ts'

test.each([
  ['🎨', 'art'],
  ['🎶🎸', 'music'],
  ['⚖️', 'law'],
  ['🤷‍♀️', 'undecided'],
  ['???', 'undecided'],
  ['👩🏽‍⚕️', 'nursing'],
  ['💻 🎮', 'computer science, video games'],
])('%s alone stands for %s', (text, words) => {
  expect(emojiInWords(text)).toBe(words)
})

test('beside words, and where we know no word, emoji stay signs', () => {
  for (const text of ['🏀 coach', 'psych 🧠', '🫥']) expect(emojiInWords(text)).toBe(text)
})
