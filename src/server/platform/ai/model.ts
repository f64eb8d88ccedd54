import type * as z from 'zod'

/** Instructions for the model. A changed prompt needs a new version. */
export type Prompt = { version: string; instructions: string }

export type Question<T> = {
  prompt: Prompt
  /** The facts that the model may use. Contains no id, name or address of a person. */
  pack: unknown
  /** The shape to ask for. */
  schema: z.ZodType<T>
  /** A weaker shape that is also accepted, for example a part of the answer. */
  accepts?: z.ZodType<T>
  /** Epoch milliseconds. The call ends by then. */
  deadline: number
  /** The account whose daily quota is charged. */
  accountId: string
}

/** Asks a language model. null is an ordinary answer (no model, too late, over quota, nonsense). */
export type Model = {
  kind: 'embedded' | 'model'
  ask: <T>(question: Question<T>) => Promise<T | null>
  close: () => Promise<void>
}

/** No model is configured: the engine's own texts are used. */
export const noModel: Model = { kind: 'embedded', ask: async () => null, close: async () => {} }
