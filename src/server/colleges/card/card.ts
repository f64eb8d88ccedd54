import { type CollegePage, type PageFigure, usualBand } from '#contract/colleges/college-page.ts'
import { count, dollars } from '#contract/prose.ts'
import { type Face, linesOf, openFaces } from './lettering.ts'
import { pngOf } from './png.ts'
import { bar, type Color, circle, fill, type Picture, picture, ring } from './raster.ts'

// The picture for link previews of a college: name, place and three figures with their years, 1200 by 630 points. The
// colors are those of the site's dark band (web/ui/theme/tokens.css).

const [width, height, margin] = [1200, 630, 64]
const navy: readonly [Color, Color] = [
  [0x1a, 0x32, 0x73],
  [0x0f, 0x22, 0x52],
]
const onNavy: Color = [0xf3, 0xf6, 0xff]
const muted: Color = [0xb9, 0xc6, 0xea]
const coral: Color = [0xff, 0x8d, 0x7d]
const fact: Color = [0x9d, 0xbc, 0xff]

/** `share` is the filled part of the bar; `middle` is the place of the median of all colleges on it. */
export type CardFigure = { value: string; words: string; year: string; share: number; middle: number | null }

/** The first three figures that are known, in the order of interest. */
export function cardFigures({ admission, price, after, undergraduates }: CollegePage): CardFigure[] {
  const row = (label: string) => after.find((one) => one.label.startsWith(label))?.figure ?? null
  // A rate that misses some needs its note, for which a card has no room.
  const finishing = after.find(({ label, note }) => label === 'Graduate in six years' && note === null)
  const paid = price.bands[usualBand] ?? null
  const known = (figure: PageFigure | null, full: number, shown: (value: number) => string, words: string) =>
    figure === null || figure.value === null
      ? []
      : [
          {
            value: shown(figure.value),
            words,
            year: figure.year,
            share: figure.value / full,
            middle: figure.middle === null ? null : figure.middle / full,
          },
        ]
  const open = {
    value: 'Everyone',
    words: 'may come: open admission',
    year: admission.openYear,
    share: 1,
    middle: null,
  }
  return [
    ...(admission.open ? [open] : known(admission.rate, 100, percent, 'of applicants get in')),
    ...known(paid?.figure ?? null, 70_000, dollars, `a year after grants on ${paid?.label}`),
    ...known(finishing?.figure ?? null, 100, percent, 'finish within six years'),
    ...known(row('Earn'), 110_000, dollars, 'earned ten years after entry'),
    ...known(row('Come back'), 100, percent, 'come back for year two'),
    ...known(price.parts[0]?.figure ?? null, 70_000, dollars, 'tuition and fees, before grants'),
    ...known(undergraduates, 40_000, count, 'undergraduates'),
  ].slice(0, 3)
}

/** Under ten percent a decimal matters, as on the page. */
const percent = (value: number) => `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)}%`

type Faces = { display: Face; text: Face }

/** Draws cards; the fonts are opened for the first one. */
export function cardDrawer(): (page: CollegePage) => Promise<Buffer> {
  let faces: Promise<Faces> | null = null
  return async (page) => {
    faces ??= openFaces()
    return pngOf(draw(await faces, page))
  }
}

function draw(faces: Faces, page: CollegePage): Picture {
  const card = picture(width, height, band)
  const write = (face: Face, text: string, size: number, x: number, y: number, color: Color) =>
    fill(card, face.shape(text, size, x, y), color)
  logo(card)
  write(faces.display, 'Lantern', 34, margin + 60, 90, onNavy)

  const { size, lines } = fitted(faces.display, page.name)
  for (const [at, line] of lines.entries())
    write(faces.display, line, size, margin, 200 + at * size * 1.08, onNavy)
  const kind = page.control === 'public' ? 'Public' : 'Private, nonprofit'
  const under = 252 + (lines.length - 1) * size * 1.08
  write(faces.text, `${page.city}, ${page.stateName} · ${kind}`, 28, margin, under, muted)

  for (const [at, figure] of cardFigures(page).entries()) {
    const x = margin + at * 372
    write(faces.display, figure.value, 64, x, 470, onNavy)
    figureBar(card, figure, x)
    const words = [figure.words, figure.year].flatMap((text) => linesOf(faces.text, text, 21, 340))
    for (const [below, line] of words.entries()) write(faces.text, line, 21, x, 543 + below * 28, muted)
  }
  return card
}

/** As large as two lines allow; the longest names take three small lines. */
function fitted(face: Face, name: string): { size: number; lines: string[] } {
  for (const size of [76, 64, 54]) {
    const lines = linesOf(face, name, size, width - 2 * margin)
    if (lines.length <= 2) return { size, lines }
  }
  return { size: 46, lines: linesOf(face, name, 46, width - 2 * margin) }
}

/** The band's two blues, from the top to three fifths of the height. */
function band(y: number): Color {
  const share = Math.min(1, y / (height * 0.6))
  const mixed = (part: 0 | 1 | 2) => Math.round(navy[0][part] + (navy[1][part] - navy[0][part]) * share)
  return [mixed(0), mixed(1), mixed(2)]
}

const barWidth = 320

function figureBar(card: Picture, { share, middle }: CardFigure, x: number) {
  fill(card, bar(x, 496, barWidth, 12), onNavy, 0.18)
  fill(card, bar(x, 496, Math.max(12, barWidth * Math.min(1, share)), 12), fact)
  if (middle !== null) fill(card, bar(x + barWidth * Math.min(1, middle) - 2, 490, 4, 24), onNavy)
}

/** The mark of web/ui/logo.tsx. */
function logo(card: Picture) {
  const [x, y, unit] = [margin + 23, 78, 46 / 28]
  fill(card, ring(x, y, 11 * unit, 5 * unit, 0, 2 * Math.PI), onNavy, 0.2)
  fill(card, ring(x, y, 11 * unit, 5 * unit, -Math.PI / 2, Math.PI * 1.1), coral)
  fill(card, circle(x, y, 3 * unit), onNavy)
}
