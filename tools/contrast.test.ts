import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/web/ui/theme/tokens.css', 'utf8')

// WCAG 2.2 AA on every pair the product uses: text 4.5:1, graphics and outlines of controls 3:1.

const text: readonly [ink: string, paper: string][] = [
  ...['fg', 'muted'].flatMap((ink) =>
    ['bg', 'surface', 'surface-2'].map((paper): [string, string] => [ink, paper]),
  ),
  ...['accent', 'link', 'on-bad'].flatMap((ink) =>
    ['bg', 'surface'].map((paper): [string, string] => [ink, paper]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['on-navy', 'navy'],
  ['on-navy', 'navy-2'],
  ['on-navy-muted', 'navy'],
  ['on-navy-muted', 'navy-2'],
  ['coral-on-navy', 'navy-2'],
  ['on-ok', 'ok-soft'],
  ['on-warn', 'warn-soft'],
  ['on-bad', 'bad-soft'],
]
const graphics: readonly [string, string][] = [
  ...['primary', 'control', 'focus', 'ok', 'warn', 'bad'].flatMap((ink) =>
    ['bg', 'surface'].map((paper): [string, string] => [ink, paper]),
  ),
  ['ok', 'track'],
  ['warn', 'track'],
  ['bad', 'track'],
  ['ring-locked', 'surface'],
  ['focus-on-navy', 'navy'],
  ['focus-on-navy', 'navy-2'],
]

function colorsOf(theme: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme=["']${theme}["']\\]\\s*\\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1], found[2]]),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'])('every pair of colors of the %s theme can be read', (theme) => {
  const colors = colorsOf(theme)
  const tooWeak = (pairs: readonly [string, string][], floor: number) =>
    pairs
      .map(([ink, paper]) => ({
        pair: `${ink} on ${paper}`,
        ratio: contrast(colors[ink] ?? '', colors[paper] ?? ''),
      }))
      .filter(({ ratio }) => !(ratio >= floor))
  expect([...tooWeak(text, 4.5), ...tooWeak(graphics, 3)]).toEqual([])
})

test("the browser's bar takes the page's color: first-paint.js names the same two", () => {
  const script = readFileSync('src/web/first-paint.js', 'utf8')
  expect(script).toContain(`'${colorsOf('dark').bg}' : '${colorsOf('light').bg}'`)
})
