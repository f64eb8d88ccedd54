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
    ({ caller, params, body: { status, deadline, note } }) =>
      shortlist.put(caller.accountId, params.unitid, {
        ...(status !== undefined && { status }),
        ...(deadline !== undefined && { deadline }),
        ...(note !== undefined && { note }),
      }),
    often,
  )
  mount(app, removeSaved, ({ caller, params }) => shortlist.remove(caller.accountId, params.unitid), often)
}
