import { drawable, plain } from './clean.ts'
import type { Face } from './face.ts'
import { breakLines, fewLines, oneLine } from './lines.ts'
import { memo } from './memo.ts'
import type { PDFDocument, StructureElement, StructureOptions } from './pdfkit.js'
import { type FaceName, page, type Style, type Styles, style } from './theme.ts'

export type Faces = Record<FaceName, Face>
type Align = { width: number; align: 'center' | 'right' }

const capHeight = 0.74 // of Be Vietnam Pro, in ems

/** A PDF text string: the library takes a plain string for a name and this wrapper for text. */
const pdfText = (text: string) => new String(plain(text))

/**
 * The page being drawn: a cursor, text in our styles, and the structure tree that lets a screen reader read the
 * document in order. Everything drawn is either inside `leaf` or `link` (content) or `artifact` (decoration).
 */
export function openSheet(doc: PDFDocument, faces: Faces) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open: StructureElement[] = [root]
  const inside = () => open.at(-1) ?? root
  const draws = (codePoint: number) =>
    faces.regular.draws(codePoint) && faces.semibold.draws(codePoint) && faces.extrabold.draws(codePoint)
  const room = ({ face, size }: Style, width: number) => ({ face: faces[face], size, width })

  function element(tag: string, options: StructureOptions = {}) {
    const made = doc.struct(tag, options)
    inside().add(made)
    return made
  }

  /** Everything drawn by `draw` becomes one piece of content, like a paragraph or a cell's text. */
  function leaf(tag: string, draw: () => void, options: StructureOptions = {}) {
    const made = element(tag, options)
    made.add(doc.markStructureContent(tag))
    draw()
    doc.endMarkedContent()
    made.end()
  }

  /** What `draw` adds stands below one element: a table, a row, a list. */
  function group(tag: string, draw: () => void, options: StructureOptions = {}) {
    const made = element(tag, options)
    resume(made, draw)
    made.end()
  }

  /** The same with an element made earlier, so that what is drawn last may be read first. */
  function resume(element: StructureElement, draw: () => void) {
    open.push(element)
    draw()
    open.pop()
  }

  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  /** A filled box that means nothing by itself: a rule, a bar, a panel. */
  function box(x: number, y: number, width: number, height: number, color: string, radius = 0) {
    artifact(() => {
      doc.save()
      if (radius > 0) doc.roundedRect(x, y, width, height, radius)
      else doc.rect(x, y, width, height)
      doc.fill(color).restore()
    })
  }

  function dot(x: number, y: number, radius: number, color: string) {
    artifact(() => doc.save().circle(x, y, radius).fill(color).restore())
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

  type Box = { x: number; y: number; width: number; height: number }

  /** A link with its text: `to` is a web address, or the name of a place in this document. */
  function link(to: { href: string } | { place: string }, says: string, box: Box, draw: () => void) {
    const made = element('Link')
    made.add(doc.markStructureContent('Link'))
    draw()
    doc.endMarkedContent()
    const { x, y, width, height } = box
    const options = { structParent: made, Contents: pdfText(says) }
    if ('href' in to) doc.link(x, y, width, height, to.href, options)
    else doc.goTo(x, y, width, height, to.place, options)
    made.end()
  }

  return {
    doc,
    /** Where the next block goes. */
    y: page.top as number,
    /** The voices in use; a page that spills over is set denser. */
    style: style as Styles,
    element,
    leaf,
    group,
    resume,
    artifact,
    box,
    dot,
    draws,
    clean,
    width,
    write,
    link,
    lines: (text: string, style: Style, width: number) => breakLines(clean(text), room(style, width)),
    fewLines: (text: string, style: Style, width: number, most: number) =>
      fewLines(clean(text), room(style, width), most),
    oneLine: (text: string, style: Style, width: number) => oneLine(clean(text), room(style, width)),
    pageNumber: () => doc.bufferedPageRange().count,
    end() {
      root.end()
    },
  }
}
export type Sheet = ReturnType<typeof openSheet>
