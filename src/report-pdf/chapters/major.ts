import type { CareerPath, MajorProfile } from '#contract/matching/report.ts'
import { type Block, gap, paragraph, stack, within } from '#report-pdf/layout/flow.ts'
import { heading, sectionTitle } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import { asDollars, provenance } from '#report-pdf/text/figures.ts'
import { readableLink, safeLink } from '#report-pdf/text/links.ts'

function majorChips(sheet: Sheet, majors: readonly string[]): Block[] {
  const look = { ...style.value, leading: 18 }
  const rows: { text: string; x: number; width: number }[][] = [[]]
  let x = 0
  for (const major of majors) {
    const text = sheet.oneLine(major, look, column - 20)
    if (text === '') continue
    const width = sheet.width(text, look) + 18
    if (x > 0 && x + width > column) {
      rows.push([])
      x = 0
    }
    rows.at(-1)?.push({ text, x, width })
    x += width + 6
  }
  const blocks = rows.map((row) => ({
    height: 23,
    draw(left: number, y: number) {
      for (const { text, x, width } of row) {
        sheet.box(left + x, y, width, 18, ink.well, 9)
        sheet.group('LI', () => sheet.leaf('LBody', () => sheet.write([text], left + x + 9, y, look)))
      }
    },
  }))
  return majors.length === 0
    ? []
    : [heading(sheet, 'Majors to look at', column), ...within(sheet, 'L', blocks), gap(10)]
}

const indent = 14

function career(sheet: Sheet, path: CareerPath): Block {
  const width = column - indent
  const href = safeLink(path.link)
  const pay = path.medianPay
  const facts = [
    ...(pay ? [`Median pay ${asDollars(pay.value)} (${provenance(pay)})`] : []),
    ...(path.outlook ? [path.outlook] : []),
  ]
  const study = path.studyPath.trim() === '' ? [] : [`Study path: ${path.studyPath}`]
  const blocks = [
    paragraph(sheet, path.title, { ...style.strong, size: 10.5, leading: 15 }, width, { tag: 'H3', most: 2 }),
    paragraph(sheet, path.description, style.body, width),
    ...study.map((text) => paragraph(sheet, text, style.body, width)),
    ...(facts.length > 0
      ? [paragraph(sheet, facts.join('. '), { ...style.small, color: ink.muted }, width)]
      : []),
    ...(href === null ? [] : [learnMore(sheet, path.title, href, width)]),
  ]
  const body = stack(blocks)
  return {
    height: body.height + 14,
    draw(x, y) {
      sheet.box(x, y + 1, 2, body.height, ink.coral)
      sheet.group('Sect', () => body.draw(x + indent, y))
    },
  }
}

function learnMore(sheet: Sheet, title: string, href: string, width: number): Block {
  const shown = sheet.oneLine(`Learn more: ${readableLink(href)}`, style.link, width)
  return {
    height: style.link.leading,
    draw(x, y) {
      const box = { x, y, width: sheet.width(shown, style.link), height: style.link.leading }
      sheet.link({ href }, `Learn more about ${title}`, box, () => sheet.write([shown], x, y, style.link))
    },
  }
}

export function majorProfile(sheet: Sheet, major: MajorProfile): Block[] {
  const careers = major.careerPaths.map((path) => career(sheet, path))
  return [
    sectionTitle(sheet, `Major profile: ${major.title}`),
    paragraph(sheet, major.description, style.body, column),
    gap(14),
    ...majorChips(sheet, major.recommendedMajors),
    ...(careers.length > 0 ? [heading(sheet, 'Career paths', column), ...careers] : []),
  ]
}
