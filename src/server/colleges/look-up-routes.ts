import type { FastifyInstance, FastifyReply } from 'fastify'
import { collegeFacts, collegesSearch, majorsSearch } from '#contract/colleges/look-up.ts'
import { anySite } from '#server/platform/http/cached-reply.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { LookUp } from './look-up.ts'

// Public data, the same for everyone until the next release of the tables: other sites may read it.
const keep = (reply: FastifyReply) => reply.headers({ 'cache-control': 'public, max-age=3600', ...anySite })

// A whole classroom may share one address.
const publicly = { perAddress: perMinute(1200) }

export function lookUpRoutes(app: FastifyInstance, catalog: LookUp) {
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
