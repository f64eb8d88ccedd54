import { type College, type CollegeFigure, ofAdmission, yearOf } from '#contract/matching/report.ts'
import { scoresAgain } from '#contract/matching/scores-again.ts'
import { type Block, gap, paragraph, stack } from '#report-pdf/layout/flow.ts'
import { heading } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { ink } from '#report-pdf/layout/theme.ts'
import {
  admissionRate,
  asDollars,
  missing,
  percent,
  yearlyPrice,
  yearOrReason,
} from '#report-pdf/text/figures.ts'

type Fact = { label: string; value: string; note?: string | null }

const fromFigure = (
  label: string,
  figure: CollegeFigure,
  format: (value: number | null) => string,
): Fact => ({
  label,
  value: format(figure.value),
  note: yearOrReason(figure),
})

/** A label with the year beside it and the value on the right; a note too long for the line goes below. */
function factRow(sheet: Sheet, { label, value, note }: Fact, width: number): Block {
  const shown = sheet.fewLines(sheet.clean(value) || missing, sheet.style.value, width * 0.62, 3)
  const widest = Math.max(0, ...shown.map((line) => sheet.width(line, sheet.style.value)))
  const name = sheet.oneLine(label, sheet.style.small, width - widest - 6)
  const noteX = sheet.width(name, sheet.style.small) + 4
  const beside = note ? noteX + sheet.width(note, sheet.style.note) + 6 + widest <= width : false
  const lines = note ? sheet.fewLines(note, sheet.style.note, width, 4) : []
  const valueHeight = shown.length * sheet.style.value.leading
  return {
    height: valueHeight + (beside ? 0 : lines.length * sheet.style.note.leading) + 3,
    draw(x, y) {
      sheet.group('LI', () => {
        sheet.leaf('LBody', () => {
          sheet.write([name], x, y + 0.5, sheet.style.small)
          if (beside) sheet.write(lines, x + noteX, y + 1.25, sheet.style.note)
          sheet.write(shown, x, y, sheet.style.value, { width, align: 'right' })
          if (!beside) sheet.write(lines, x, y + valueHeight, sheet.style.note)
        })
      })
    },
  }
}

function facts(sheet: Sheet, title: string, known: readonly Fact[], width: number): Block[] {
  const rows = stack(known.map((fact) => factRow(sheet, fact, width)))
  const list: Block = { height: rows.height, draw: (x, y) => sheet.group('L', () => rows.draw(x, y)) }
  return [heading(sheet, title, width, { look: sheet.style.panel }), list]
}

function admissionFacts(college: College): Fact[] {
  const { acceptanceRate, averageSat, averageAct, testPolicy } = college.admissions
  const testYear = yearOf(college, /\btest/i)
  const again = scoresAgain(college.rules)
  // The policy of an older report is still that of the federal year, beside the newer rule.
  const policyYear = /( again| \d{4})$/.test(testPolicy ?? '') ? null : testYear
  return [
    {
      label: 'Admission rate',
      value: admissionRate(college),
      note: acceptanceRate === null ? null : yearOf(college, ofAdmission),
    },
    { label: 'Average SAT range', value: averageSat ?? missing, note: averageSat && testYear },
    { label: 'Average ACT range', value: averageAct ?? missing, note: averageAct && testYear },
    {
      label: 'Test policy',
      value: testPolicy ?? missing,
      note: testPolicy && [policyYear, again].filter(Boolean).join('. '),
    },
  ]
}

function priceFacts(college: College): Fact[] {
  const { admissions } = college
  const { amount, kind, note } = yearlyPrice(college)
  return [
    { label: 'In-state tuition', value: asDollars(admissions.inStateTuition), note: admissions.tuitionYear },
    {
      label: 'Out-of-state tuition',
      value: asDollars(admissions.outOfStateTuition),
      note: admissions.outOfStateTuitionYear ?? admissions.tuitionYear,
    },
    { label: `A year ${kind}`, value: asDollars(amount), note },
  ]
}

/** The five incomes share a year and a source, printed once below the last. */
function incomeFacts({ netPrice }: College): Fact[] {
  const last = netPrice.byIncome.at(-1)
  return netPrice.byIncome.map((row) => ({
    label: row.income ?? '',
    value: asDollars(row.price.value),
    note:
      row === last || row.price.absent
        ? yearOrReason({ year: row.price.year ?? netPrice.average.year, absent: row.price.absent })
        : null,
  }))
}

const outcomeFacts = ({ outcomes }: College): Fact[] => [
  fromFigure('Graduation rate', outcomes.graduationRate, percent),
  fromFigure('Students who return', outcomes.retentionRate, percent),
  fromFigure('Median earnings', outcomes.medianEarnings, asDollars),
  fromFigure('Median debt', outcomes.medianDebt, asDollars),
]

/** Admission, price and outcomes of a college, one group below the other. */
export function factBlocks(sheet: Sheet, college: College, width: number): Block[] {
  const incomes = incomeFacts(college)
  const note = college.admissions.tuitionNote
  return [
    ...facts(sheet, 'Admission', admissionFacts(college), width),
    gap(5),
    ...facts(sheet, 'Price for a year', priceFacts(college), width),
    ...(note ? [paragraph(sheet, note, sheet.style.note, width, { most: 5 }), gap(3)] : []),
    ...(incomes.length > 0 ? [gap(5), ...facts(sheet, 'Net price by family income', incomes, width)] : []),
    gap(5),
    ...facts(sheet, 'After enrolling', outcomeFacts(college), width),
  ]
}

const padding = 10

/** The same as a panel. */
export function factsPanel(sheet: Sheet, college: College, width: number): Block {
  const body = stack(factBlocks(sheet, college, width - 2 * padding))
  const height = body.height + 2 * padding - 4
  return {
    height,
    draw(x, y) {
      sheet.box(x, y, width, height, ink.well, 8)
      body.draw(x + padding, y + padding)
    },
  }
}
