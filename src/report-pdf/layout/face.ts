import { memo } from './memo.ts'
import { type Font, type Glyph, type GlyphRun, openFont } from './pdfkit.js'

/** A font at one weight: what it can draw and how wide that is. */
export type Face = {
  font: Font
  draws(codePoint: number): boolean
  width(text: string, size: number): number
}

const marks = /\p{M}/u
const lettersWithMarks = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Where a glyph stands, in thousandths of an em. The library scales every enumerable key of a position in place: here
 * there is none, so that one position serves every line it appears in.
 */
class Place {
  readonly #advance: number
  readonly #x: number
  readonly #y: number
  #glyphWidth = 0
  constructor(advance: number, x: number, y: number) {
    this.#advance = advance
    this.#x = x
    this.#y = y
  }
  get xAdvance() {
    return this.#advance
  }
  get yAdvance() {
    return 0
  }
  get xOffset() {
    return this.#x
  }
  get yOffset() {
    return this.#y
  }
  get advanceWidth() {
    return this.#glyphWidth
  }
  set advanceWidth(width: number) {
    this.#glyphWidth = width
  }
}

type Shaped = { glyphs: readonly Glyph[]; positions: readonly Place[]; width: number }

/**
 * Shaping a word with every rule of the font takes a hundred times longer than drawing it. Latin text needs only two:
 * the place of a mark on its letter, and kerning. Both are asked of the font once and cached, across documents. No
 * ligatures, so that copied text is what was written.
 */
export function openFace(bytes: Uint8Array): Face {
  const font = openFont(bytes)
  const scale = 1000 / font.unitsPerEm
  const shape = memo((letter: string) => font.layout(letter, { liga: false }))

  /** A letter, kerned with the one after it. */
  function placed(letter: string, next: string): Shaped {
    const { glyphs, positions, advanceWidth } = shape(letter)
    const pair = next === '' ? null : font.layout(letter + next, { liga: false })
    const distance = pair === null ? 0 : pair.advanceWidth - advanceWidth - shape(next).advanceWidth
    const last = positions.length - 1
    const places = positions.map(({ xAdvance, xOffset, yOffset }, i) => {
      const advance = (xAdvance + (i === last ? distance : 0)) * scale
      return new Place(advance, xOffset * scale, yOffset * scale)
    })
    return { glyphs, positions: places, width: (advanceWidth + distance) * scale }
  }

  const pairs = memo((key: string | number): Shaped => {
    if (typeof key === 'string') {
      const [letter = '', next = ''] = key.match(lettersWithMarks) ?? []
      return placed(letter, next)
    }
    const next = key % 0x10000
    return placed(String.fromCharCode(key / 0x10000), next === 0 ? '' : String.fromCharCode(next))
  })

  function layout(text: string): GlyphRun {
    const run: GlyphRun = { glyphs: [], positions: [], advanceWidth: 0 }
    const add = (shaped: Shaped) => {
      for (const glyph of shaped.glyphs) run.glyphs.push(glyph)
      for (const place of shaped.positions) run.positions.push(place)
      run.advanceWidth += shaped.width
    }
    if (marks.test(text)) {
      const letters = text.match(lettersWithMarks) ?? []
      for (const [i, letter] of letters.entries()) add(pairs(letter + (letters[i + 1] ?? '')))
    } else {
      // Two code units make one number: the typeface has no letter that needs more than one.
      for (let i = 0; i < text.length; i++)
        add(pairs(text.charCodeAt(i) * 0x10000 + (i + 1 < text.length ? text.charCodeAt(i + 1) : 0)))
    }
    return run
  }

  const emWidth = memo((text: string) => layout(text).advanceWidth / 1000)
  return {
    font: Object.assign(Object.create(font), { layout }),
    draws: (codePoint) => codePoint < 0x10000 && font.hasGlyphForCodePoint(codePoint),
    width: (text, size) => emWidth(text) * size,
  }
}
