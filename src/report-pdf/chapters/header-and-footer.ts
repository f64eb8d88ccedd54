import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, page, style } from '#report-pdf/layout/theme.ts'
import { drawLogo } from './cover.ts'

const motto = 'Match is how well a college fits you. It is not the chance of admission.'

/** Running header, motto and page number on every page but the cover, once the number of pages is known. */
export function drawHeaderAndFooter(sheet: Sheet, owner: string) {
  const { doc } = sheet
  const pages = sheet.pageNumber()
  for (let number = 2; number <= pages; number++) {
    doc.switchToPage(number - 1)
    const right = { width: column, align: 'right' } as const
    sheet.artifact(() => {
      drawLogo(sheet, page.left, 32, 14)
      sheet.write([sheet.oneLine(owner, style.note, column - 90)], page.left, 34, style.note, right)
      doc.save().rect(page.left, 52, column, 0.5).fill(ink.rule)
      doc
        .rect(page.left, page.height - 44, column, 0.5)
        .fill(ink.rule)
        .restore()
      sheet.write([motto], page.left, page.height - 39, style.note)
      sheet.write([`Page ${number} of ${pages}`], page.left, page.height - 39, style.note, right)
    }, 'Pagination')
  }
}
