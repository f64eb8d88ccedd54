/** `URL.parse` for the browsers of our floor, which do not have it yet. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
