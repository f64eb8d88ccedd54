import { type Block, paragraph } from './flow.ts'
import type { Sheet } from './sheet.ts'
import { column, ink, type Style, style } from './theme.ts'

/** The title of a section, with a short coral rule above it. */
export function sectionTitle(sheet: Sheet, text: string): Block {
  const title = paragraph(sheet, text, style.title, column, { tag: 'H1', most: 2 })
  return {
    height: title.height + 22,
    keep: true,
    draw(x, y) {
      sheet.box(x, y, 28, 3, ink.coral)
      title.draw(x, y + 10)
    },
  }
}

type HeadingLook = { tag?: string; look?: Style }

export function heading(
  sheet: Sheet,
  text: string,
  width: number,
  { tag = 'H2', look = sheet.style.heading }: HeadingLook = {},
): Block {
  const words = paragraph(sheet, text, look, width, { tag, most: 2 })
  return { height: words.height + 4, keep: true, draw: words.draw }
}

/** A line of text in a rounded box of its own width. */
export function drawChip(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  look: { fill: string; color: string; most: number },
): number {
  const words = { ...sheet.style.label, size: 7.75, leading: 15, color: look.color }
  const line = sheet.oneLine(text, words, look.most - 14)
  const width = sheet.width(line, words) + 14
  sheet.box(x, y, width, 15, look.fill, 7.5)
  sheet.leaf('P', () => sheet.write([line], x + 7, y, words))
  return width
}
