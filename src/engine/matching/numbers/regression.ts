import { at } from './curves.ts'

/** A least-squares plane through the complete rows: its value at every row, NaN at incomplete ones. */
export function fitted(y: Float64Array, columns: readonly Float64Array[]): Float64Array {
  const terms = [new Float64Array(y.length).fill(1), ...columns]
  const isComplete = (i: number) =>
    !Number.isNaN(at(y, i)) && !terms.some((term) => Number.isNaN(at(term, i)))
  const rows = [...y.keys()].filter(isComplete)
  const plane = leastSquares(terms, y, rows)
  return y.map((_, i) => {
    let sum = 0
    terms.forEach((term, t) => {
      sum += at(term, i) * cell(plane, t)
    })
    return sum
  })
}

/** The same column with its mean for missing values, so that one gap does not lose a row. */
export function withMean(values: Float64Array): Float64Array {
  const known = values.filter((value) => !Number.isNaN(value))
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  return values.map((value) => (Number.isNaN(value) ? mean : value))
}

/** Normal equations by elimination; a small ridge keeps a tiny or constant sample solvable. */
function leastSquares(terms: readonly Float64Array[], y: Float64Array, rows: readonly number[]): number[] {
  const width = terms.length
  const product = (a: Float64Array, b: Float64Array, ridge: number) => {
    let sum = ridge
    for (const i of rows) sum += at(a, i) * at(b, i)
    return sum
  }
  const matrix = terms.map((a, i) => [
    ...terms.map((b, j) => product(a, b, i === j ? 1e-6 : 0)),
    product(a, y, 0),
  ])
  for (let pivot = 0; pivot < width; pivot++) {
    const pivotRow = matrix[pivot] ?? []
    for (let i = 0; i < width; i++) {
      const row = matrix[i] ?? []
      if (i === pivot) continue
      const factor = cell(row, pivot) / cell(pivotRow, pivot)
      for (let j = pivot; j <= width; j++) row[j] = cell(row, j) - factor * cell(pivotRow, j)
    }
  }
  return matrix.map((row, i) => cell(row, width) / cell(row, i))
}

const cell = (row: readonly number[], i: number): number => row[i] ?? Number.NaN
