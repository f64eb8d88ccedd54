import { attribution } from '#contract/attribution.ts'
import type { Report } from '#contract/matching/report.ts'
import { parseUrl } from '#contract/url.ts'
import { type Block, gap, paragraph, within } from '#report-pdf/layout/flow.ts'
import { heading, sectionTitle } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import { readableLink } from '#report-pdf/text/links.ts'
import { definitions } from './how-to-read.ts'

/** Our page about how good the estimate is. */
function estimateLink(sheet: Sheet, site: string | undefined): Block[] {
  const address = parseUrl(`${site ?? ''}/how-we-estimate`)
  if (!address || !/^https?:$/.test(address.protocol)) return []
  const { href } = address
  const shown = sheet.oneLine(`How we estimate your chance: ${readableLink(href)}`, style.link, column)
  const { leading } = style.link
  return [
    {
      height: leading + 6,
      draw(x, y) {
        const box = { x, y, width: sheet.width(shown, style.link), height: leading }
        sheet.group('P', () =>
          sheet.link({ href }, 'How we estimate your chance', box, () =>
            sheet.write([shown], x, y, style.link),
          ),
        )
      },
    },
  ]
}

function bullet(sheet: Sheet, text: string): Block {
  const words = sheet.lines(text, style.body, column - 14)
  return {
    height: words.length * style.body.leading + 6,
    draw(x, y) {
      sheet.dot(x + 3, y + 7, 1.8, ink.coral)
      sheet.group('LI', () => sheet.leaf('LBody', () => sheet.write(words, x + 14, y, style.body)))
    },
  }
}

const made =
  'Match and Chance are computed by Lantern from these figures and from what you entered. They are estimates: no college has seen or approved them. Race, sex, religion and your name play no part in either number.'

const terms = [
  { term: 'Admission rate', says: 'The share of applicants a college admitted, in the year shown.' },
  {
    term: 'A year after grants',
    says: 'What students who get aid pay for a year on average, grants and scholarships taken off: tuition, fees, books, room and board. Before grants: nothing is taken off, as at a public college of another state.',
  },
  { term: 'Chance', says: 'Our estimate of admission for a record like yours, as a range.' },
  {
    term: 'Graduation rate',
    says: 'The share of full-time, first-time students who finish within six years.',
  },
  {
    term: 'In-state tuition',
    says: 'The list price for residents of the college’s state. Private colleges usually have one price for all.',
  },
  {
    term: 'Ledger',
    says: 'The lines a Match is added up from, each with its points, its reason and its source.',
  },
  { term: 'Match', says: 'How well a college fits you, from 0 to 100. It is not the chance of admission.' },
  {
    term: 'Median debt',
    says: 'Half of the graduates with federal loans owe less than this, half owe more.',
  },
  {
    term: 'Median earnings',
    says: 'The middle pay ten years after starting college, of students who had federal aid.',
  },
  {
    term: 'Preview score',
    says: 'A stand-in shown on the Freshman plan for a high Match. It is not the exact score.',
  },
  {
    term: 'SAT and ACT range',
    says: 'Where the middle half of enrolled students scored. The SAT range is the sum of the ranges of its two sections.',
  },
  { term: 'Students who return', says: 'The share of first-year students who come back for a second year.' },
  {
    term: 'Test optional',
    says: 'You choose whether to send scores. Test blind means that scores are not looked at; a college that reported it for a past year may have changed it since.',
  },
]

/**
 * Which source says what, over all colleges of the report: a subject once, even if colleges have it from different
 * sources or years, which are then listed side by side.
 */
function coverage({ collegeList }: Report): { term: string; says: string }[] {
  const found = new Map<string, { names: Set<string>; years: Set<string> }>()
  for (const { name, year, covers } of collegeList.flatMap(({ sources }) => sources)) {
    const entry = found.get(covers) ?? { names: new Set(), years: new Set() }
    found.set(covers, entry)
    for (const one of name.split('; ')) entry.names.add(one)
    for (const one of year.split('; ')) entry.years.add(one)
  }
  return [...found].map(([covers, { names, years }]) => ({
    term: [...names].join('; '),
    says: `${covers}: ${[...years].join('; ')}`,
  }))
}

export function sources(sheet: Sheet, report: Report, site?: string): Block[] {
  const versions = [
    report.engineVersion === '' ? '' : `Engine version ${report.engineVersion}.`,
    report.dataVersion === '' ? '' : `Data version ${report.dataVersion}.`,
  ].join(' ')
  const covered = coverage(report)
  const bullets = attribution.map((text) => bullet(sheet, text))
  return [
    sectionTitle(sheet, 'Sources'),
    ...within(sheet, 'L', bullets),
    gap(6),
    ...(covered.length > 0 ? [heading(sheet, 'What comes from where', column)] : []),
    ...definitions(sheet, covered),
    gap(8),
    heading(sheet, 'How the numbers are made', column),
    paragraph(sheet, made, style.body, column),
    ...estimateLink(sheet, site),
    paragraph(sheet, versions.trim(), style.note, column),
  ]
}

export const glossary = (sheet: Sheet): Block[] => [
  sectionTitle(sheet, 'Glossary'),
  ...definitions(sheet, terms),
]
