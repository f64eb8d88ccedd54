import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Reads a PDF with another library than the one that wrote it.

type StructureNode = { role?: string; alt?: string; lang?: string; type?: string; children?: StructureNode[] }

type PdfLink = { page: number; url: string }

export type PdfContents = {
  pages: string[]
  /** The text of all pages, without line breaks. */
  text: string
  links: PdfLink[]
  /** How many links lead to a place in the document. */
  innerLinks: number
  info: Record<string, unknown>
  lang: string | null
  tagged: boolean
  outline: { title: string; children: string[] }[]
  /** Per font name, whether its program is inside the file. */
  fonts: Map<string, boolean>
  /** Every role of the structure tree with how often it occurs, and every description of a figure. */
  roles: Map<string, number>
  descriptions: string[]
  /** Of each row of a table, its cells in order. */
  rows: string[][]
  /** What the file says about itself in XML. */
  about: string
  /** Where text stands: for checks that nothing leaves the page. */
  boxes: { page: number; left: number; right: number; top: number; bottom: number; text: string }[]
}

function walk(node: StructureNode | null, visit: (node: StructureNode) => void) {
  if (node === null) return
  visit(node)
  for (const child of node.children ?? []) walk(child, visit)
}

export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  // A copy, because the library detaches the buffer.
  const pdf = await getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    fontExtraProperties: true,
  }).promise
  const metadata = await pdf.getMetadata()
  const found: PdfContents = {
    pages: [],
    text: '',
    links: [],
    innerLinks: 0,
    // The library types it as a bare Object.
    info: metadata.info as Record<string, unknown>,
    lang:
      typeof Reflect.get(metadata.info, 'Language') === 'string'
        ? Reflect.get(metadata.info, 'Language')
        : null,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    outline: ((await pdf.getOutline()) ?? []).map(({ title, items }) => ({
      title,
      children: items.map((item: { title: string }) => item.title),
    })),
    fonts: new Map(),
    roles: new Map(),
    descriptions: [],
    rows: [],
    about: metadata.metadata?.getRaw() ?? '',
    boxes: [],
  }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    // Loads the fonts; all of them are in use by the second page.
    if (number <= 2) await page.getOperatorList()
    const { items } = await page.getTextContent()
    let text = ''
    for (const item of items) {
      if (!('str' in item)) continue
      text += item.str + (item.hasEOL ? '\n' : '')
      if (item.str.trim() === '') continue
      const [, , , , left = 0, bottom = 0] = item.transform
      const right = left + item.width
      found.boxes.push({ page: number, left, right, bottom, top: bottom + item.height, text: item.str })
      if (page.commonObjs.has(item.fontName)) {
        const font = page.commonObjs.get(item.fontName)
        found.fonts.set(font.name, !font.missingFile)
      }
    }
    found.pages.push(text)
    for (const annotation of await page.getAnnotations()) {
      if (annotation.subtype !== 'Link') continue
      if (annotation.url) found.links.push({ page: number, url: annotation.url })
      else found.innerLinks++
    }
    // Typed loosely by the library: nodes and leaves in one list.
    walk((await page.getStructTree()) as StructureNode | null, ({ role, alt, children = [] }) => {
      if (role === 'TR') found.rows.push(children.map((cell) => cell.role ?? ''))
      if (role) found.roles.set(role, (found.roles.get(role) ?? 0) + 1)
      if (alt) found.descriptions.push(alt)
    })
    page.cleanup()
  }
  found.text = found.pages.join(' ').replace(/\s+/g, ' ')
  await pdf.destroy()
  return found
}
