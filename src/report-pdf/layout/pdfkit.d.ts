// The few calls we draw with. The packages' own types include Node's globals, which must not reach web code.

export type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
export type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number }

export type Font = {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string, features?: Record<string, boolean>): GlyphRun
}

export declare function openFont(bytes: Uint8Array): Font

export type StructureElement = {
  add(child: StructureElement | StructureContent): StructureElement
  end(): void
}
declare const content: unique symbol
export type StructureContent = { [content]: true }
export type StructureOptions = {
  alt?: string
  actual?: string
  title?: string
  scope?: 'Row' | 'Column'
  bbox?: [number, number, number, number]
}

export type Outline = {
  addItem(title: string, options?: { pageNumber?: number; expanded?: boolean; fit?: boolean }): Outline
}

type DocumentOptions = {
  size: 'LETTER'
  margin: number
  font: null
  bufferPages: boolean
  autoFirstPage: boolean
  pdfVersion: '1.7'
  tagged: boolean
  subset: 'PDF/UA'
  lang: string
  displayTitle: boolean
  info: Record<string, string | Date>
}

export declare class PDFDocument {
  constructor(options: DocumentOptions)
  readonly page: { width: number; height: number }
  readonly outline: Outline
  addPage(): this
  switchToPage(page: number): void
  bufferedPageRange(): { start: number; count: number }
  /** Ends the document. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>

  registerFont(name: string, font: Font): this
  /** One line with its baseline at y. */
  line(text: string, x: number, y: number, style: { face: string; size: number; color: string }): void

  save(): this
  restore(): this
  lineWidth(width: number): this
  lineCap(cap: 'butt' | 'round'): this
  dash(length: number, options: { space: number }): this
  undash(): this
  moveTo(x: number, y: number): this
  lineTo(x: number, y: number): this
  rect(x: number, y: number, width: number, height: number): this
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this
  circle(x: number, y: number, radius: number): this
  arc(x: number, y: number, radius: number, from: number, to: number, anticlockwise: boolean): this
  fill(color: string): this
  stroke(color: string): this
  clip(): this

  struct(type: string, options?: StructureOptions): StructureElement
  addStructure(element: StructureElement): this
  markStructureContent(tag: string): StructureContent
  markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this
  endMarkedContent(): this
  link(
    x: number,
    y: number,
    width: number,
    height: number,
    url: string,
    options: { structParent: StructureElement; Contents: object },
  ): this
  goTo(
    x: number,
    y: number,
    width: number,
    height: number,
    name: string,
    options: { structParent: StructureElement; Contents: object },
  ): this
  addNamedDestination(name: string, fit: 'XYZ', x: null, y: number, zoom: null): void
}
