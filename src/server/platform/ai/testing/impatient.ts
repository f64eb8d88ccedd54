import type { Model } from '#server/platform/ai/model.ts'
import type { Now } from '#server/platform/clock.ts'

/** The same model under a shorter deadline, so that a test need not wait twelve seconds to see one pass. */
export const impatient = (model: Model, within: number, now: Now): Model => ({
  ...model,
  ask: (question) => model.ask({ ...question, deadline: Math.min(question.deadline, now() + within) }),
})
