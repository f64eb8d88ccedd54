/** The same function with a cache of its last `most` answers; the least recently used goes first. */
export function remembered<Answer>(most: number, answer: (question: string) => Answer) {
  const kept = new Map<string, Answer>()
  return (question: string): Answer => {
    const known = kept.get(question)
    const given = known ?? answer(question)
    // A Map keeps the order of insertion, so a repeated question moves to the end.
    if (known !== undefined) kept.delete(question)
    else if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    kept.set(question, given)
    return given
  }
}
