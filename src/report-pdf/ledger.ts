import type { College, LedgerLine } from '#contract/report.ts'
import { type Block, paragraph, stack, within } from './flow.ts'
import { heading } from './headings.ts'
import type { Sheet } from './sheet.ts'
import { ink, style } from './theme.ts'
import { points } from './words.ts'

const nameWidth = 96
const barWidth = 36

function drawBar(sheet: Sheet, share: number, x: number, y: number) {
  const { doc } = sheet
  sheet.artifact(() => {
    doc.save().roundedRect(x, y, barWidth, 3.5, 1.75).fill(ink.track)
    if (share > 0)
      doc.roundedRect(x, y, Math.max(barWidth * Math.min(share, 1), 3.5), 3.5, 1.75).fill(ink.navy)
    doc.restore()
  })
}

/** A reason and, in the same lines, where it comes from. */
function reasonLines(sheet: Sheet, entry: LedgerLine, width: number) {
  const cited = [entry.source, entry.year].filter((part) => part !== null && part !== '').join(', ')
  const lines = sheet.lines(`${entry.because} ${cited}`, style.small, width)
  const quiet = { ...style.small, color: ink.muted }
  return {
    height: lines.length * style.small.leading,
    draw(x: number, y: number) {
      let left = sheet.clean(entry.because).length
      for (const [i, line] of lines.entries()) {
        const top = y + i * style.small.leading
        const reason = line.slice(0, Math.max(0, left))
        const source = line.slice(reason.length)
        if (reason !== '') sheet.write([reason], x, top, style.small)
        if (source !== '') sheet.write([source], x + sheet.width(reason, style.small), top, quiet)
        left -= line.length + 1
      }
    },
  }
}

/** One line of the score. Without points (a preview) it is drawn without them and without a bar. */
function line(sheet: Sheet, entry: LedgerLine, width: number): Block {
  const reason = reasonLines(sheet, entry, width - nameWidth)
  const name = sheet.fewLines(entry.component, style.value, nameWidth - 8, 2)
  const nameHeight = name.length * style.value.leading
  const { points: earned, max } = entry
  return {
    height: Math.max(nameHeight + (earned === null ? 0 : 10), reason.height) + 4,
    draw(x, y) {
      sheet.group('TR', () => {
        sheet.leaf('TH', () => sheet.write(name, x, y, style.value), { scope: 'Row' })
        if (earned !== null) {
          const says = `${points(earned)} of ${points(max)}`
          const place = { width: nameWidth - 12, align: 'right' } as const
          drawBar(sheet, max > 0 ? earned / max : 0, x, y + nameHeight + 3)
          sheet.leaf('TD', () => sheet.write([says], x, y + nameHeight - 0.5, style.note, place))
        }
        sheet.leaf('TD', () => reason.draw(x + nameWidth, y + 0.5))
      })
    },
  }
}

/** The score's ledger: every component, its points and the reason for them. */
export function ledgerBlocks(sheet: Sheet, college: College, width: number): Block[] {
  if (college.ledger.length === 0) return []
  const preview = college.scorePreview || college.ledger.some((entry) => entry.points === null)
  const title = heading(sheet, preview ? 'What the score looks at' : 'How the score adds up', width)
  const note = 'This is a preview score, not the exact one, so its points are left out.'
  const intro = preview ? [paragraph(sheet, note, style.note, width)] : []
  const rows = college.ledger.map((entry) => line(sheet, entry, width))
  return [stack([title, ...intro], true), ...within(sheet, 'Table', [...rows, ...total(sheet, college)])]
}

/** The sum, where every line has points and they make the score that is printed. */
function total(sheet: Sheet, { ledger, matchPercentage }: College): Block[] {
  const sum = ledger.reduce((so, { points: earned }) => so + (earned ?? Number.NaN), 0)
  if (matchPercentage === null || Math.round(sum) !== Math.round(matchPercentage)) return []
  const says = `${Math.round(sum)} points of 100`
  return [
    {
      height: 15,
      draw(x, y) {
        sheet.artifact(() =>
          sheet.doc
            .save()
            .rect(x, y, nameWidth - 12, 0.75)
            .fill(ink.locked)
            .restore(),
        )
        sheet.group('TR', () => {
          sheet.leaf('TH', () => sheet.write(['Match'], x, y + 2, style.value), { scope: 'Row' })
          sheet.leaf('TD', () => sheet.write([says], x + nameWidth, y + 2, style.value))
        })
      },
    },
  ]
}
