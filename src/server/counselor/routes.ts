import type { FastifyInstance } from 'fastify'
import { nextQuizTurn } from '#contract/counselor.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { CounselorService } from './service.ts'

export function counselorRoutes(app: FastifyInstance, counselor: CounselorService) {
  mount(
    app,
    nextQuizTurn,
    async ({ body, caller }) => ({
      ai_response_json_string: JSON.stringify(await counselor.next(body.history, caller.accountId)),
    }),
    // A whole classroom may share one address.
    { perAddress: perMinute(600), perAccount: perMinute(60) },
  )
}
