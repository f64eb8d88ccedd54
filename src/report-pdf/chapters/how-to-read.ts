import type { ChanceBand } from '#contract/matching/report.ts'
import { drawChanceBar } from '#report-pdf/college/chance-bar.ts'
import { ringColor } from '#report-pdf/college/score-ring.ts'
import { type Block, gap, paragraph, stack, within } from '#report-pdf/layout/flow.ts'
import { heading, sectionTitle } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import { bandMeanings, bandWords } from '#report-pdf/text/figures.ts'

const gutter = 16
const half = (column - gutter) / 2
const padding = 16

function card(sheet: Sheet, title: string, text: string, picture: (x: number, y: number) => void): Block {
  const inner = half - 2 * padding
  const words = [heading(sheet, title, inner), paragraph(sheet, text, style.body, inner)]
  const body = stack(words)
  return {
    height: body.height + 2 * padding + 34,
    draw(x, y) {
      picture(x + padding, y + padding)
      body.draw(x + padding, y + padding + 34)
    },
  }
}

function sampleRing(sheet: Sheet, x: number, y: number) {
  const { doc } = sheet
  sheet.artifact(() => {
    doc.save().lineWidth(4)
    doc.circle(x + 12, y + 12, 10).stroke(ink.track)
    doc
      .lineCap('round')
      .arc(x + 12, y + 12, 10, -Math.PI / 2, Math.PI * 0.94, false)
      .stroke(ink.good)
    doc.restore()
  })
}

function twoNumbers(sheet: Sheet): Block {
  const match = card(
    sheet,
    'Match: does it fit you?',
    'Match runs from 0 to 100. It adds up how well a college fits your grades, your major, your budget and what you asked for. The points behind every score are on the college’s page.',
    (x, y) => sampleRing(sheet, x, y),
  )
  const chance = card(
    sheet,
    'Chance: could you get in?',
    'Chance is an estimate of admission, made from published admission figures and your record. It is a range, because nobody can know it exactly, and never a promise.',
    (x, y) => drawChanceBar(sheet, { low: 0.34, high: 0.62, band: 'target' }, x, y + 9, half - 2 * padding),
  )
  const height = Math.max(match.height, chance.height)
  return {
    height: height + 14,
    draw(x, y) {
      for (const [i, one] of [match, chance].entries()) {
        const left = x + i * (half + gutter)
        sheet.box(left, y, half, height, ink.well, 8)
        one.draw(left, y)
      }
    },
  }
}

function warning(sheet: Sheet): Block {
  const words = stack([
    paragraph(sheet, 'Match is not chance.', { ...style.heading, size: 12.5, leading: 17 }, column),
    paragraph(sheet, 'A Match of 90 does not mean a 90% chance of admission.', style.body, column),
  ])
  return {
    height: words.height + 26,
    draw(x, y) {
      sheet.box(x, y, 3, words.height + 8, ink.coral)
      words.draw(x + 16, y + 4)
    },
  }
}

type Row = { term: string; says: string; mark?: string }

function definition(sheet: Sheet, { term, says, mark }: Row): Block {
  const nameWidth = 118
  const lines = sheet.lines(says, style.body, column - nameWidth)
  const name = sheet.fewLines(term, style.strong, nameWidth - (mark ? 22 : 8), 3)
  return {
    height: Math.max(lines.length, name.length) * style.body.leading + 4,
    draw(x, y) {
      if (mark) sheet.dot(x + 4, y + 7, 4, mark)
      sheet.group('LI', () => {
        sheet.leaf('Lbl', () => sheet.write(name, x + (mark ? 14 : 0), y, style.strong))
        sheet.leaf('LBody', () => sheet.write(lines, x + nameWidth, y, style.body))
      })
    },
  }
}

export const definitions = (sheet: Sheet, rows: readonly Row[]) =>
  within(
    sheet,
    'L',
    rows.map((row) => definition(sheet, row)),
  )

const bands: readonly Row[] = Object.entries(bandWords).map(([band, term]) => ({
  term,
  says: bandMeanings[band as ChanceBand], // the keys of the record are bands
}))

const byTheMiddle =
  'The word goes by the estimate, which is near the middle of the range; the ends of the range may lie in a neighboring word. Where a college admits few, or your record is below its class, the word is the lower one.'

const rings: readonly Row[] = [
  { term: 'Green', says: 'Match of 70 or more.', mark: ringColor(70) },
  { term: 'Yellow', says: 'Match from 50 to 69.', mark: ringColor(50) },
  { term: 'Red', says: 'Match below 50.', mark: ringColor(0) },
  {
    term: 'Gray, ??%',
    says: 'Locked on the Freshman plan. The ring’s length says nothing.',
    mark: ink.locked,
  },
]

const advice: readonly Row[] = [
  {
    term: 'Years',
    says: 'Every figure carries its year. Check prices and dates on the college’s own website.',
  },
  { term: 'N/A', says: 'No figure was published. It never means zero.' },
  {
    term: 'Your price',
    says: 'Tuition is the list price. Most families pay less: try the college’s net price calculator.',
  },
  { term: 'Your counselor', says: 'Knows your school and your story. Bring these pages and write on them.' },
]

export const howToRead = (sheet: Sheet): Block[] => [
  sectionTitle(sheet, 'How to read this report'),
  paragraph(
    sheet,
    'Two numbers stand beside every college. They answer two different questions.',
    style.lead,
    column,
  ),
  gap(12),
  twoNumbers(sheet),
  warning(sheet),
  heading(sheet, 'What the chance words mean', column),
  paragraph(sheet, byTheMiddle, style.body, column),
  gap(4),
  ...definitions(sheet, bands),
  gap(12),
  heading(sheet, 'What the ring colors mean', column),
  ...definitions(sheet, rings),
  gap(12),
  heading(sheet, 'Before you decide', column),
  ...definitions(sheet, advice),
]
