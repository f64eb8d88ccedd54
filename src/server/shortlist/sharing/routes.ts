import type { FastifyInstance } from 'fastify'
import { changeShare, deleteComment, endShare, listShares, makeShare } from '#contract/shortlist/sharing.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perHour, perMinute } from '#server/platform/limits/limiter.ts'
import type { SharingService } from './service.ts'

const often = { perAccount: perMinute(120) }

/** The student's own calls about links; the page behind a link is in `page-routes.ts`. */
export function sharingRoutes(app: FastifyInstance, sharing: SharingService) {
  mount(app, listShares, ({ caller }) => sharing.list(caller.accountId), often)
  mount(app, makeShare, ({ caller, body }) => sharing.make(caller.accountId, body), {
    perAccount: perHour(60),
  })
  mount(
    app,
    changeShare,
    ({ caller, params, body }) => sharing.setComments(caller.accountId, params.id, body.takesComments),
    often,
  )
  mount(app, endShare, ({ caller, params }) => sharing.end(caller.accountId, params.id), often)
  mount(app, deleteComment, ({ caller, params }) => sharing.deleteComment(caller.accountId, params.id), often)
}
