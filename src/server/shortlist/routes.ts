import type { FastifyInstance } from 'fastify'
import { listSaved, removeSaved, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { ShortlistService } from './service.ts'

const often = { perAccount: perMinute(120) }

export function shortlistRoutes(app: FastifyInstance, shortlist: ShortlistService) {
  mount(app, listSaved, ({ caller }) => shortlist.list(caller.accountId), often)
  mount(
    app,
    saveCollege,
    ({ caller, params, body: { was, ...tracking }, request }) =>
      shortlist.put(caller.accountId, params.unitid, {
        tracking,
        was,
        onlySaved: onlyIfThere(request.headers['if-match']),
      }),
    often,
  )
  mount(app, removeSaved, ({ caller, params }) => shortlist.remove(caller.accountId, params.unitid), often)
}

/** RFC 9110: `*` means "only if it exists". Any other value names a version, and we have none. */
function onlyIfThere(ifMatch: string | undefined): boolean {
  if (ifMatch !== undefined && ifMatch !== '*')
    throw new AppError('gone_meanwhile', 'There is no such version of this college on your list.')
  return ifMatch === '*'
}
