import type { College, Scholarship } from '#contract/report.ts'
import { type Block, gap } from './flow.ts'
import { heading } from './headings.ts'
import { safeLink } from './links.ts'
import type { StructureElement } from './pdfkit.js'
import type { Sheet } from './sheet.ts'
import { column, ink, style } from './theme.ts'

const columnCount = 3
const gutter = 18
const width = (column - (columnCount - 1) * gutter) / columnCount

function item(sheet: Sheet, { name, link, note }: Scholarship): Block {
  const href = safeLink(link)
  const look = href === null ? style.value : style.link
  const names = sheet.fewLines(sheet.clean(name) || 'Unnamed scholarship', look, width, 3)
  const notes = note ? sheet.lines(note, style.note, width) : []
  const height = names.length * look.leading
  return {
    height: height + notes.length * style.note.leading + 5,
    draw(x, y) {
      sheet.group('LI', () => {
        sheet.group('LBody', () => {
          const write = () => sheet.write(names, x, y, look)
          const widest = Math.max(...names.map((line) => sheet.width(line, look)))
          if (href === null) sheet.leaf('Span', write)
          else sheet.link({ href }, `${name}, website`, { x, y, width: widest, height }, write)
          if (notes.length > 0) sheet.leaf('P', () => sheet.write(notes, x, y + height, style.note))
        })
      })
    },
  }
}

type Column = { title: string | null; items: readonly Block[] }

const dealt = <T>(items: readonly T[], among: number, nth: number) =>
  items.filter((_item, i) => i % among === nth)

/** Three columns: a list alone takes them all, of two the longer one takes two. */
function columns(sheet: Sheet, { schoolSpecific, private: others }: College['scholarships']): Column[] {
  const taken = schoolSpecific.length > others.length ? [2, 1] : [1, 2]
  const lists = [
    { title: 'Scholarships at this college', entries: schoolSpecific },
    { title: 'Scholarships from others', entries: others },
  ]
  const alone = lists.some(({ entries }) => entries.length === 0)
  return lists.flatMap(({ title, entries }, i) => {
    if (entries.length === 0) return []
    const items = entries.map((entry) => item(sheet, entry))
    const among = alone ? columnCount : (taken[i] ?? 1)
    return Array.from({ length: among }, (_column, nth) => ({
      title: nth === 0 ? title : null,
      items: dealt(items, among, nth),
    }))
  })
}

/** Row by row, so that pages may turn between rows; in the reading order each list stays whole. */
export function scholarshipBlocks(sheet: Sheet, { scholarships }: College): Block[] {
  const sides = columns(sheet, scholarships)
  const lists: StructureElement[] = []
  const at = (x: number, side: number) => x + side * (width + gutter)
  const listOf = (side: number) => sides.slice(0, side + 1).filter(({ title }) => title !== null).length - 1
  const inList = (side: number, draw: () => void) => {
    const list = lists[listOf(side)]
    if (list) sheet.resume(list, draw)
  }
  const head: Block = {
    height: 12 + style.heading.leading + 4,
    keep: true,
    draw(x, y) {
      sheet.artifact(() =>
        sheet.doc
          .save()
          .rect(x, y + 2, column, 0.75)
          .fill(ink.rule)
          .restore(),
      )
      for (const { title } of sides) if (title !== null) lists.push(sheet.element('L'))
      for (const [side, { title }] of sides.entries())
        if (title !== null)
          inList(side, () => heading(sheet, title, width * 2, { tag: 'Caption' }).draw(at(x, side), y + 12))
    },
  }
  const rows = Array.from({ length: Math.max(0, ...sides.map(({ items }) => items.length)) }, (_row, i) => ({
    height: Math.max(...sides.map(({ items }) => items[i]?.height ?? 0)),
    draw(x: number, y: number) {
      for (const [side, { items }] of sides.entries()) inList(side, () => items[i]?.draw(at(x, side), y))
    },
  }))
  return rows.length === 0 ? [] : [head, ...rows, gap(4)]
}
