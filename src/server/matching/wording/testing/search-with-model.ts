import { onTestFinished } from 'vitest'
import { findCollege } from '#contract/matching/find-college.ts'
import type { Report } from '#contract/matching/report.ts'
import type { PlanName } from '#contract/plans.ts'
import { type AnswerCache, memoryCache } from '#server/platform/ai/answer-cache.ts'
import { type Model, noModel } from '#server/platform/ai/model.ts'
import { openAiModel } from '#server/platform/ai/open-ai-model.ts'
import { type Behavior, modelServer } from '#server/platform/ai/testing/model-server.ts'
import { answersWithin } from '#server/platform/ai/testing/within.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { createMetrics } from '#server/platform/telemetry/metrics.ts'
import { testApp } from '#server/testing/test-app.ts'

const search = {
  student_name: 'Maya Torres',
  gpa_unweighted: 3.7,
  sat_score: 1290,
  major: 'biology',
  grad_year: 2027,
  state_of_residence: 'Oregon',
  clubs: 'Robotics club, marching band',
  leadership_roles: 'Captain of the swim team',
  awards: 'State science fair',
  underrepresented: 'Yes Hispanic or Latino',
  service_hours: 120,
}

/** A student on the real app with this model behind it, or none. */
export async function searcher(
  model: Model = noModel,
  plan: PlanName = 'gold',
  metrics = createMetrics(false),
) {
  const app = await testApp({ model, metrics, limiter: unlimited })
  const token = await app.signedIn('ada')
  if (plan === 'gold') await app.giveGold('ada')
  async function find(changes: object = {}): Promise<Report> {
    const { status, body } = await app.call(findCollege, { token, body: { ...search, ...changes } })
    if (status !== 200) throw new Error(`search answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  return { ...app, token, find }
}

type Setup = { plan?: PlanName; within?: number; cache?: AnswerCache }

/** The same with a model on an HTTP server that behaves as given. Nothing is cached unless a cache is given. */
export async function searcherWith(behaviors: Behavior[], setup: Setup = {}) {
  const { plan = 'gold', within = 60_000, cache = memoryCache(0) } = setup
  const server = await modelServer(...behaviors)
  onTestFinished(server.close)
  const metrics = createMetrics(false)
  let now = Date.now // until the app has its clock
  const model = openAiModel({
    endpoint: { baseUrl: server.baseUrl, apiKey: 'secret-key', name: 'm' },
    cache,
    limiter: unlimited,
    metrics,
    now: () => now(),
  })
  const app = await searcher(
    answersWithin(model, within, () => now()),
    plan,
    metrics,
  )
  now = app.now
  return { ...app, server, counted: () => metrics.registry.metrics() }
}
