import { type PlanName, planNames } from '#contract/plans.ts'
import { perVisit } from '#web/platform/storage.ts'

const key = 'selected-plan'

/** Recorded before the browser leaves for the checkout, read when it comes back (spec §4). */
export const recordSelectedPlan = (plan: PlanName) => void perVisit.write(key, plan)

export const selectedPlan = (): PlanName | null =>
  planNames.find((name) => name === perVisit.read(key)) ?? null
