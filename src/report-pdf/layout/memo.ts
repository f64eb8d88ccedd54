const remembered = 20_000

/** A cache that is emptied when full, since text from outside could grow it without limit. */
export function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= remembered) known.clear()
    const made = make(key)
    known.set(key, made)
    return made
  }
}
