/** `URL.parse`, which the oldest browsers we support do not have. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
