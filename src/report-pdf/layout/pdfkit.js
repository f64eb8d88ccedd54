import { PDFDocument as Document } from 'pdfkit'

export { create as openFont } from 'fontkit'

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const hundredths = (value) => Math.round(value * 100) / 100

/** '#d9e0ee' as the command that sets it for what is filled. */
const fillCommands = new Map()
function fillCommand(color) {
  const known = fillCommands.get(color)
  if (known) return known
  const part = (at) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000
  const made = `${part(1)} ${part(3)} ${part(5)} rg`
  fillCommands.set(color, made)
  return made
}

const marks = /\p{M}/u

/** Glyphs one after the other: kerning is a number between them, a mark is moved onto its letter. */
function shown([codes, positions], size) {
  let commands = ''
  for (let i = 0; i < codes.length; i++) {
    const { xAdvance, advanceWidth, xOffset, yOffset } = positions[i]
    const distance = hundredths(xAdvance - advanceWidth)
    if (xOffset !== 0 || yOffset !== 0) {
      const rise = hundredths((yOffset * size) / 1000)
      commands += `> ${-xOffset}] TJ ${rise} Ts [<${codes[i]}> ${xOffset - distance}] TJ 0 Ts [<`
    } else commands += distance === 0 ? codes[i] : `${codes[i]}> ${-distance} <`
  }
  return commands
}

/**
 * The library's document without its three slow parts: eight commands and two measurements for a line that is already
 * measured; every command as its own bytes, twenty thousand in a report; the result streamed piece by piece. The first
 * needs two internals, `_font` and `page.fonts`: its version is pinned.
 */
export class PDFDocument extends Document {
  #commands = new Map()
  /** By font: a letter before another as it is written, since a document has few pairs and each often. */
  #pairs = new Map()

  /** One line of text with its baseline at y. */
  line(text, x, y, { face, size, color }) {
    this.font(face, size)
    const font = this._font
    this.page.fonts[font.id] ??= font.ref()
    const place = `1 0 0 -1 ${hundredths(x)} ${hundredths(y)} Tm`
    const written = marks.test(text) ? shown(font.encode(text, []), size) : this.#letters(font, text, size)
    this.addContent(`BT ${fillCommand(color)} /${font.id} ${size} Tf ${place} [<${written}>] TJ ET`)
  }

  #letters(font, text, size) {
    let pairs = this.#pairs.get(font)
    if (!pairs) {
      pairs = new Map()
      this.#pairs.set(font, pairs)
    }
    let written = ''
    for (let i = 0; i < text.length; i++) {
      const next = i + 1 < text.length ? text.charCodeAt(i + 1) : 0
      const key = text.charCodeAt(i) * 0x10000 + next
      let letter = pairs.get(key)
      if (letter === undefined) {
        const [codes, positions] = font.encode(text.slice(i, i + 2), [])
        const own = next === 0 ? codes.length : codes.length - font.encode(text.charAt(i + 1), [])[0].length
        letter = shown([codes.slice(0, own), positions], size)
        if (!letter.includes('Ts')) pairs.set(key, letter) // what is moved up is moved by the size
      }
      written += letter
    }
    return written
  }

  addContent(command) {
    const written = this.#commands.get(this.page)
    if (written) written.push(command)
    else this.#commands.set(this.page, [command])
    return this
  }

  /** The library writes these texts into XML unescaped: a name with '&' would break the file. */
  _addInfo() {
    const kept = this.info
    const escaped = (value) =>
      typeof value === 'string' ? value.replace(/[&<>]/g, (sign) => entities[sign]) : value
    this.info = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, escaped(value)]))
    super._addInfo()
    this.info = kept
  }

  push(piece) {
    // Created here, not as a field: the first piece comes while the library's own constructor runs.
    this.pieces ??= []
    if (piece !== null) this.pieces.push(piece)
    return true
  }

  /** Ends the document and gives its bytes. */
  bytes() {
    for (const [page, commands] of this.#commands) page.write(commands.join('\n'))
    this.end()
    const bytes = new Uint8Array(this.pieces.reduce((sum, piece) => sum + piece.length, 0))
    let at = 0
    for (const piece of this.pieces) {
      bytes.set(piece, at)
      at += piece.length
    }
    return bytes
  }
}
