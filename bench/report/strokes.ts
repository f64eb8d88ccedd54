import { drawReport, type ReportInput } from '#report-pdf/draw.ts'
import { PDFDocument } from '#report-pdf/layout/pdfkit.js'
import type { Faces } from '#report-pdf/layout/sheet.ts'

type Box = { x: number; y: number; width: number; height: number }

/** What a report consists of on paper: texts and filled boxes, page by page. */
export type Stroke =
  | {
      kind: 'text'
      page: number
      face: string
      size: number
      color: string
      text: string
      x: number
      y: number
    }
  | ({ kind: 'box'; page: number; color: string } & Box)

/** Draws a report and records every text and line, for another library to repeat. */
export function strokesOf(input: ReportInput, faces: Faces): Stroke[] {
  const strokes: Stroke[] = []
  let page = 0
  let boxes: Box[] = []
  const { addPage, switchToPage, line, rect, roundedRect, fill } = PDFDocument.prototype
  const watched: Partial<PDFDocument> = {
    addPage(this: PDFDocument) {
      const added = addPage.call(this)
      page = this.bufferedPageRange().count
      return added
    },
    switchToPage(this: PDFDocument, to) {
      switchToPage.call(this, to)
      page = to + 1
    },
    line(this: PDFDocument, text, x, y, style) {
      const { face, size, color } = style
      strokes.push({ kind: 'text', page, face, size, color, text: text.trimEnd(), x, y })
      line.call(this, text, x, y, style)
    },
    rect(this: PDFDocument, x, y, width, height) {
      boxes.push({ x, y, width, height })
      return rect.call(this, x, y, width, height)
    },
    roundedRect(this: PDFDocument, x, y, width, height, radius) {
      boxes.push({ x, y, width, height })
      return roundedRect.call(this, x, y, width, height, radius)
    },
    fill(this: PDFDocument, color) {
      for (const box of boxes) strokes.push({ kind: 'box', page, color, ...box })
      boxes = []
      return fill.call(this, color)
    },
  }
  Object.assign(PDFDocument.prototype, watched)
  try {
    drawReport(input, faces)
  } finally {
    Object.assign(PDFDocument.prototype, { addPage, switchToPage, line, rect, roundedRect, fill })
  }
  return strokes.sort((a, b) => a.page - b.page)
}
