import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, page, style } from '#report-pdf/layout/theme.ts'
import { drawableName, plain } from '#report-pdf/text/drawable.ts'

export type Entry = { title: string; page: number; place: string }

type Cover = { studentName: string; date: string; about: string; contents: readonly Entry[] }

export function drawLogo(sheet: Sheet, x: number, y: number, size: number) {
  const { doc } = sheet
  const [cx, cy, radius] = [x + size / 2, y + size / 2, size * 0.39]
  doc.save().lineWidth(size * 0.18)
  doc.circle(cx, cy, radius).stroke(ink.track)
  doc
    .lineCap('round')
    .arc(cx, cy, radius, -Math.PI / 2, Math.PI * 1.1, false)
    .stroke(ink.coral)
  doc.circle(cx, cy, size * 0.11).fill(ink.navy)
  doc.restore()
  const words = { ...style.college, size: size * 0.72, leading: size }
  sheet.write(['Lantern'], x + size * 1.3, y, words)
}

/** Rings that run off the corner of the page: light, to save toner. */
function drawRings(sheet: Sheet) {
  const { doc } = sheet
  const [x, y] = [page.width - 30, 150]
  doc.save().lineWidth(26)
  doc.circle(x, y, 240).stroke('#f4f6fb')
  doc.circle(x, y, 176).stroke('#eaeef7')
  doc.circle(x, y, 112).stroke('#dfe6f3')
  doc
    .lineCap('round')
    .arc(x, y, 176, Math.PI * 0.62, Math.PI * 1.06, false)
    .stroke(ink.coral)
  doc.circle(x, y, 30).fill(ink.navy)
  doc.restore()
}

/** The name or, if its letters are not in the font, a line to write it on. */
function drawName(sheet: Sheet, studentName: string, top: number): number {
  const spoken = plain(studentName)
  const shown = drawableName(studentName, sheet.draws)
  if (shown === '' && spoken !== '') {
    const line = 'Write your name here: this report’s typeface lacks its letters.'
    sheet.leaf('P', () => sheet.write(['Student'], page.left, top, style.name), { actual: spoken })
    sheet.box(page.left, top + 62, 300, 0.75, ink.locked)
    sheet.leaf('P', () => sheet.write([line], page.left, top + 65, style.note))
    return top + 84
  }
  const lines = sheet.fewLines(shown === '' ? 'Student' : shown, style.name, column - 40, 2)
  const complete = lines.join(' ') === spoken || spoken === ''
  sheet.leaf('P', () => sheet.write(lines, page.left, top, style.name), complete ? {} : { actual: spoken })
  return top + lines.length * style.name.leading
}

function drawContents(sheet: Sheet, contents: readonly Entry[], top: number) {
  const look = { ...style.body, size: 10, leading: 20 }
  sheet.leaf('H2', () => sheet.write(['In this report'], page.left, top, style.heading))
  sheet.group('TOC', () => {
    for (const [i, { title, page: number, place }] of contents.entries()) {
      const y = top + 24 + i * look.leading
      const width = 300
      const shown = sheet.oneLine(title, look, width - 40)
      sheet.box(page.left, y + look.leading - 0.5, width, 0.5, ink.rule)
      sheet.group('TOCI', () => {
        const box = { x: page.left, y, width, height: look.leading }
        sheet.link({ place }, `${title}, page ${number}`, box, () => {
          sheet.write([shown], page.left, y, look)
          sheet.write([String(number)], page.left, y, look, { width, align: 'right' })
        })
      })
    }
  })
}

export function drawCover(sheet: Sheet, { studentName, date, about, contents }: Cover) {
  sheet.artifact(() => drawRings(sheet))
  sheet.leaf('P', () => drawLogo(sheet, page.left, 60, 26))
  sheet.leaf('H1', () => sheet.write(['College', 'match report'], page.left, 268, style.display))
  sheet.leaf('P', () => sheet.write(['Prepared for'], page.left, 376, { ...style.lead, leading: 18 }))
  const end = drawName(sheet, studentName, 396)
  const lines = [date, ...sheet.fewLines(about, style.lead, column - 120, 2)]
  sheet.leaf('P', () => sheet.write(lines, page.left, end + 8, style.lead))
  drawContents(sheet, contents, Math.max(530, end + 30 + lines.length * style.lead.leading))
}
