import type { College } from '#contract/report.ts'
import { factsPanel } from './college-facts.ts'
import { collegeHeader } from './college-header.ts'
import { type Block, flow, gap, heightOf, nextPage, paragraph } from './flow.ts'
import { heading } from './headings.ts'
import { ledgerBlocks } from './ledger.ts'
import { scholarshipBlocks } from './scholarships.ts'
import type { Sheet } from './sheet.ts'
import { column, floor, ink, page, style } from './theme.ts'

const panelWidth = 190
const gutter = 20
const mainWidth = column - panelWidth - gutter

function section(sheet: Sheet, title: string, text: string, width: number): Block[] {
  if (text.trim() === '') return []
  return [heading(sheet, title, width), paragraph(sheet, text, style.body, width), gap(7)]
}

const lockedText =
  'The match score, the reasons behind it, the chance of admission and the scholarships for this college are part of the Senior plan.'

function mainBlocks(sheet: Sheet, college: College): Block[] {
  const why = college.locked
    ? section(sheet, 'Locked on the Freshman plan', lockedText, mainWidth)
    : section(sheet, 'Why you are a match', college.matchReasoning, mainWidth)
  return [
    ...why,
    ...ledgerBlocks(sheet, college, mainWidth),
    ...(college.locked ? section(sheet, 'Campus vibe', college.campusVibe, mainWidth) : []),
  ]
}

function sourceNote(sheet: Sheet, { sources, netPrice, outcomes }: College): Block[] {
  const listed = sources.map(({ name, year, covers }) => `${name}, ${year} (${covers})`)
  const others = [netPrice.average, ...Object.values(outcomes)]
    .map(({ source }) => source)
    .filter((source) => source !== '' && !listed.some((entry) => entry.includes(source)))
  const cited = [...listed, ...new Set(others)].join('; ')
  if (cited === '') return []
  return [paragraph(sheet, `Sources on this page: ${cited}.`, style.note, column)]
}

const noteLine = 22

/** Room for the counselor's pen, where a page has some left. */
export function drawNoteLines(sheet: Sheet) {
  const room = floor - sheet.y - 16
  const lines = Math.min(Math.floor((room - 14) / noteLine), 8)
  if (lines < 2) return
  const top = sheet.y + 16
  sheet.artifact(() => {
    sheet.write(['Notes'], page.left, top, style.label)
    const { doc } = sheet
    doc.save()
    for (let i = 1; i <= lines; i++) doc.rect(page.left, top + 6 + i * noteLine, column, 0.5).fill(ink.rule)
    doc.restore()
  })
}

/**
 * One college: a page where it fills one, half of one where it is locked. It begins where the last one ended only if
 * its head and facts fit there. Returns the page it starts on.
 */
export function drawCollege(sheet: Sheet, college: College, rank: number): number {
  const head = collegeHeader(sheet, college, rank)
  const main = mainBlocks(sheet, college)
  const panel = factsPanel(sheet, college, panelWidth)
  const together = head.height + Math.max(Math.min(heightOf(main), panel.height * 1.2), panel.height)
  const follows = sheet.y > page.top
  if (follows && sheet.y + dividerHeight + together > floor) {
    drawNoteLines(sheet)
    nextPage(sheet)
  } else if (follows) divide(sheet)

  const startsOn = sheet.pageNumber()
  sheet.doc.addNamedDestination(`college-${rank}`, 'XYZ', null, sheet.y - 10, null)
  sheet.group('Sect', () => {
    head.draw(page.left, sheet.y)
    sheet.y += head.height
    drawBeside(sheet, main, panel)
    flow(sheet, [
      ...(college.locked ? [] : section(sheet, 'Campus vibe', college.campusVibe, column)),
      ...scholarshipBlocks(sheet, college),
      ...sourceNote(sheet, college),
    ])
  })
  return startsOn
}

/** The main column flows over pages; the panel stands beside its beginning. */
function drawBeside(sheet: Sheet, main: readonly Block[], panel: Block) {
  const [top, firstPage] = [sheet.y, sheet.pageNumber()]
  flow(sheet, main)
  const [end, lastPage] = [sheet.y, sheet.pageNumber()]
  sheet.doc.switchToPage(firstPage - 1)
  panel.draw(page.left + mainWidth + gutter, top)
  sheet.doc.switchToPage(lastPage - 1)
  sheet.y = (lastPage === firstPage ? Math.max(end, top + panel.height) : end) + 8
}

const dividerHeight = 34

function divide(sheet: Sheet) {
  sheet.artifact(() =>
    sheet.doc
      .save()
      .rect(page.left, sheet.y + 16, column, 0.75)
      .fill(ink.rule)
      .restore(),
  )
  sheet.y += dividerHeight
}
