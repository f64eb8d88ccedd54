import type { College } from '#contract/matching/report.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { ink, type Style } from '#report-pdf/layout/theme.ts'
import { matchInWords } from '#report-pdf/text/figures.ts'

const lockedFill = 75 // spec §9

/** Spec §9: green at 70 and above, yellow at 50 and above, red below. */
export const ringColor = (score: number) => (score >= 70 ? ink.good : score >= 50 ? ink.fair : ink.low)

type Score = Pick<College, 'locked' | 'matchPercentage'>

function dial({ locked, matchPercentage }: Score) {
  if (locked) return { text: '??%', filled: lockedFill, color: ink.locked }
  if (matchPercentage === null) return { text: 'N/A', filled: 0, color: ink.locked }
  // The color follows the printed number, so that the two always agree.
  const score = Math.round(matchPercentage)
  return { text: `${score}%`, filled: score, color: ringColor(score) }
}

/** The ring, as a figure with its value in words. */
export function drawRing(sheet: Sheet, college: College, x: number, y: number, size: number) {
  const { doc } = sheet
  const { text, filled, color } = dial(college)
  const stroke = size * 0.1
  const radius = (size - stroke) / 2
  const [cx, cy] = [x + size / 2, y + size / 2]
  const draw = () => {
    doc.save().lineWidth(stroke).circle(cx, cy, radius).stroke(ink.track)
    const from = -Math.PI / 2
    const sweep = (Math.min(filled, 100) / 100) * 2 * Math.PI
    if (filled >= 100) doc.circle(cx, cy, radius).stroke(color)
    else if (filled > 0)
      doc
        .lineCap('round')
        .arc(cx, cy, radius, from, from + sweep, false)
        .stroke(color)
    doc.restore()
    const style: Style = { face: 'extrabold', size: size * 0.25, leading: size * 0.3, color: ink.text }
    sheet.write([text], x, cy - style.leading / 2, style, { width: size, align: 'center' })
  }
  sheet.leaf('Figure', draw, { alt: matchInWords(college), bbox: [x, y, x + size, y + size] })
}
