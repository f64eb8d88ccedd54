import type { Answered } from './question.ts'

/** How much the student's own choices named each family: a choice shares its word among those it names. */
export type Named = ReadonlyMap<string, number>

export function namedIn(answers: readonly Answered[]): Named {
  const named = new Map<string, number>()
  for (const { choice } of answers)
    for (const id of choice?.fields ?? [])
      if (isFamily(id)) named.set(id, (named.get(id) ?? 0) + 1 / Math.sqrt(choice?.fields.length ?? 1))
  return named
}

/** A wide choice names a whole area ('50.'), which says nothing about a single family of it. */
const isFamily = (field: string) => field.length === 5
