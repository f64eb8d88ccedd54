import { PDFDocument as Document } from 'pdfkit'

export { create as openFont } from 'fontkit'

export class PDFDocument extends Document {
  /** One line of text with its baseline at y. */
  line(text, x, y, { face, size, color }) {
    this.font(face, size).fillColor(color).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Ends the document and gives its bytes. */
  async bytes() {
    const pieces = []
    this.on('data', (piece) => pieces.push(piece))
    const complete = new Promise((resolve) => this.on('end', resolve))
    this.end()
    await complete
    return new Uint8Array(await new Blob(pieces).arrayBuffer())
  }
}
