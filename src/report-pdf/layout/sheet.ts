import { drawable } from '#report-pdf/text/drawable.ts'
import type { Face } from './face.ts'
import { breakLines, fewLines, oneLine } from './lines.ts'
import { memo } from './memo.ts'
import type { PDFDocument } from './pdfkit.js'
import { structureTree } from './structure.ts'
import { type FaceName, page, type Style, type Styles, style } from './theme.ts'

export type Faces = Record<FaceName, Face>
type Align = { width: number; align: 'center' | 'right' }

const capHeight = 0.74 // of Be Vietnam Pro, in ems

/** The current page: a cursor, text in our styles, and the reading structure. */
export function openSheet(doc: PDFDocument, faces: Faces) {
  const tree = structureTree(doc)
  const draws = (codePoint: number) =>
    faces.regular.draws(codePoint) && faces.semibold.draws(codePoint) && faces.extrabold.draws(codePoint)
  const room = ({ face, size }: Style, width: number) => ({ face: faces[face], size, width })

  /** A decorative filled box: a rule, a bar, a panel. */
  function box(x: number, y: number, width: number, height: number, color: string, radius = 0) {
    tree.artifact(() => {
      doc.save()
      if (radius > 0) doc.roundedRect(x, y, width, height, radius)
      else doc.rect(x, y, width, height)
      doc.fill(color).restore()
    })
  }

  function dot(x: number, y: number, radius: number, color: string) {
    tree.artifact(() => doc.save().circle(x, y, radius).fill(color).restore())
  }

  const clean = memo((text: string) => drawable(text, draws))
  const width = (text: string, { face, size }: Style) => faces[face].width(clean(text), size)

  /** Lines from the top of a box. Each ends in a space, so that programs that join pieces of text keep words apart. */
  function write(lines: readonly string[], x: number, top: number, style: Style, align?: Align) {
    for (const [i, line] of lines.entries()) {
      const slack = align === undefined ? 0 : align.width - faces[style.face].width(line, style.size)
      const left = x + (align?.align === 'center' ? slack / 2 : slack)
      const baseline = top + i * style.leading + (style.leading + capHeight * style.size) / 2
      doc.line(`${line} `, left, baseline, style)
    }
  }

  return {
    doc,
    /** Where the next block goes. */
    y: page.top as number,
    /** The current text styles; a page that would overflow gets smaller ones. */
    style: style as Styles,
    ...tree,
    box,
    dot,
    draws,
    clean,
    width,
    write,
    lines: (text: string, style: Style, width: number) => breakLines(clean(text), room(style, width)),
    fewLines: (text: string, style: Style, width: number, most: number) =>
      fewLines(clean(text), room(style, width), most),
    oneLine: (text: string, style: Style, width: number) => oneLine(clean(text), room(style, width)),
    pageNumber: () => doc.bufferedPageRange().count,
  }
}
export type Sheet = ReturnType<typeof openSheet>
