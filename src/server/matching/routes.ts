import type { FastifyInstance } from 'fastify'
import { findCollege, whatIf } from '#contract/matching/find-college.ts'
import { previewColleges } from '#contract/matching/preview.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { MatchingService } from './service.ts'

export function matchingRoutes(app: FastifyInstance, matching: MatchingService) {
  mount(app, findCollege, ({ caller, body }) => matching.find(caller.accountId, body), {
    perAccount: perMinute(120),
    perAddress: perMinute(600),
  })
  // Moving a slider asks many times a minute, and a classroom has many sliders.
  mount(app, whatIf, ({ caller, body }) => matching.whatIf(caller.accountId, body), {
    perAccount: perMinute(600),
    perAddress: perMinute(3000),
  })
  // A whole classroom may share one address.
  mount(app, previewColleges, ({ body }) => matching.preview(body), { perAddress: perMinute(1200) })
}
