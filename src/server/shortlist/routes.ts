import type { FastifyInstance } from 'fastify'
import { listSaved, removeSaved, saveCollege } from '#contract/shortlist.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { ShortlistService } from './service.ts'

const often = { perAccount: perMinute(120) }

export function shortlistRoutes(app: FastifyInstance, shortlist: ShortlistService) {
  mount(app, listSaved, ({ caller }) => shortlist.list(caller.accountId), often)
  mount(
    app,
    saveCollege,
    ({ caller, params, body: { status, deadline, note }, request }) =>
      shortlist.put(caller.accountId, params.unitid, {
        tracking: {
          ...(status !== undefined && { status }),
          ...(deadline !== undefined && { deadline }),
          ...(note !== undefined && { note }),
        },
        // RFC 9110: only if there is something there.
        onlySaved: request.headers['if-match'] === '*',
      }),
    often,
  )
  mount(app, removeSaved, ({ caller, params }) => shortlist.remove(caller.accountId, params.unitid), often)
}
