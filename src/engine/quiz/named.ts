import type { Answered } from './question.ts'

/** What the student's own choices said of a family. */
type Word = {
  /** A choice shares its word among the families it names. */
  shared: number
  /** How many choices named this family and nothing else. */
  alone: number
}

export type Named = ReadonlyMap<string, Word>

export function namedIn(answers: readonly Answered[]): Named {
  const named = new Map<string, Word>()
  for (const { choice } of answers) {
    const fields = choice?.fields ?? []
    if (fields.some(isArea)) continue
    for (const id of fields) {
      const { shared, alone } = named.get(id) ?? { shared: 0, alone: 0 }
      named.set(id, {
        shared: shared + 1 / Math.sqrt(fields.length),
        alone: alone + (fields.length === 1 ? 1 : 0),
      })
    }
  }
  return named
}

/** A wide choice names whole areas ('50.'), which says nothing about a single family, also not about one beside them. */
const isArea = (field: string) => field.length < 5
