import type { ChanceBand, Report } from '#contract/matching/report.ts'
import { type Block, gap, paragraph, stack } from '#report-pdf/layout/flow.ts'
import { heading } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import { bandWords, counted } from '#report-pdf/text/figures.ts'

type Shade = 'sure' | 'target' | 'reach'

// They also differ in gray.
const shades: Record<Shade, string> = { sure: ink.navy, target: '#8fa0c8', reach: '#dde3ef' }

/** The most likely first, as on the screen. */
const shadeOf: Record<ChanceBand, Shade> = {
  likely: 'sure',
  automatic: 'sure',
  'open admission': 'sure',
  target: 'target',
  reach: 'reach',
  'far reach': 'reach',
  'below the published minimum': 'reach',
}

type Part = { band: ChanceBand; count: number; shade: Shade }

/** How many colleges carry each word; a locked one and one without an estimate carry none. */
export const balanceOf = (colleges: Report['collegeList']): Part[] =>
  (Object.keys(shadeOf) as ChanceBand[]) // the keys of the record above
    .map((band) => ({
      band,
      shade: shadeOf[band],
      count: colleges.filter(({ chance }) => chance?.band === band).length,
    }))
    .filter(({ count }) => count > 0)

const inWords = (parts: readonly Part[]) =>
  parts.map(({ band, count }) => `${count} ${bandWords[band].toLowerCase()}`).join(', ')

function advice(parts: readonly Part[], all: number): string {
  const has = (shade: Shade) => parts.some((part) => part.shade === shade)
  const unknown = all - parts.reduce((sum, { count }) => sum + count, 0)
  // If some are hidden, what seems to be missing may be among them.
  if (unknown > 0)
    return `${counted(unknown, 'college is', 'colleges are')} not counted: locked, or without an estimate.`
  if (!has('sure'))
    return 'No college here is likely. Ask your counselor for one or two you would gladly attend.'
  if (!has('reach')) return 'No college here is a reach. If you want to aim higher, there is room for one.'
  const also = parts.some(({ band }) => band === 'automatic' || band === 'open admission')
  return `A list of ten is balanced at about 3 likely${also ? ', automatic or open' : ''}, 4 target and 3 reach.`
}

/** The balance as a bar, and its parts in the words of the table. */
export function balanceBlock(sheet: Sheet, colleges: Report['collegeList']): Block {
  const parts = balanceOf(colleges)
  const known = parts.reduce((sum, { count }) => sum + count, 0)
  const says =
    known === 0 ? 'There is no estimate to weigh.' : `${inWords(parts)}. ${advice(parts, colleges.length)}`
  const bar: Block = {
    height: 14,
    draw(x, y) {
      let left = x
      for (const { count, shade } of parts) {
        const width = (count / known) * column
        sheet.box(left, y, width - 1.5, 8, shades[shade])
        left += width
      }
    },
  }
  return stack([
    heading(sheet, 'List balance', column),
    ...(known === 0 ? [] : [bar]),
    paragraph(sheet, says, style.small, column),
    gap(12),
  ])
}
