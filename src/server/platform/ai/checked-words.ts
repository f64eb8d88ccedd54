import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import { type Grounds, type Length, unsupported } from './supported.ts'

/** The name of the text, for the counter, and how long it may be. */
type Field = Length & { name: string }

/** Chooses field by field: the model's text if the facts support all of it, else our own draft. */
export function wordsChecker(metrics: Pick<Metrics, 'count'>) {
  return (field: Field, said: string | null, draft: string, grounds: Grounds): string => {
    const text = said?.trim() ?? ''
    const problem = text ? unsupported(text, grounds, field) : 'nothing'
    metrics.count('lantern_model_texts_total', 'Texts of the language model by what became of them', {
      field: field.name,
      outcome: problem ? `refused: ${problem}` : 'shown',
    })
    return problem ? draft : text
  }
}
export type WordsChecker = ReturnType<typeof wordsChecker>
