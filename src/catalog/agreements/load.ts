import { listOf, wordOf, yesOf } from '#catalog/table-cells.ts'
import type { Row, TableReader } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'
import { type Agreement, agreementKinds } from './agreement.ts'

export const agreementColumns = [
  'id',
  'kind',
  'name',
  'states',
  'host',
  'only',
  'percent',
  'rate',
  'most',
  'beside',
  'except',
  'uncommon',
  'link',
  'source',
  'read',
] as const

export const agreementsFrom = (read: TableReader): Agreement[] =>
  read('agreements', agreementColumns).map(agreementOf)

export function agreementOf(row: Row<(typeof agreementColumns)[number]>): Agreement {
  return {
    ...row,
    kind: wordOf(agreementKinds, row.kind),
    states: listOf(row.states).map(stateOf),
    host: row.host === '' ? null : stateOf(row.host),
    only: listOf(row.only).map(Number),
    percent: row.percent === '' ? 100 : Number(row.percent),
    most: row.most === '' ? null : Number(row.most),
    beside: new Map(listOf(row.beside).map(pairOf)),
    except: listOf(row.except).map(Number),
    uncommon: yesOf(row.uncommon),
  }
}

function stateOf(cell: string) {
  const state = stateCode(cell)
  if (!state) throw new Error(`agreements: "${cell}" is not a state`)
  return state
}

function pairOf(cell: string): [number, number] {
  const [college, similar] = cell.split('=').map(Number)
  if (!college || !similar) throw new Error(`agreements: "${cell}" is no pair of colleges`)
  return [college, similar]
}
