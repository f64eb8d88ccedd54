const longest = 64 // no name that is compared letter by letter is longer
// Three rows of the distance table, reused by all calls: this runs thousands of times for one misspelled name.
let before = new Uint8Array(longest + 1)
let last = new Uint8Array(longest + 1)
let row = new Uint8Array(longest + 1)

/**
 * The number of typos between two words: a letter missing, added, changed, or two neighbors swapped (Damerau-Levenshtein,
 * optimal string alignment); above `most`: most + 1.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > longest || b.length > longest) return most + 1
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    const spare = before
    before = last
    last = row
    row = spare
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
