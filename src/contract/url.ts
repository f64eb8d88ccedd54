/** Like `URL.parse`, which the oldest supported browsers do not have. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
