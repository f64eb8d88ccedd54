/** US Letter in points. The side margins leave room for the 8.5 pt an A4 printer cuts off each side. */
export const page = { width: 612, height: 792, left: 54, right: 54, top: 70, bottom: 54 } as const
export const column = page.width - page.left - page.right
export const floor = page.height - page.bottom

/** The light theme of the product's tokens. Each text color keeps at least 4.5:1 on white, in gray too. */
export const ink = {
  text: '#0c1a3f',
  navy: '#0f2252',
  muted: '#515e7f',
  coral: '#d4412f',
  coralText: '#c23a2a',
  link: '#b53424',
  rule: '#d9e0ee',
  well: '#f3f6fb',
  track: '#e4e9f3',
  locked: '#7f8bab',
  good: '#159947',
  fair: '#b87503',
  low: '#c81e3c',
  onGood: '#116332',
  onFair: '#7a4a00',
  onLow: '#a3152f',
  goodSoft: '#e3f6ea',
  fairSoft: '#fdf2d8',
  lowSoft: '#fde8ec',
  white: '#ffffff',
} as const

export type FaceName = 'regular' | 'semibold' | 'extrabold'

/** A text style: typeface, size, line height and color. */
export type Style = { face: FaceName; size: number; leading: number; color: string }

export const style = {
  display: { face: 'extrabold', size: 38, leading: 42, color: ink.navy },
  name: { face: 'extrabold', size: 24, leading: 30, color: ink.coralText },
  title: { face: 'extrabold', size: 21, leading: 27, color: ink.navy },
  college: { face: 'extrabold', size: 17, leading: 21, color: ink.navy },
  heading: { face: 'extrabold', size: 11, leading: 15, color: ink.navy },
  panel: { face: 'extrabold', size: 9.5, leading: 13, color: ink.navy },
  strong: { face: 'semibold', size: 9.25, leading: 13, color: ink.text },
  body: { face: 'regular', size: 9.25, leading: 13, color: ink.text },
  lead: { face: 'regular', size: 11, leading: 16.5, color: ink.muted },
  quiet: { face: 'regular', size: 8.5, leading: 12, color: ink.text },
  reason: { face: 'regular', size: 7.75, leading: 10.5, color: ink.text },
  value: { face: 'semibold', size: 8.75, leading: 12, color: ink.text },
  small: { face: 'regular', size: 8, leading: 11.25, color: ink.text },
  note: { face: 'regular', size: 7.25, leading: 10, color: ink.muted },
  label: { face: 'semibold', size: 7.25, leading: 10, color: ink.muted },
  link: { face: 'semibold', size: 8.25, leading: 11.5, color: ink.link },
} as const satisfies Record<string, Style>

export type Styles = Record<keyof typeof style, Style>

/** All styles smaller by the same factor, for a page that would overflow by a few lines. */
export function denser(density: number): Styles {
  const scaled = ({ size, leading, ...rest }: Style): Style => ({
    ...rest,
    size: Math.round(size * density * 100) / 100,
    leading: leading * density,
  })
  const entries = Object.entries<Style>(style).map(([name, one]) => [name, scaled(one)])
  // The keys are those of `style`, which Object.entries forgets.
  return Object.fromEntries(entries) as Styles
}
