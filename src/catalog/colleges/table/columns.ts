import type { College, Fact, Flag, Mission, TestPolicy, Weight } from '#catalog/facts.ts'
import type { TableCells } from '#catalog/table-cells.ts'
import { states } from '#contract/states.ts'
import {
  answerCell,
  answerOf,
  factCell,
  factOf,
  listCell,
  listOf,
  rangeCell,
  rangeOf,
  religionCell,
  religionOf,
  textCell,
  textOf,
  wordOf,
  wordsOf,
  yesCell,
  yesOf,
} from './cells.ts'
import { residencyCell, residencyOf } from './residency.ts'

/** How a kind of value is written into a cell, and how the next cell is read as one. */
export type Kind<T> = { write: (value: T) => string; read: (cells: TableCells) => T }

const kind = <T>(write: (value: T) => string, readText: (cell: string) => T): Kind<T> => ({
  write,
  read: (cells) => readText(cells.next()),
})
const word = <Word extends string>(words: readonly Word[]): Kind<Word> =>
  kind(
    (value) => value,
    (cell) => wordOf(words, cell),
  )
const words = <Word extends string>(all: readonly Word[]): Kind<readonly Word[]> =>
  kind(listCell, (cell) => wordsOf(all, cell))
const name: Kind<string> = { write: (text) => text, read: (cells) => cells.next() }
const text: Kind<string | null> = kind(textCell, textOf)
const names: Kind<readonly string[]> = kind(listCell, listOf)
const fact: Kind<Fact> = { write: factCell, read: (cells) => cells.fact() }
const number: Kind<number> = { write: String, read: (cells) => Number(cells.fact()) }
const range = kind(rangeCell, rangeOf)
const answer = kind(answerCell, answerOf)
const yes = kind(yesCell, yesOf)

const policies: readonly TestPolicy[] = ['required', 'optional', 'not considered']
const tests: Kind<TestPolicy | null> = kind(textCell, (cell) => (cell ? wordOf(policies, cell) : null))

type Weighs = College['admission']['weighs']
const weights: readonly Weight[] = ['required', 'considered', 'optional', 'not considered']
const knownWeighs = new Map<string, Weighs>()
const weighs: Kind<Weighs> = kind(
  ({ gpa, rank, record, recommendations, essay, legacy }) =>
    listCell([gpa, rank, record, recommendations, essay, legacy].map(textCell)),
  // There are few different answers, so each is parsed once.
  (cell) => {
    const known = knownWeighs.get(cell)
    if (known) return known
    const read = cell.split('|').map((item) => (item ? wordOf(weights, item) : null))
    const [gpa = null, rank = null, record = null, recommendations = null, essay = null, legacy = null] = read
    const made = { gpa, rank, record, recommendations, essay, legacy }
    knownWeighs.set(cell, made)
    return made
  },
)

const earlier: Kind<College['tuition']['earlier']> = kind(
  (prices) => (prices ? listCell([factCell(prices.inState), factCell(prices.outOfState), prices.year]) : ''),
  (cell) => {
    const [inState, outOfState, year] = listOf(cell)
    return inState && outOfState && year
      ? { inState: factOf(inState), outOfState: factOf(outOfState), year }
      : undefined
  },
)

const byIncome: Kind<College['netPrice']['byIncome']> = {
  write: (prices) => listCell(prices.map(factCell)),
  read: (cells) => [cells.fact(), cells.fact(), cells.fact(), cells.fact(), cells.fact()],
}

const missions: readonly Mission[] = [
  'HBCU',
  'HSI',
  'Tribal',
  'AANAPISI',
  'PBI',
  'ANNH',
  'NASNTI',
  'women only',
  'men only',
  'distance only',
]
const flags: readonly Flag[] = [
  'rate moved',
  'sat implausible',
  'charges no tuition',
  'vocational religious',
  'tiny',
  'test imputed',
  'missions not listed',
]

/** The columns of colleges.tsv in their order. Each is named by the path of its fact, as in `Catalog.provenance`. */
export const columns = {
  unitid: number,
  name,
  city: name,
  state: word(states.map(([code]) => code)),
  zip: name,
  latitude: number,
  longitude: number,
  control: word(['public', 'private']),
  locale: number,
  undergraduates: fact,
  studentFacultyRatio: fact,
  shareOver25: fact,
  pellShare: fact,
  firstGenerationShare: fact,
  'admission.open': yes,
  'admission.applications': fact,
  'admission.admitted': fact,
  'admission.rate': fact,
  'admission.yield': fact,
  'admission.tests': tests,
  'admission.weighs': weighs,
  'admission.sat': range,
  'admission.act': range,
  'admission.satSubmitted': fact,
  'admission.actSubmitted': fact,
  'admission.byResidency': kind(residencyCell, residencyOf),
  'tuition.inState': fact,
  'tuition.outOfState': fact,
  'tuition.year': name,
  'tuition.outOfStateYear': name,
  'tuition.earlier': earlier,
  'cost.attendance': fact,
  'cost.roomAndBoard': fact,
  'cost.books': fact,
  'netPrice.average': fact,
  'netPrice.byIncome': byIncome,
  'grants.share': fact,
  'grants.average': fact,
  transfersIn: fact,
  'outcomes.graduation4': fact,
  'outcomes.graduation6': fact,
  'outcomes.graduation6Pell': fact,
  'outcomes.retention': fact,
  'outcomes.earnings': fact,
  'outcomes.debt': fact,
  missions: words(missions),
  religion: kind(religionCell, religionOf),
  rotc: words(['Army', 'Navy', 'Air Force']),
  anyRotc: answer,
  studyAbroad: answer,
  undergraduateResearch: answer,
  apCredit: answer,
  yellowRibbon: answer,
  dayCare: answer,
  'athletics.ncaa': answer,
  'athletics.naia': answer,
  'athletics.football': answer,
  'athletics.conference': text,
  'athletics.division': text,
  flags: words(flags),
  nicknames: names,
  'links.website': text,
  'links.admissions': text,
  'links.application': text,
  'links.aid': text,
  'links.netPrice': text,
}
