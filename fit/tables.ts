import { owed } from '#engine/matching/ten/pledges.ts'
import type { Weights } from '#engine/matching/worth/worth.ts'

// The tables of docs/matching.md that are made from the numbers of the engine.

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export function weightsTable(weights: Weights): string {
  const entries = Object.entries(weights)
  const half = Math.ceil(entries.length / 2)
  const cells = (n: number) => entries[n] ?? ['', '']
  return [
    row(['term', 'weight', 'term', 'weight']),
    row(['---', '---', '---', '---']),
    ...entries.slice(0, half).map((left, n) => row([...left, ...cells(half + n)])),
  ].join('\n')
}

export const pledgesTable = () =>
  [
    row(['pledge', 'how many', 'points']),
    row(['---', '---', '---']),
    ...Object.entries(owed).map(([name, { points, ...counts }]) =>
      row([
        name,
        Object.entries(counts)
          .map(([what, count]) => `${what} ${count}`)
          .join(', '),
        points,
      ]),
    ),
  ].join('\n')

/** The document with what stands between its markers made anew. */
export const withTables = (text: string, weights: Weights) =>
  text
    .replace(/(<!-- weights:.*-->\n)[\s\S]*?(<!-- end -->)/, `$1${weightsTable(weights)}\n$2`)
    .replace(/(<!-- pledges -->\n)[\s\S]*?(<!-- end -->)/, `$1${pledgesTable()}\n$2`)
