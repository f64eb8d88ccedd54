import type { Model } from '#server/platform/ai/model.ts'
import type { Now } from '#server/platform/clock.ts'

/** The same model with another deadline: short, to test the deadline; long, so that a busy machine does not matter. */
export const answersWithin = (model: Model, ms: number, now: Now): Model => ({
  ...model,
  ask: (question) => model.ask({ ...question, deadline: now() + ms }),
})
