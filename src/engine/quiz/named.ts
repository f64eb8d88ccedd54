import type { Answered } from './question.ts'

/** How often the student's own choices named a family; a choice shares its word among those it names. */
export type Named = ReadonlyMap<string, number>

export function namedIn(answers: readonly Answered[]): Named {
  const named = new Map<string, number>()
  for (const { choice } of answers) {
    const fields = choice?.fields ?? []
    if (fields.some(isArea)) continue
    for (const id of fields) named.set(id, (named.get(id) ?? 0) + 1 / Math.sqrt(fields.length))
  }
  return named
}

/** A wide choice names whole areas ('50.'), which says nothing about a single family, also not about one beside them. */
const isArea = (field: string) => field.length < 5
