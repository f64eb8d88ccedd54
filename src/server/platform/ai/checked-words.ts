import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import { type Grounds, type Length, unsupported } from './supported.ts'

type Field = {
  /** For the counter: which text it is. */
  field: string
  /** What the model wrote, if anything. */
  said: string | null
  /** Our own words, ready all the while. */
  draft: string
  grounds: Grounds
  length: Length
}

/** The model's words where every one of them stands on the facts, else our own; field by field. */
export function wordsChecker(metrics: Pick<Metrics, 'count'>) {
  return ({ field, said, draft, grounds, length }: Field): string => {
    const text = said?.trim() ?? ''
    const problem = text ? unsupported(text, grounds, length) : 'nothing'
    metrics.count('lantern_model_texts_total', 'Texts of the language model by what became of them', {
      field,
      outcome: problem ? `refused: ${problem}` : 'shown',
    })
    return problem ? draft : text
  }
}
export type WordsChecker = ReturnType<typeof wordsChecker>
