import type { FastifyInstance, FastifyReply } from 'fastify'
import { collegeFacts, collegesSearch, majorsSearch } from '#contract/colleges/look-up.ts'
import { findCollege, whatIf } from '#contract/matching/find-college.ts'
import { previewColleges } from '#contract/matching/preview.ts'
import { anySite } from '#server/platform/http/cached-reply.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { CatalogService } from './catalog.ts'
import type { MatchingService } from './service.ts'

// Public data, the same for everyone until the next release of the tables: other sites may read it.
const keep = (reply: FastifyReply) => reply.headers({ 'cache-control': 'public, max-age=3600', ...anySite })

// A whole classroom may share one address.
const publicly = { perAddress: perMinute(1200) }

export function matchingRoutes(app: FastifyInstance, matching: MatchingService, catalog: CatalogService) {
  mount(app, findCollege, ({ caller, body }) => matching.find(caller.accountId, body), {
    perAccount: perMinute(120),
    perAddress: perMinute(600),
  })
  // Moving a slider asks many times a minute, and a classroom has many sliders.
  mount(app, whatIf, ({ caller, body }) => matching.whatIf(caller.accountId, body), {
    perAccount: perMinute(600),
    perAddress: perMinute(3000),
  })
  mount(app, previewColleges, ({ body }) => matching.preview(body), { perAddress: perMinute(1200) })
  mount(
    app,
    majorsSearch,
    ({ query, reply }) => {
      keep(reply)
      return catalog.majors(query.q)
    },
    publicly,
  )
  mount(
    app,
    collegesSearch,
    ({ query, reply }) => {
      keep(reply)
      return catalog.colleges(query.q)
    },
    publicly,
  )
  mount(
    app,
    collegeFacts,
    ({ params, reply }) => {
      keep(reply)
      return catalog.facts(params.id)
    },
    publicly,
  )
}
