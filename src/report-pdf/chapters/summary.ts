import type { College, Report } from '#contract/matching/report.ts'
import { drawRing } from '#report-pdf/college/score-ring.ts'
import { type Block, gap, paragraph, within } from '#report-pdf/layout/flow.ts'
import { heading, sectionTitle } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink, style } from '#report-pdf/layout/theme.ts'
import {
  admissionRate,
  asDollars,
  bandMeanings,
  bandWords,
  chanceRange,
  counted,
  yearlyPrice,
} from '#report-pdf/text/figures.ts'
import { balanceBlock } from './balance.ts'

const columns = [
  { title: 'Rank', x: 0, width: 24 },
  { title: 'College', x: 28, width: 164 },
  { title: 'Match', x: 200, width: 40 },
  { title: 'Chance of admission', x: 252, width: 66 },
  { title: 'Admission rate', x: 328, width: 50 },
  { title: 'Tuition in state, out of state', x: 384, width: 64 },
  { title: 'Price for a year', x: 454, width: 54 },
] as const

const ringSize = 26

function head(sheet: Sheet): Block {
  const titles = columns.map(({ title, width }) => sheet.lines(title, style.label, width))
  const height = Math.max(...titles.map((lines) => lines.length)) * style.label.leading + 10
  return {
    height: height + 2,
    keep: true,
    draw(x, y) {
      sheet.box(x - 6, y, column + 12, height, ink.well, 4)
      sheet.group('TR', () => {
        for (const [i, { x: at }] of columns.entries())
          sheet.leaf('TH', () => sheet.write(titles[i] ?? [], x + at, y + 5, style.label), {
            scope: 'Column',
          })
      })
    },
  }
}

function chanceWords({ chance, locked }: College): { word: string; range: string } {
  if (chance === null) return { word: locked ? 'Locked' : 'N/A', range: '' }
  return { word: bandWords[chance.band], range: chanceRange(chance) ?? '' }
}

function row(sheet: Sheet, college: College, rank: number): Block {
  const [, where] = columns
  const name = sheet.fewLines(
    sheet.clean(college.collegeName) || 'Unnamed college',
    style.value,
    where.width,
    2,
  )
  const place = sheet.fewLines(college.location, style.note, where.width, 1)
  const { word, range } = chanceWords(college)
  const words = sheet.fewLines(word, style.value, columns[3].width, 2)
  const { inStateTuition, outOfStateTuition } = college.admissions
  const nameHeight = name.length * style.value.leading
  const height = Math.max(nameHeight + place.length * style.note.leading, ringSize) + 5
  const cell = (write: () => void) => sheet.leaf('TD', write)
  const [rankColumn, , match, chance, rate, tuition, net] = columns
  const few = (text: string, width: number) => sheet.fewLines(text, style.small, width, 2)
  return {
    height,
    draw(x, y) {
      const top = y + 3
      sheet.box(x - 6, y + height - 0.5, column + 12, 0.5, ink.rule)
      sheet.group('TR', () => {
        cell(() =>
          sheet.write([String(rank)], x + rankColumn.x, top, { ...style.strong, color: ink.coralText }),
        )
        const header = () => {
          const box = { x: x + where.x, y: top, width: where.width, height: nameHeight }
          sheet.link({ place: `college-${rank}` }, `Page of ${college.collegeName}`, box, () =>
            sheet.write(name, x + where.x, top, style.value),
          )
          if (place.length > 0)
            sheet.leaf('P', () => sheet.write(place, x + where.x, top + nameHeight, style.note))
        }
        sheet.group('TH', header, { scope: 'Row' })
        sheet.group('TD', () => {
          drawRing(sheet, college, x + match.x, y + (height - ringSize) / 2, ringSize)
        })
        cell(() => {
          sheet.write(words, x + chance.x, top, style.value)
          if (range !== '')
            sheet.write([range], x + chance.x, top + words.length * style.value.leading, style.note)
        })
        cell(() => sheet.write(few(admissionRate(college), rate.width), x + rate.x, top, style.small))
        cell(() =>
          sheet.write(
            [asDollars(inStateTuition), asDollars(outOfStateTuition)],
            x + tuition.x,
            top,
            style.small,
          ),
        )
        cell(() => {
          const paid = yearlyPrice(college)
          sheet.write([asDollars(paid.amount)], x + net.x, top, style.small)
          if (paid.amount !== null) sheet.write([paid.kind], x + net.x, top + style.small.leading, style.note)
        })
      })
    },
  }
}

/** Words in the place of a percentage. */
const decided = ['automatic', 'open admission', 'below the published minimum'] as const

/** Said below the table: what the numbers are, and which of them are not exact. */
function remarks({ collegeList, lockedCount, upgradePrompt }: Report): string[] {
  const previews = collegeList.filter((college) => college.scorePreview)
  return [
    'The year and source of every figure are on the college’s page.',
    ...decided.flatMap((band) => {
      const occurs = collegeList.some(({ chance }) => chance?.band === band)
      return occurs ? [`${bandWords[band]}: ${bandMeanings[band]}`] : []
    }),
    ...(previews.length > 0
      ? [
          `Preview score: ${previews.map((college) => college.collegeName).join(', ')}. It is not the exact one.`,
        ]
      : []),
    ...(lockedCount > 0
      ? [
          upgradePrompt ??
            `${counted(lockedCount, 'more college is', 'more colleges are')} part of the Senior plan.`,
        ]
      : []),
  ]
}

export function summary(sheet: Sheet, report: Report): Block[] {
  const { collegeList, understoodMajor, notes } = report
  const intro = understoodMajor
    ? `We read your major as ${understoodMajor.title}. Colleges are sorted by Match.`
    : 'Colleges are sorted by Match.'
  const none = 'This report holds no colleges.'
  const table = collegeList.map((college, i) => row(sheet, college, i + 1))
  return [
    sectionTitle(sheet, 'Your list at a glance'),
    paragraph(sheet, collegeList.length === 0 ? none : intro, style.lead, column),
    gap(12),
    ...(table.length > 0 ? within(sheet, 'Table', [head(sheet), ...table]) : []),
    gap(8),
    ...remarks(report).flatMap((text) => [paragraph(sheet, text, style.note, column), gap(2)]),
    gap(12),
    ...(collegeList.length > 0 ? [balanceBlock(sheet, collegeList)] : []),
    ...(notes.length > 0 ? [heading(sheet, 'About this list', column)] : []),
    ...notes.flatMap((text) => [paragraph(sheet, text, style.small, column), gap(3)]),
  ]
}
