import { type Font, type Glyph, type GlyphRun, openFont } from './pdfkit.js'

/** A typeface at one weight: what it can draw and how wide that is. */
export type Face = {
  font: Font
  draws(codePoint: number): boolean
  width(text: string, size: number): number
}

const remembered = 20_000

/** A cache that forgets everything when full: strangers' text must not grow it without end. */
function memo<V>(make: (key: string) => V): (key: string) => V {
  const known = new Map<string, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= remembered) known.clear()
    const made = make(key)
    known.set(key, made)
    return made
  }
}

const lettersWithMarks = /\P{M}\p{M}*|\p{M}+/gu
const letters = (text: string) => (/\p{M}/u.test(text) ? (text.match(lettersWithMarks) ?? []) : [...text])

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
 * Shaping a word with every rule of the font takes a hundred times longer than drawing it. Latin text needs two of
 * them: the place of a mark on its letter and the distance of a pair of letters. Both are asked of the font once and
 * remembered, over documents too. Ligatures stay out, so that copied text is what was written.
 */
export function openFace(bytes: Uint8Array): Face {
  const font = openFont(bytes)
  const scale = 1000 / font.unitsPerEm
  const shape = memo((letter) => font.layout(letter, { liga: false }))

  const shapeAlone = memo((letter) => placed(letter, 0))
  /** A letter before another one: as wide as the pair leaves it. */
  const shapeBefore = memo((pair) => {
    const [letter = '', next = ''] = letters(pair)
    const together = font.layout(pair, { liga: false }).advanceWidth
    return placed(letter, together - shape(letter).advanceWidth - shape(next).advanceWidth)
  })

  function placed(letter: string, distance: number): Shaped {
    const { glyphs, positions, advanceWidth } = shape(letter)
    const last = positions.length - 1
    const places = positions.map(({ xAdvance, xOffset, yOffset }, i) => {
      const advance = (xAdvance + (i === last ? distance : 0)) * scale
      return new Place(advance, xOffset * scale, yOffset * scale)
    })
    return { glyphs, positions: places, width: (advanceWidth + distance) * scale }
  }

  function layout(text: string): GlyphRun {
    const run: GlyphRun = { glyphs: [], positions: [], advanceWidth: 0 }
    const parts = letters(text)
    for (let i = 0; i < parts.length; i++) {
      const letter = parts[i] ?? ''
      const next = parts[i + 1]
      const shaped = next === undefined ? shapeAlone(letter) : shapeBefore(letter + next)
      run.glyphs.push(...shaped.glyphs)
      run.positions.push(...shaped.positions)
      run.advanceWidth += shaped.width
    }
    return run
  }

  const emWidth = memo((text) => layout(text).advanceWidth / 1000)
  // The library asks for a line twice, once to draw and once to move on.
  let latest = { text: '', run: layout('') }
  const drawn: Font = Object.assign(Object.create(font), {
    layout(text: string) {
      if (latest.text !== text) latest = { text, run: layout(text) }
      return latest.run
    },
  })
  return {
    font: drawn,
    draws: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    width: (text, size) => emWidth(text) * size,
  }
}
