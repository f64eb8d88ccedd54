import type { Model } from '#server/platform/ai/model.ts'
import type { Now } from '#server/platform/clock.ts'

/** The same model under another deadline: short, so that a test sees one pass; long, so that a busy machine does not. */
export const answersWithin = (model: Model, ms: number, now: Now): Model => ({
  ...model,
  ask: (question) => model.ask({ ...question, deadline: now() + ms }),
})
