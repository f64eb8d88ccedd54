import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadCatalog } from '#catalog/load.ts'
import type { Coefficients, Weights } from '#contract/chance/coefficients.ts'
import { words } from '#engine/matching/chance/caps.ts'
import type { Facts } from '#engine/matching/chance/facts.ts'
import { modelOf } from '#engine/matching/chance/model.ts'
import { nothingSaid } from '#engine/matching/chance/published-rules/verdict.ts'
import { logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import { normalPointOf } from '#engine/odds/normal.ts'

// The model of chance, from data: shares admitted at real high schools (cells.tsv), the rates that colleges publish for
// residents and others (the catalog), and what was believed before (priors.tsv: a value, how far the data may move it, why).
// Nothing here is drawn by lot, so the same data give the same file byte for byte.

const table = (name: string) => {
  const [head = '', ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, j) => [names[j] ?? '', cell])))
}

export const priors = table('priors.tsv').map(({ name = '', value, within, why = '' }) => ({
  name,
  value: Number(value),
  within: Number(within),
  why,
}))
const prior = (name: string) => priors.find((one) => one.name === name)?.value ?? Number.NaN

/** A quarter of a class stands at its middle; in widths of the middle half of a normal one. */
const placeOfQuarter = (quarter: number) => normalPointOf((2 * quarter - 1) / 8) / (2 * normalPointOf(0.75))

export const cells = table('cells.tsv').map(({ admits = '', rate, quarter, admitted }) => ({
  admits,
  rate: Number(rate) / 100,
  quarter: Number(quarter),
  place: placeOfQuarter(Number(quarter)),
  admitted: Number(admitted) / 100,
}))
export type Cell = (typeof cells)[number]

/** Each share counts as so many decisions: how many there were is not published. */
const decisionsPerCell = 100

const names = ['start', 'rate', 'score', 'grades'] as const
/** Grades of a class go with its scores, so that a place there says both. */
const rowOf = ({ rate, place }: Cell) => [1, logit(rate), place, prior('class.gradesOfPlace') * place]

/** The weights at which the shares and the priors are most likely: convex, so Newton's steps find the one answer. */
function coreOf(from: readonly Cell[]): number[] {
  const held = names.map((name) => {
    const { value = 0, within = 1 } = priors.find((one) => one.name === `index.${name}`) ?? {}
    return { value, weight: 1 / within ** 2 }
  })
  let weights = held.map(({ value }) => value)
  for (let step = 0; step < 25; step++) {
    const slope = held.map(({ value, weight }, j) => weight * (value - (weights[j] ?? 0)))
    const curve = held.map(({ weight }, j) => held.map((_, k) => (j === k ? weight : 0)))
    for (const cell of from) {
      const row = rowOf(cell)
      const p = sigmoid(row.reduce((sum, x, j) => sum + x * (weights[j] ?? 0), 0))
      for (const [j, x] of row.entries()) {
        slope[j] = (slope[j] ?? 0) + decisionsPerCell * (cell.admitted - p) * x
        for (const [k, y] of row.entries()) {
          const line = curve[j]
          if (line) line[k] = (line[k] ?? 0) + decisionsPerCell * p * (1 - p) * x * y
        }
      }
    }
    const move = solved(curve, slope)
    weights = weights.map((weight, j) => weight + (move[j] ?? 0))
  }
  return weights
}

/** Gauss's elimination; the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, j) => [...row, right[j] ?? 0])
  for (const [j, row] of rows.entries())
    for (const [k, other] of rows.entries()) {
      if (k === j) continue
      const part = (other[j] ?? 0) / (row[j] ?? 1)
      for (let c = j; c < other.length; c++) other[c] = (other[c] ?? 0) - part * (row[c] ?? 0)
    }
  return rows.map((row, j) => (row.at(-1) ?? 0) / (row[j] ?? 1))
}

/** What living in the state adds, and elsewhere takes off, where a college tells one rate: the more, the more it refuses. */
function residencyOf() {
  const { colleges } = loadCatalog(fileURLToPath(new URL('../../src/catalog/data', import.meta.url)))
  const pairs = colleges.flatMap(({ admission: { rate, byResidency } }) => {
    if (!byResidency || typeof rate !== 'number') return []
    const all = rate / 100
    const beside = (percent: number) => logit(percent / 100) - logit(all)
    const { inState, outOfState } = byResidency
    return { refused: 1 - all, home: beside(inState.rate), away: beside(outOfState.rate) }
  })
  const total = (of: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0)
  const refused = total((pair) => pair.refused ** 2)
  const atHome = total((pair) => pair.refused * pair.home) / refused
  const elsewhere = total((pair) => pair.refused * pair.away) / refused
  const left = total(
    (pair) => (pair.home - atHome * pair.refused) ** 2 + (pair.away - elsewhere * pair.refused) ** 2,
  )
  return { atHome, elsewhere: -elsewhere, left: Math.sqrt(left / (2 * pairs.length)), pairs: pairs.length }
}
const residency = residencyOf()

/** What no data say is as it was believed; that the names are the file's own is what the test of file and fit holds. */
function weightsBy(core: readonly number[]): Weights {
  const { atHome, elsewhere, left } = residency
  const free: Record<string, number> = Object.fromEntries(names.map((name, j) => [name, core[j] ?? 0]))
  const own = (group: string) =>
    Object.fromEntries(
      priors.flatMap(({ name, value }) =>
        name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), value]] : [],
      ),
    )
  return rounded({
    index: { ...own('index'), ...free, atHome, elsewhere },
    doubts: { ...own('doubts'), rateOfEveryone: left },
    range: own('range'),
    words: own('words'),
    class: own('class'),
  }) as Weights
}

const rounded = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, one) => (typeof one === 'number' ? Math.round(one * 1000) / 1000 : one)),
  )

/** Who stands in the middle of a quarter, with the grades that go with it, at a college like any other. */
export const factsOf = ({ rate, place }: Pick<Cell, 'rate' | 'place'>): Facts => ({
  rate,
  lower: rate,
  residency: 0,
  round: null,
  place,
  gpa: Number.NaN,
  rank: Number.NaN,
  classMiddle: Number.NaN,
  kind: 'usual',
  isPublic: false,
  byGrades: false,
  scoreMissing: false,
  isOddRate: false,
  rateMoved: false,
  rangeDoubtful: false,
  fewSenders: false,
  verdict: nothingSaid(),
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const rms = (errors: readonly number[]) => Math.sqrt(mean(errors.map((error) => error ** 2)))

/** By the whole model, caps and all: what a card would show. In points of 100. */
function estimatesOf(of: readonly Cell[], weights: Weights) {
  const { estimated } = modelOf(weights)
  return of.map((cell) => {
    const found = estimated(factsOf(cell))
    return {
      admits: cell.admits,
      quarter: cell.quarter,
      admitted: 100 * cell.admitted,
      estimated: 100 * (found?.chance ?? 0),
      word: found?.word ?? 'far reach',
    }
  })
}

const errorsOf = (of: ReturnType<typeof estimatesOf>) => of.map((cell) => cell.estimated - cell.admitted)

export function fitted(): Coefficients {
  const weights = weightsBy(coreOf(cells))
  const found = estimatesOf(cells, weights)
  // Each cell by a fit that has not seen it.
  const unseen = cells.flatMap((cell) =>
    errorsOf(estimatesOf([cell], weightsBy(coreOf(cells.filter((other) => other !== cell))))),
  )
  const oneDecimal = (value: number) => Math.round(value * 10) / 10
  return {
    ...weights,
    calibration: {
      rms: oneDecimal(rms(errorsOf(found))),
      meanError: oneDecimal(mean(errorsOf(found))),
      unseenRms: oneDecimal(rms(unseen)),
      residencyPairs: residency.pairs,
      words: words.toReversed().map((word) => {
        const own = found.filter((cell) => cell.word === word)
        return { word, cells: own.length, admitted: Math.round(mean(own.map(({ admitted }) => admitted))) }
      }),
      cells: found.map((cell) => ({ ...cell, estimated: Math.round(cell.estimated) })),
    },
  }
}

export const fileOf = (coefficients: Coefficients) => `${JSON.stringify(coefficients, null, 2)}\n`
