import { expect, test } from 'vitest'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { readPdf } from '#report-pdf/testing/read-pdf.ts'
import { type Block, flow, gap, paragraph } from './flow.ts'
import { heading } from './headings.ts'
import { PDFDocument } from './pdfkit.js'
import { openSheet } from './sheet.ts'
import { column, floor, page, style } from './theme.ts'

function emptySheet() {
  const faces = readFaces()
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    font: null,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'en-US',
    displayTitle: true,
    info: {},
  })
  for (const name of ['regular', 'semibold', 'extrabold'] as const) doc.registerFont(name, faces[name].font)
  doc.addPage()
  const sheet = openSheet(doc, faces)
  const pages = async () => {
    sheet.end()
    return (await readPdf(await doc.bytes())).pages.map((text) => text.trim())
  }
  return { sheet, pages }
}

const filled = (height: number): Block => ({ height, draw() {} })
const pageHeight = floor - page.top

test('a heading goes to the next page with the text it introduces', async () => {
  const { sheet, pages } = emptySheet()
  flow(sheet, [
    paragraph(sheet, 'Before', style.body, column),
    filled(pageHeight - 50),
    heading(sheet, 'Campus vibe', column),
    paragraph(sheet, 'Two lines of text '.repeat(9), style.body, column),
  ])
  const [first, second] = await pages()
  expect(first).toBe('Before')
  expect(second).toMatch(/^Campus vibe\s+Two lines/)
})

test('a paragraph is split between lines, at least two on either side', async () => {
  const { sheet, pages } = emptySheet()
  flow(sheet, [
    filled(pageHeight - 3.5 * style.body.leading),
    paragraph(sheet, 'word '.repeat(100), style.body, column),
  ])
  const lines = (await pages()).map((text) => text.split('\n').length)
  expect(lines).toHaveLength(2)
  for (const count of lines) expect(count).toBeGreaterThanOrEqual(2)
})

test('spacing alone never adds a page', async () => {
  const { sheet, pages } = emptySheet()
  flow(sheet, [
    paragraph(sheet, 'Full', style.body, column),
    filled(pageHeight - style.body.leading),
    gap(30),
  ])
  expect(await pages()).toEqual(['Full'])
})
