const at = (values: ArrayLike<number>, i: number): number => values[i] ?? Number.NaN

/** A least-squares plane through the complete rows: its value at every row, NaN at incomplete ones. */
export function fitted(y: Float64Array, columns: readonly ArrayLike<number>[]): Float64Array {
  const rows = Array.from(y, (_, i) => [1, ...columns.map((column) => at(column, i))])
  const usable = rows.map((row, i) => !Number.isNaN(at(y, i)) && !row.some(Number.isNaN))
  const plane = leastSquares(
    rows.filter((_, i) => usable[i]),
    y.filter((_, i) => usable[i] ?? false),
  )
  return Float64Array.from(rows, (row) => row.reduce((sum, x, i) => sum + x * at(plane, i), 0))
}

/** The same column with its mean for missing values, so that one gap does not lose a row. */
export function withMean(values: Float64Array): Float64Array {
  const known = values.filter((value) => !Number.isNaN(value))
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  return values.map((value) => (Number.isNaN(value) ? mean : value))
}

/** Normal equations by elimination; a small ridge keeps a tiny or constant sample solvable. */
function leastSquares(rows: readonly (readonly number[])[], y: Float64Array): number[] {
  const width = rows[0]?.length ?? 0
  const matrix = Array.from({ length: width }, (_, i) => [
    ...Array.from({ length: width }, (_, j) =>
      rows.reduce((sum, row) => sum + at(row, i) * at(row, j), i === j ? 1e-6 : 0),
    ),
    rows.reduce((sum, row, k) => sum + at(row, i) * at(y, k), 0),
  ])
  for (let pivot = 0; pivot < width; pivot++) {
    const pivotRow = matrix[pivot] ?? []
    for (let i = 0; i < width; i++) {
      const row = matrix[i] ?? []
      if (i === pivot) continue
      const factor = at(row, pivot) / at(pivotRow, pivot)
      for (let j = pivot; j <= width; j++) row[j] = at(row, j) - factor * at(pivotRow, j)
    }
  }
  return matrix.map((row, i) => at(row, width) / at(row, i))
}
