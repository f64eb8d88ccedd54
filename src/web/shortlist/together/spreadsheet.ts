import { bandOf, rangeOf } from '#web/platform/chance.ts'
import type { Entry } from '#web/shortlist/decide/model.ts'

const heads = [
  'College',
  'Location',
  'Match',
  'Band',
  'Chance',
  'Price a year',
  'Price is',
  'Admits',
  'Finish in four years',
  'Test score',
  'Status',
  'Deadline',
  'Note',
]

/** A spreadsheet would run a cell that starts like a formula; an apostrophe keeps it text. */
const safe = (cell: string) =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell.trimStart()) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell

const quoted = (cell: string) => `"${safe(cell).replaceAll('"', '""')}"`

const percent = (value: number | null | undefined) => (value == null ? '' : `${Math.round(value)}%`)

function cells({ saved, facts, assessed, price, advice }: Entry): string[] {
  const chance = assessed?.chance ?? null
  return [
    saved.collegeName,
    saved.location,
    assessed?.match == null ? '' : String(assessed.match),
    chance ? bandOf(chance).label : '',
    (chance && rangeOf(chance)) ?? '',
    price ? String(Math.round(price.amount)) : '',
    price ? (price.beforeGrants ? 'before grants' : price.forIncome ? 'for your income' : 'average') : '',
    percent(facts?.admitRate.value),
    percent(facts?.fourYearRate.value),
    advice?.label ?? '',
    saved.status,
    saved.deadline ?? '',
    saved.note,
  ]
}

/** The list as a file for a spreadsheet (CSV, RFC 4180), made on the device. */
export const spreadsheetOf = (entries: readonly Entry[]): string =>
  `\ufeff${[heads, ...entries.map(cells)].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
