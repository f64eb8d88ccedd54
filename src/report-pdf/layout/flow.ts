import type { StructureElement } from './pdfkit.js'
import type { Sheet } from './sheet.ts'
import { floor, page, type Style } from './theme.ts'

/** A piece of content of a known height, drawn where the flow has room for it. */
export type Block = {
  height: number
  draw(x: number, y: number): void
  /** Stays on the page of the block that follows: headings. */
  keep?: boolean
  /** Empty space: left out at the top of a page and if it does not fit. */
  space?: boolean
  /** Two blocks, the first no taller than the room; null if it should go to the next page as a whole. */
  split?(room: number): [Block, Block] | null
}

export const gap = (height: number): Block => ({ height, space: true, draw() {} })

export function nextPage(sheet: Sheet) {
  sheet.doc.addPage()
  sheet.y = page.top
}

/** The height that must fit here: a heading, and what it introduces. */
function needed(blocks: readonly Block[]): number {
  let height = 0
  for (const block of blocks) {
    height += block.height
    if (!block.keep) break
  }
  return height
}

/** Draws blocks one below the other, over as many pages as they take. */
export function flow(sheet: Sheet, blocks: readonly Block[], x: number = page.left) {
  const waiting = [...blocks]
  for (let block = waiting[0]; block !== undefined; block = waiting[0]) {
    const left = floor - sheet.y
    if (block.space && (block.height > left || sheet.y === page.top)) {
      waiting.shift()
      continue
    }
    if (needed(waiting) > left) {
      const parts = block.split?.(left) ?? null
      if (parts !== null) {
        parts[0].draw(x, sheet.y)
        waiting[0] = parts[1]
      }
      // A block taller than a page that cannot be split is drawn from the top of one: it may overflow, but never loops.
      if (parts !== null || sheet.y > page.top) {
        nextPage(sheet)
        continue
      }
    }
    block.draw(x, sheet.y)
    sheet.y += block.height
    waiting.shift()
  }
}

export const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + block.height, 0)

type TextOptions = { tag?: string; keep?: boolean; most?: number }

/** A paragraph. It splits between lines, never leaving a single line. */
export function paragraph(
  sheet: Sheet,
  text: string,
  style: Style,
  width: number,
  { tag = 'P', keep = false, most }: TextOptions = {},
): Block {
  const lines =
    most === undefined ? sheet.lines(text, style, width) : sheet.fewLines(text, style, width, most)
  return linesBlock(sheet, lines, style, tag, keep)
}

function linesBlock(sheet: Sheet, lines: readonly string[], style: Style, tag: string, keep: boolean): Block {
  return {
    height: lines.length * style.leading,
    keep,
    draw(x, y) {
      if (lines.length > 0) sheet.leaf(tag, () => sheet.write(lines, x, y, style))
    },
    split(room) {
      const fits = Math.min(Math.floor(room / style.leading), lines.length - 2)
      if (fits < 2) return null
      return [
        linesBlock(sheet, lines.slice(0, fits), style, tag, false),
        linesBlock(sheet, lines.slice(fits), style, tag, keep),
      ]
    },
  }
}

/** Several blocks as one that is not split. */
export function stack(blocks: readonly Block[], keep = false): Block {
  return {
    height: heightOf(blocks),
    keep,
    draw(x, y) {
      let top = y
      for (const block of blocks) {
        block.draw(x, top)
        top += block.height
      }
    },
  }
}

/** Blocks that belong together in the reading order: a list, a section. Pages may break between them. */
export function within(sheet: Sheet, tag: string, blocks: readonly Block[]): Block[] {
  let made: StructureElement | null = null
  const inside = (block: Block): Block => ({
    ...block,
    draw(x, y) {
      made ??= sheet.element(tag)
      sheet.resume(made, () => block.draw(x, y))
    },
    split(room) {
      const parts = block.split?.(room) ?? null
      return parts && [inside(parts[0]), inside(parts[1])]
    },
  })
  return blocks.map(inside)
}
