import type { College, LedgerLine } from '#contract/matching/report.ts'
import { type Block, paragraph, stack, within } from '#report-pdf/layout/flow.ts'
import { heading } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { ink } from '#report-pdf/layout/theme.ts'
import { points } from '#report-pdf/text/figures.ts'

const nameWidth = 94
const barWidth = nameWidth - 10

function drawBar(sheet: Sheet, share: number, x: number, y: number) {
  const { doc } = sheet
  sheet.artifact(() => {
    doc.save().roundedRect(x, y, barWidth, 3, 1.5).fill(ink.track)
    if (share > 0) doc.roundedRect(x, y, Math.max(barWidth * Math.min(share, 1), 3), 3, 1.5).fill(ink.navy)
    doc.restore()
  })
}

/** A reason and, in the same lines, where it comes from. */
function reasonLines(sheet: Sheet, entry: LedgerLine, width: number) {
  const cited = [entry.source, entry.year].filter((part) => part !== null && part !== '').join(', ')
  const lines = sheet.lines(`${entry.because} ${cited}`, sheet.style.reason, width)
  const quiet = { ...sheet.style.reason, color: ink.muted }
  return {
    height: lines.length * sheet.style.reason.leading,
    draw(x: number, y: number) {
      let left = sheet.clean(entry.because).length
      for (const [i, line] of lines.entries()) {
        const top = y + i * sheet.style.reason.leading
        const reason = line.slice(0, Math.max(0, left))
        const source = line.slice(reason.length)
        if (reason !== '') sheet.write([reason], x, top, sheet.style.reason)
        if (source !== '') sheet.write([source], x + sheet.width(reason, sheet.style.reason), top, quiet)
        left -= line.length + 1
      }
    },
  }
}

/** Every row of a table has the same cells, even empty ones. */
const noCell = (sheet: Sheet) => sheet.leaf('TD', () => {})

/** A component with its points beside it, or below it where both are too wide. */
function scored(sheet: Sheet, { component, points: given, max }: LedgerLine) {
  const { value, note } = sheet.style
  // Without points there is no bar: the reason says why the line does not count.
  const earned = max > 0 ? given : null
  const score = earned === null ? '' : `${points(earned)}/${points(max)}`
  const beside = sheet.width(component, value) + 4 + sheet.width(score, note) <= barWidth
  const name = sheet.fewLines(component, value, barWidth, 2)
  const scoreTop = beside ? 1 : name.length * value.leading
  const barTop = (beside ? name.length * value.leading : scoreTop + note.leading) + 0.5
  return {
    height: earned === null ? name.length * value.leading : barTop + 4.5,
    draw(x: number, y: number) {
      sheet.leaf('TH', () => sheet.write(name, x, y, value), { scope: 'Row' })
      if (earned === null) return noCell(sheet)
      const right = { width: barWidth, align: 'right' } as const
      sheet.leaf('TD', () => sheet.write([score], x, y + scoreTop, note, right))
      drawBar(sheet, earned / max, x, y + barTop)
    },
  }
}

/** One line of the score. Without points (a preview) it is drawn without them and without a bar. */
function line(sheet: Sheet, entry: LedgerLine, width: number): Block {
  const reason = reasonLines(sheet, entry, width - nameWidth)
  const left = scored(sheet, entry)
  return {
    height: Math.max(left.height, reason.height) + 4,
    draw(x, y) {
      sheet.group('TR', () => {
        left.draw(x, y)
        sheet.leaf('TD', () => reason.draw(x + nameWidth, y + 0.5))
      })
    },
  }
}

/** The lines of the score: every component, its points and the reason for them. */
export function scoreLineBlocks(sheet: Sheet, college: College, width: number): Block[] {
  if (college.ledger.length === 0) return []
  const preview = college.scorePreview || college.ledger.some((entry) => entry.points === null)
  const title = heading(sheet, preview ? 'What the score looks at' : 'How the score adds up', width)
  const note = 'This is a preview score, not the exact one, so its points are left out.'
  const intro = preview ? [paragraph(sheet, note, sheet.style.note, width)] : []
  const rows = college.ledger.map((entry) => line(sheet, entry, width))
  return [stack([title, ...intro], true), ...within(sheet, 'Table', [...rows, ...total(sheet, college)])]
}

/** The sum, if every line has points and they add up to the printed score. */
function total(sheet: Sheet, { ledger, matchPercentage }: College): Block[] {
  const sum = ledger.reduce((so, { points: earned }) => so + (earned ?? Number.NaN), 0)
  if (matchPercentage === null || Math.round(sum) !== Math.round(matchPercentage)) return []
  const says = `${Math.round(sum)} points of 100`
  return [
    {
      height: 15,
      draw(x, y) {
        sheet.box(x, y, nameWidth - 12, 0.75, ink.locked)
        sheet.group('TR', () => {
          sheet.leaf('TH', () => sheet.write(['Match'], x, y + 2, sheet.style.value), { scope: 'Row' })
          sheet.leaf('TD', () => sheet.write([says], x + nameWidth, y + 2, sheet.style.value))
          noCell(sheet)
        })
      },
    },
  ]
}
