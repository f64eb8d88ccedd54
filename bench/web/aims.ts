/** A measured figure and the most (or least) it may be. */
export type Figure = { name: string; value: number; unit: '' | 'ms' | 'KB' | 'points' } & (
  | { atMost: number }
  | { atLeast: number }
)

/** Prints every figure as a share of its aim; 1 or less holds, for upper and lower limits alike. */
export function printAims(figures: readonly Figure[]) {
  console.log('\nAims, as shares of what is allowed (1 or less holds)')
  for (const figure of figures) {
    const [aim, share] =
      'atMost' in figure
        ? [`at most ${figure.atMost}`, figure.value / figure.atMost]
        : [`at least ${figure.atLeast}`, figure.atLeast / figure.value]
    const digits = figure.unit === '' ? 2 : 0
    const value = `${figure.value.toFixed(digits)} ${figure.unit}`.trim()
    console.log(
      `  ${share <= 1 ? 'holds ' : 'MISSED'} ${share.toFixed(2)}  ${figure.name}: ${value} (${aim} ${figure.unit})`,
    )
  }
}
