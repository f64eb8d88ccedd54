import type * as z from 'zod'

/** Instructions for the model, kept in files of their own; a changed prompt gets a new version. */
export type Prompt = { version: string; instructions: string }

export type Question<T> = {
  prompt: Prompt
  /** The fact pack: what the model may say. Holds no id, name or address of a person. */
  pack: unknown
  /** What is asked for. */
  schema: z.ZodType<T>
  /** What is taken instead when the answer does not fit: a part of it, say. */
  accepts?: z.ZodType<T>
  /** Epoch milliseconds. Nobody waits past it. */
  deadline: number
  /** Whose daily quota it counts on. */
  accountId: string
}

/** Asks a language model. null is an ordinary answer (none configured, too late, over quota, nonsense): callers have texts of their own. */
export type Model = {
  kind: 'embedded' | 'model'
  ask: <T>(question: Question<T>) => Promise<T | null>
  close: () => Promise<void>
}

/** No model is configured: the engine's own texts are used. */
export const noModel: Model = { kind: 'embedded', ask: async () => null, close: async () => {} }
