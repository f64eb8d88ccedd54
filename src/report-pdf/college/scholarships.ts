import { isOwnPage } from '#contract/matching/own-pages.ts'
import type { College, Report, Scholarship } from '#contract/matching/report.ts'
import { type Block, gap, heightOf, paragraph } from '#report-pdf/layout/flow.ts'
import { heading, sectionTitle } from '#report-pdf/layout/headings.ts'
import type { StructureElement } from '#report-pdf/layout/pdfkit.js'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import { safeLink } from '#report-pdf/text/links.ts'

const gutter = 16

/** What several colleges' lists share is explained once, in its own chapter. */
export type Shared = ReadonlyMap<string, Scholarship>

const keyOf = ({ name, link, note }: Scholarship) => JSON.stringify([name, link ?? null, note ?? null])

export function sharedScholarships({ collegeList }: Report): Shared {
  const seen = new Set<string>()
  const shared = new Map<string, Scholarship>()
  for (const { scholarships } of collegeList) {
    const own = new Map(scholarships.private.map((entry) => [keyOf(entry), entry]))
    for (const [key, entry] of own) if (entry.note && seen.has(key)) shared.set(key, entry)
    for (const key of own.keys()) seen.add(key)
  }
  return shared
}

function item(sheet: Sheet, { name, link, note }: Scholarship, width: number): Block {
  const href = safeLink(link)
  const look = {
    ...sheet.style.link,
    size: 7.75,
    leading: 11,
    color: href === null ? ink.text : sheet.style.link.color,
  }
  const names = sheet.fewLines(sheet.clean(name) || 'Unnamed scholarship', look, width, 3)
  const notes = note ? sheet.lines(note, sheet.style.note, width) : []
  const height = names.length * look.leading
  return {
    height: height + notes.length * sheet.style.note.leading + (notes.length > 0 ? 5 : 1.5),
    draw(x, y) {
      sheet.group('LI', () => {
        sheet.group('LBody', () => {
          const write = () => sheet.write(names, x, y, look)
          const widest = Math.max(...names.map((line) => sheet.width(line, look)))
          if (href === null) sheet.leaf('Span', write)
          else sheet.link({ href }, `${name}, website`, { x, y, width: widest, height }, write)
          if (notes.length > 0) sheet.leaf('P', () => sheet.write(notes, x, y + height, sheet.style.note))
        })
      })
    },
  }
}

type Column = { x: number; list: number; items: readonly Block[] }

/** Distributes a list over columns of one width, starting at x. */
function dealt(items: readonly Block[], among: number, list: number, x: number, width: number): Column[] {
  const each = Math.ceil(items.length / among)
  return Array.from({ length: among }, (_column, nth) => ({
    x: x + nth * (width + gutter),
    list,
    items: items.slice(nth * each, (nth + 1) * each),
  }))
}

const tallest = (columns: readonly Column[]) => Math.max(0, ...columns.map(({ items }) => heightOf(items)))
const keepsTogether = 220

/** Columns side by side: as one block if short, row by row if a page may have to break between. */
function sideBySide(sheet: Sheet, columns: readonly Column[], lists: readonly StructureElement[]): Block[] {
  const draw = ({ list, items }: Column, x: number, y: number) => {
    const element = lists[list]
    if (!element) return
    let top = y
    sheet.resume(element, () => {
      for (const one of items) {
        one.draw(x, top)
        top += one.height
      }
    })
  }
  const block = (cut: readonly Column[]): Block => ({
    height: tallest(cut),
    draw(x, y) {
      for (const one of cut) draw(one, x + one.x, y)
    },
  })
  if (tallest(columns) <= keepsTogether) return [block(columns)]
  const rows = Math.max(...columns.map(({ items }) => items.length))
  return Array.from({ length: rows }, (_row, i) =>
    block(columns.map((one) => ({ ...one, items: one.items.slice(i, i + 1) }))),
  )
}

/** The scholarships of a college: its own, then others; of shared ones only the name (see their chapter). */
export function scholarshipBlocks(sheet: Sheet, { scholarships }: College, shared: Shared): Block[] {
  const { schoolSpecific, private: others } = scholarships
  const isShared = (entry: Scholarship) => shared.has(keyOf(entry))
  const brief = (entry: Scholarship) => (isShared(entry) ? { ...entry, note: null } : entry)
  const both = schoolSpecific.length > 0 && others.length > 0
  const ownWidth = both ? 172 : (column - gutter) / 2
  const otherWidth = both ? (column - ownWidth - 2 * gutter) / 2 : (column - 2 * gutter) / 3
  const otherX = both ? ownWidth + gutter : 0
  const own = schoolSpecific.map((entry) => item(sheet, entry, ownWidth))
  const rest = others.map((entry) => item(sheet, brief(entry), otherWidth))
  const columns = [
    ...(own.length > 0 ? dealt(own, both ? 1 : 2, 0, 0, ownWidth) : []),
    ...(rest.length > 0 ? dealt(rest, both ? 2 : 3, own.length > 0 ? 1 : 0, otherX, otherWidth) : []),
  ]
  if (columns.length === 0) return []
  const lists: StructureElement[] = []
  const title = (words: string, x: number, y: number) => {
    const list = sheet.element('L')
    lists.push(list)
    sheet.resume(list, () => heading(sheet, words, column / 2, { tag: 'Caption' }).draw(x, y))
  }
  const head: Block = {
    height: sheet.style.heading.leading + 14,
    keep: true,
    draw(x, y) {
      sheet.box(x, y + 1, column, 0.75, ink.rule)
      if (own.length > 0)
        title(
          schoolSpecific.every(isOwnPage) ? 'From the college' : 'Scholarships at this college',
          x,
          y + 10,
        )
      if (rest.length > 0) title('Scholarships from others', x + otherX, y + 10)
      if (others.some(isShared)) drawPointer(sheet, x + column, y + 10)
    },
  }
  return [head, ...sideBySide(sheet, columns, lists), gap(4)]
}

const place = 'scholarships'

/** Leads to the chapter that says who the shared scholarships are for. */
function drawPointer(sheet: Sheet, right: number, y: number) {
  const says = 'Who they are for: see the chapter'
  const width = sheet.width(says, sheet.style.note)
  const box = { x: right - width, y: y + 3, width, height: sheet.style.note.leading }
  sheet.group('P', () =>
    sheet.link({ place }, 'The chapter on scholarships', box, () =>
      sheet.write([says], box.x, box.y, sheet.style.note),
    ),
  )
}

const intro =
  'These are not tied to one college. Read the rules and the deadline on each official site before you apply.'

export function scholarshipChapter(sheet: Sheet, shared: Shared): Block[] {
  const width = (column - gutter) / 2
  const items = [...shared.values()].map((entry) => item(sheet, entry, width))
  const lists: StructureElement[] = []
  const beginList: Block = { height: 10, draw: () => lists.push(sheet.element('L')) }
  return [
    sectionTitle(sheet, 'Scholarships'),
    paragraph(sheet, intro, style.lead, column),
    beginList,
    ...sideBySide(sheet, dealt(items, 2, 0, 0, width), lists),
  ]
}
