import type { Chance } from '#contract/matching/report.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { ink } from '#report-pdf/layout/theme.ts'

const edges = [0, 0.1, 0.3, 0.7, 1] // far reach, reach, target, likely

/** The range of a chance on a scale from 0 to 100 percent; notches mark the bands, for gray print too. */
export function drawChanceBar(sheet: Sheet, chance: Chance, x: number, y: number, width: number) {
  const { doc } = sheet
  const height = 6
  sheet.artifact(() => {
    doc.save()
    doc.roundedRect(x, y, width, height, height / 2).fill(ink.track)
    if (chance.low !== null && chance.high !== null) {
      const from = x + Math.min(chance.low, chance.high) * width
      const long = Math.max(Math.abs(chance.high - chance.low) * width, height)
      doc.roundedRect(Math.min(from, x + width - long), y, long, height, height / 2).fill(ink.navy)
    }
    for (const edge of edges.slice(1, -1))
      doc.rect(x + edge * width - 0.4, y - 1.5, 0.8, height + 3).fill(ink.locked)
    doc.restore()
  })
}
