/** Slips we forgive in a word of this length: a short word with a slip is another word. */
export const slipsFor = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2)

/**
 * How many slips lie between two words: a letter missing, added, changed, or two swapped. More than `most`: most + 1.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
