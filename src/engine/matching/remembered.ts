/**
 * The same function with a cache of its last `most` answers; the least recently used goes first. `keyOf`: what questions
 * with the same answer have in common.
 */
export function remembered<Question, Answer>(
  most: number,
  keyOf: (question: Question) => string,
  answer: (question: Question) => Answer,
) {
  const kept = new Map<string, Answer>()
  return (question: Question): Answer => {
    const key = keyOf(question)
    const known = kept.get(key)
    const given = known ?? answer(question)
    // A Map keeps the order of insertion, so a repeated question moves to the end.
    if (known !== undefined) kept.delete(key)
    else if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, given)
    return given
  }
}
