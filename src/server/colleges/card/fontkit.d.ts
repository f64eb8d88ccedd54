// The few calls that a card needs; the package has no types of its own.
declare module 'fontkit' {
  export type Command = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  type Glyph = { path: { commands: Command[] } }
  export type Font = {
    unitsPerEm: number
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
