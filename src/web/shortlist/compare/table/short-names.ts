import { shortName } from '#web/shortlist/short-name.ts'

/** Short names for a narrow line. If two would look the same, all stay whole. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortName)
  return new Set(short).size === new Set(names).size ? short : [...names]
}
