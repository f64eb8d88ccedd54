import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/shortlist.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { ShortlistService } from './service.ts'

const often = { perAccount: perMinute(120) }

export function shortlistRoutes(app: FastifyInstance, shortlist: ShortlistService) {
  mount(app, contract.listSaved, ({ caller, query }) => shortlist.list(caller.accountId, query), often)
  mount(app, contract.saveCollege, ({ caller, body }) => shortlist.save(caller.accountId, body.unitid), often)
  mount(
    app,
    contract.trackApplication,
    ({ caller, params, body }) => {
      const { status, deadline, note } = body
      return shortlist.track(caller.accountId, params.id, {
        ...(status !== undefined && { status }),
        ...(deadline !== undefined && { deadline }),
        ...(note !== undefined && { note }),
      })
    },
    often,
  )
  mount(
    app,
    contract.removeSaved,
    ({ caller, params }) => shortlist.remove(caller.accountId, params.id),
    often,
  )
}
