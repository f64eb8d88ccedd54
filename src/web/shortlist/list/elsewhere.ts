import { type SavedCollege, trackedFields } from '#contract/shortlist/saved-colleges.ts'

/** What happened to one college on another device or tab. */
export type Elsewhere = { unitid: number; collegeName: string; what: readonly string[] }

/** The differences between the list known here and the one just loaded. */
export function changedElsewhere(
  known: readonly SavedCollege[],
  latest: readonly SavedCollege[],
): readonly Elsewhere[] {
  const became = ({ unitid, collegeName }: SavedCollege, what: readonly string[]) =>
    what.length === 0 ? [] : [{ unitid, collegeName, what }]
  const find = (list: readonly SavedCollege[], { unitid }: SavedCollege) =>
    list.find((one) => one.unitid === unitid)
  return [
    ...latest.flatMap((now) => {
      const before = find(known, now)
      return became(now, before ? trackedFields.filter((field) => before[field] !== now[field]) : ['added'])
    }),
    ...known.filter((one) => !find(latest, one)).flatMap((one) => became(one, ['taken off'])),
  ]
}

/** A college that changed twice is mentioned once. */
export const together = (before: readonly Elsewhere[], more: readonly Elsewhere[]): readonly Elsewhere[] => {
  const merged = new Map(before.map((one) => [one.unitid, one]))
  for (const one of more) {
    const earlier =
      merged.get(one.unitid)?.what.filter((what) => what !== 'added' && what !== 'taken off') ?? []
    const gone = one.what.includes('taken off') || one.what.includes('added')
    merged.set(one.unitid, gone ? one : { ...one, what: [...new Set([...earlier, ...one.what])] })
  }
  return [...merged.values()]
}

const most = 4

/** 'Changed elsewhere: Reed College (note), Berea College (added).' */
export function elsewhereWords(changes: readonly Elsewhere[]): string {
  const named = changes.slice(0, most).map(({ collegeName, what }) => `${collegeName} (${what.join(', ')})`)
  const more = changes.length > most ? ` and ${changes.length - most} more` : ''
  return `Changed elsewhere: ${named.join(', ')}${more}.`
}
