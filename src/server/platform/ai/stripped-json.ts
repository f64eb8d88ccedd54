/** The JSON object inside a fence or a sentence; undefined when there is none. */
export function strippedJson(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined // cut off, or not JSON at all
  }
}
