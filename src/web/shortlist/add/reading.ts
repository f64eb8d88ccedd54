import type { Understood } from '#contract/shortlist/outlook.ts'

/** The result of a pasted list: added, refused, already there, not understood. */
export type Reading = { added: Understood[]; refused: Understood[]; already: Understood[]; unknown: string[] }

/** '1. Reed College', '- Reed', 'Reed;' are all Reed. */
const bare = (line: string) =>
  line
    .replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, '')
    .replace(/[;,\s]+$/, '')
    .trim()
    .slice(0, 200)

/** No name of a college has a semicolon. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n;]+/)
    .map(bare)
    .filter((line) => line !== '')

/** A college named twice is added once. */
export function readingOf(understood: readonly Understood[], isSaved: (unitid: number) => boolean): Reading {
  const reading: Reading = { added: [], refused: [], already: [], unknown: [] }
  const seen = new Set<number>()
  for (const one of understood) {
    if (one.unitid === null) reading.unknown.push(one.line)
    else if (isSaved(one.unitid) || seen.has(one.unitid)) reading.already.push(one)
    else {
      seen.add(one.unitid)
      reading.added.push(one)
    }
  }
  return reading
}

/** After a refusal: only the first `saved` were added. */
export function cutAt(saved: number, reading: Reading): Reading {
  const refused = reading.added.slice(saved)
  const isRefused = ({ unitid }: Understood) => refused.some((one) => one.unitid === unitid)
  return {
    ...reading,
    added: reading.added.slice(0, saved),
    refused,
    already: reading.already.filter((one) => !isRefused(one)), // written twice, saved not once
  }
}

/** The lines that are still to be saved, in the order they were written. */
export const unsavedOf = (lines: readonly string[], { refused, unknown }: Reading): string[] => {
  const open = new Set([...refused.map(({ line }) => line), ...unknown])
  return [...new Set(lines)].filter((line) => open.has(line))
}
