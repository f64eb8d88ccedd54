const shorter = [
  [/^The /, ''],
  [/\bUniversity\b/g, 'U.'],
  [/\bInstitute of Technology\b/g, 'Inst. of Tech.'],
] as const

const shortName = (name: string) =>
  shorter.reduce((text, [long, short]) => text.replace(long, short), name).trim() || name

/** Short names for a narrow line. If two would look the same, all stay whole. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortName)
  return new Set(short).size === new Set(names).size ? short : [...names]
}
