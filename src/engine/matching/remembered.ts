/** The same function, remembering its last answers: as many as `most`, the one asked for longest ago goes first. */
export function remembered<Answer>(most: number, answer: (question: string) => Answer) {
  const kept = new Map<string, Answer>()
  return (question: string): Answer => {
    const known = kept.get(question)
    const given = known ?? answer(question)
    // A Map keeps the order of insertion: whoever is asked for again moves to its end.
    if (known !== undefined) kept.delete(question)
    else if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    kept.set(question, given)
    return given
  }
}
