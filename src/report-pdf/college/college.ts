import { isDay } from '#contract/calendar-day.ts'
import type { College } from '#contract/matching/report.ts'
import { scoresAgain } from '#contract/matching/scores-again.ts'
import { type Block, flow, gap, heightOf, nextPage, paragraph, stack } from '#report-pdf/layout/flow.ts'
import { heading } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, denser, floor, ink, page, type Style, style } from '#report-pdf/layout/theme.ts'
import { longDate } from '#report-pdf/text/figures.ts'
import { collegeHeader } from './college-header.ts'
import { factBlocks, factsPanel } from './facts-panel.ts'
import { type Shared, scholarshipBlocks } from './scholarships.ts'
import { scoreLineBlocks } from './score-lines.ts'

const panelWidth = 182
const gutter = 16
const underColumns = 8
/** What fits below the tallest head on one page; no real college comes near it. */
const tallestPanel = 530
const mainWidth = column - panelWidth - gutter

function section(
  sheet: Sheet,
  title: string,
  text: string,
  width: number,
  look: Style = sheet.style.body,
): Block[] {
  if (text.trim() === '') return []
  return [heading(sheet, title, width), paragraph(sheet, text, look, width), gap(7)]
}

const lockedText =
  'The match score, the reasons behind it, the chance of admission and the scholarships for this college are part of the Senior plan.'

const vibe = (sheet: Sheet, college: College, width: number) =>
  section(sheet, 'Campus vibe', college.campusVibe, width, sheet.style.quiet)

/** Its rules for this student, each with its source; what concerns test scores stands with the facts. */
const published = ({ rules }: College) =>
  rules
    .filter(({ text }) => text !== scoresAgain(rules))
    .map(
      ({ text, source, readOn }) =>
        `${text} (${source}, read on ${isDay(readOn) ? longDate(readOn) : readOn}.)`,
    )
    .join(' ')

type Columns = { main: readonly Block[]; panel: Block; below: readonly Block[] }

/** Reasons on the left, facts on the right; the campus goes where it fills a gap. */
function columnsOf(sheet: Sheet, college: College): Columns {
  const facts = factsPanel(sheet, college, panelWidth)
  const main = college.locked
    ? section(sheet, 'Locked on the Freshman plan', lockedText, mainWidth)
    : [
        ...section(sheet, 'Why you are a match', college.matchReasoning, mainWidth),
        ...section(sheet, 'What it publishes', published(college), mainWidth),
        ...scoreLineBlocks(sheet, college, mainWidth),
      ]
  if (facts.height > tallestPanel) {
    const below = [...factBlocks(sheet, college, column), gap(8), ...vibe(sheet, college, column)]
    return { main, panel: gap(0), below }
  }
  if (college.locked) return { main: [...main, ...vibe(sheet, college, mainWidth)], panel: facts, below: [] }
  const underFacts = stack([facts, gap(10), ...vibe(sheet, college, panelWidth)])
  const fills = underFacts.height <= Math.min(Math.max(heightOf(main), facts.height) + 30, tallestPanel)
  return fills
    ? { main, panel: underFacts, below: [] }
    : { main, panel: facts, below: vibe(sheet, college, column) }
}

const noteLine = 22

/** Space for the counselor's notes, if a page has some left. */
export function drawNoteLines(sheet: Sheet) {
  const room = floor - sheet.y - 16
  const lines = Math.min(Math.floor((room - 14) / noteLine), 8)
  if (lines < 2) return
  const top = sheet.y + 16
  sheet.artifact(() => {
    sheet.write(['Notes'], page.left, top, sheet.style.label)
    const { doc } = sheet
    doc.save()
    for (let i = 1; i <= lines; i++) doc.rect(page.left, top + 6 + i * noteLine, column, 0.5).fill(ink.rule)
    doc.restore()
  })
}

type Parts = Columns & { head: Block; foot: readonly Block[] }

function partsOf(sheet: Sheet, college: College, rank: number, shared: Shared): Parts {
  const columns = columnsOf(sheet, college)
  const foot = [...columns.below, ...scholarshipBlocks(sheet, college, shared)]
  return { ...columns, head: collegeHeader(sheet, college, rank), foot }
}

const columnsHeight = ({ main, panel }: Parts) => Math.max(heightOf(main), panel.height) + underColumns
const wholeHeight = (parts: Parts) => parts.head.height + columnsHeight(parts) + heightOf(parts.foot)
const densities = [1, 0.97, 0.94, 0.91]

/** The largest text styles with which the college fits one page; the usual ones if none do. */
function fittedParts(sheet: Sheet, college: College, rank: number, shared: Shared): Parts {
  const usual = partsOf(sheet, college, rank, shared)
  for (const density of densities) {
    sheet.style = denser(density)
    const parts = density === 1 ? usual : partsOf(sheet, college, rank, shared)
    if (wholeHeight(parts) <= floor - page.top) return parts
  }
  sheet.style = style
  return usual
}

/**
 * One college, on its own page if it fills one. It begins where the last one ended only if its head and facts fit
 * there. Returns its first page.
 */
export function drawCollege(sheet: Sheet, college: College, rank: number, shared: Shared): number {
  const parts = fittedParts(sheet, college, rank, shared)
  const { head, main, panel, foot } = parts
  const together = head.height + Math.min(columnsHeight(parts), panel.height * 1.2)
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
    flow(sheet, foot)
  })
  sheet.style = style
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
  sheet.y = (lastPage === firstPage ? Math.max(end, top + panel.height) : end) + underColumns
}

const dividerHeight = 34

function divide(sheet: Sheet) {
  sheet.box(page.left, sheet.y + 16, column, 0.75, ink.rule)
  sheet.y += dividerHeight
}
