import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'

/** One change of one college, from its state before; null means not on the list. */
export type Change = { unitid: number; to: (before: SavedCollege | null) => SavedCollege | null }

/** The list after a change: in place, or first if it is new. */
export function changed(colleges: readonly SavedCollege[], { unitid, to }: Change): readonly SavedCollege[] {
  const place = colleges.findIndex((one) => one.unitid === unitid)
  const next = to(colleges[place] ?? null)
  if (place < 0) return next ? [next, ...colleges] : colleges
  return colleges.flatMap((one, index) => (index === place ? (next ?? []) : one))
}

/** What the screen shows: the list as last loaded, with the changes that are not answered yet. */
export const replayed = (kept: readonly SavedCollege[], onTheirWay: readonly Change[]) =>
  onTheirWay.reduce(changed, kept)
