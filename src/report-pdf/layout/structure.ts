import { plain } from '#report-pdf/text/drawable.ts'
import type { PDFDocument, StructureElement, StructureOptions } from './pdfkit.js'

type Box = { x: number; y: number; width: number; height: number }
/** A web address, or the name of a place in this document. */
type Target = { href: string } | { place: string }

/** A PDF text string: the library takes a plain string for a name and this wrapper for text. */
const pdfText = (text: string) => new String(plain(text))

/**
 * The tree that lets a screen reader read the document in order. Everything drawn is either inside `leaf` or `link`
 * (content) or `artifact` (decoration).
 */
export function structureTree(doc: PDFDocument) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open: StructureElement[] = [root]

  function element(tag: string, options: StructureOptions = {}) {
    const made = doc.struct(tag, options)
    const parent = open.at(-1) ?? root
    parent.add(made)
    return made
  }

  function mark(tag: string, made: StructureElement, draw: () => void) {
    made.add(doc.markStructureContent(tag))
    draw()
    doc.endMarkedContent()
  }

  /** Everything drawn by `draw` becomes one piece of content, like a paragraph or a cell's text. */
  function leaf(tag: string, draw: () => void, options: StructureOptions = {}) {
    const made = element(tag, options)
    mark(tag, made, draw)
    made.end()
  }

  /** What `draw` adds goes below one element: a table, a row, a list. */
  function group(tag: string, draw: () => void, options: StructureOptions = {}) {
    const made = element(tag, options)
    resume(made, draw)
    made.end()
  }

  /** The same with an element made earlier, so that what is drawn last may be read first. */
  function resume(made: StructureElement, draw: () => void) {
    open.push(made)
    draw()
    open.pop()
  }

  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  /** A link over its text; `says` is read out. */
  function link(to: Target, says: string, { x, y, width, height }: Box, draw: () => void) {
    const made = element('Link')
    mark('Link', made, draw)
    const options = { structParent: made, Contents: pdfText(says) }
    if ('href' in to) doc.link(x, y, width, height, to.href, options)
    else doc.goTo(x, y, width, height, to.place, options)
    // Ended on its own page: the library records the page of a link at this moment.
    made.end()
  }

  return { element, leaf, group, resume, artifact, link, end: () => root.end() }
}
