import type { FastifyInstance, FastifyReply } from 'fastify'
import { collegeFacts, collegesSearch, majorsSearch } from '#contract/catalogue.ts'
import { findCollege } from '#contract/matching.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perHour, perMinute } from '#server/platform/limits/limiter.ts'
import type { CatalogueService } from './catalogue.ts'
import type { MatchingService } from './service.ts'

// The same for everyone until the next release of the tables.
const keep = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600')

const publicly = { perAddress: perMinute(240) }

export function matchingRoutes(app: FastifyInstance, matching: MatchingService, catalogue: CatalogueService) {
  mount(app, findCollege, ({ caller, body }) => matching.find(caller.accountId, body), {
    perAccount: perHour(120),
    perAddress: perMinute(60),
  })
  mount(
    app,
    majorsSearch,
    ({ query, reply }) => {
      keep(reply)
      return catalogue.majors(query.q)
    },
    publicly,
  )
  mount(
    app,
    collegesSearch,
    ({ query, reply }) => {
      keep(reply)
      return catalogue.colleges(query.q)
    },
    publicly,
  )
  mount(
    app,
    collegeFacts,
    ({ params, reply }) => {
      keep(reply)
      return catalogue.facts(params.id)
    },
    publicly,
  )
}
