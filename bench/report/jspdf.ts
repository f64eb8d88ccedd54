import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { jsPDF } from 'jspdf'
import type { Stroke } from './strokes.ts'

const { resolve } = createRequire(import.meta.url)
const read = (weight: string) =>
  readFileSync(resolve(`@expo-google-fonts/be-vietnam-pro/${weight}/BeVietnamPro_${weight}.ttf`), 'base64')

const fonts = { regular: read('400Regular'), semibold: read('600SemiBold'), extrabold: read('800ExtraBold') }

/** The same texts and rules by jsPDF, at places that are given: it neither lays out nor tags nor links. */
export function drawWithJsPdf(strokes: readonly Stroke[]): ArrayBuffer {
  const doc = new jsPDF({ unit: 'pt', format: 'letter', compress: true })
  for (const [name, data] of Object.entries(fonts)) {
    doc.addFileToVFS(`${name}.ttf`, data)
    doc.addFont(`${name}.ttf`, name, 'normal')
  }
  let page = 1
  for (const stroke of strokes) {
    for (; page < stroke.page; page++) doc.addPage()
    if (stroke.kind === 'box') {
      doc.setFillColor(stroke.color)
      doc.rect(stroke.x, stroke.y, stroke.width, stroke.height, 'F')
    } else if (stroke.text !== '') {
      doc.setFont(stroke.face, 'normal')
      doc.setFontSize(stroke.size)
      doc.setTextColor(stroke.color)
      doc.text(stroke.text, stroke.x, stroke.y)
    }
  }
  return doc.output('arraybuffer')
}
