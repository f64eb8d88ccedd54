/** The element that a hash names ('#pricing'), as browsers look for it: as written, then with its escapes read. */
export function anchorOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  return name === '' ? null : (document.getElementById(name) ?? document.getElementById(unescaped(name)))
}

/** '100%' is no escape: anybody may write any hash. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
