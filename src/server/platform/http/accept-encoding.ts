const ours = ['br', 'gzip'] as const
export type Encoding = (typeof ours)[number]

/**
 * The encodings of ours that a browser takes, the best first (RFC 9110 §12.5.3): q=0 refuses one, * stands for those
 * that are not named.
 */
export function encodingsOf(header: string | undefined): Encoding[] {
  const given = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )
  const weightOf = (name: Encoding) => given.get(name) ?? given.get('*') ?? 0
  return ours.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a))
}
