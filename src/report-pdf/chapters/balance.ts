import type { Report } from '#contract/matching/report.ts'
import { type Block, paragraph } from '#report-pdf/layout/flow.ts'
import { heading } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import { counted } from '#report-pdf/text/figures.ts'

export type Balance = { likely: number; target: number; reach: number; unknown: number }

/**
 * Open and automatic admission count as likely, a far reach as a reach; a locked college, one without an estimate and
 * one below its minimum count as none.
 */
export function balanceOf(colleges: Report['collegeList']): Balance {
  const balance = { likely: 0, target: 0, reach: 0, unknown: 0 }
  for (const { chance } of colleges) {
    const band = chance?.band
    if (band === 'likely' || band === 'open admission' || band === 'automatic') balance.likely++
    else if (band === 'target') balance.target++
    else if (band === 'reach' || band === 'far reach') balance.reach++
    else balance.unknown++
  }
  return balance
}

function advice({ likely, target, reach, unknown }: Balance): string {
  const known = likely + target + reach
  if (known === 0) return 'There is no estimate to weigh.'
  // If some are hidden, what seems to be missing may be among them.
  if (unknown > 0)
    return `${counted(unknown, 'college is', 'colleges are')} not counted: locked, without an estimate, or below a published minimum.`
  if (likely === 0)
    return 'No college here is likely. Ask your counselor for one or two you would gladly attend.'
  if (reach === 0) return 'No college here is a reach. If you want to aim higher, there is room for one.'
  return 'A list of ten is balanced at about 3 likely, 4 target and 3 reach.'
}

const parts = [
  { key: 'likely', word: 'likely', color: ink.navy, on: ink.white },
  { key: 'target', word: 'target', color: '#8fa0c8', on: ink.text },
  { key: 'reach', word: 'reach', color: '#dde3ef', on: ink.text },
] as const

/** The balance as a bar whose parts also differ in gray, each with its count. */
export function balanceBlock(sheet: Sheet, colleges: Report['collegeList']): Block {
  const balance = balanceOf(colleges)
  const known = balance.likely + balance.target + balance.reach
  const title = heading(sheet, 'List balance', column)
  const says = paragraph(sheet, advice(balance), style.small, column)
  const bar = known === 0 ? 0 : 28
  return {
    height: title.height + bar + says.height + 16,
    draw(x, y) {
      title.draw(x, y)
      let left = x
      for (const { key, word, color, on } of parts) {
        const width = known === 0 ? 0 : (balance[key] / known) * column
        if (width === 0) continue
        const at = { x: left, y: y + title.height }
        sheet.box(at.x, at.y, width - 1.5, 21, color)
        const line = { ...style.strong, leading: 21, color: on }
        sheet.leaf('P', () => sheet.write([`${balance[key]} ${word}`], at.x + 8, at.y, line))
        left += width
      }
      says.draw(x, y + title.height + bar)
    },
  }
}
