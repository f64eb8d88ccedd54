import type { FastifyInstance } from 'fastify'
import { foundSender } from '#server/platform/http/found-page.ts'
import type { Pages } from '#server/platform/http/pages.ts'
import type { MajorsService } from './service.ts'

// Counted in the metrics, not logged: pages are asked for far more often than calls.
const hidden = { schema: { hide: true }, logLevel: 'warn' } as const

export function majorsRoutes(
  app: FastifyInstance,
  majors: MajorsService,
  { notFound }: Pick<Pages, 'notFound'>,
) {
  const answer = foundSender({ notFound })
  app.get('/majors', hidden, (request, reply) => answer(request, reply, majors.all()))
  app.get<{ Params: { slug: string } }>('/majors/:slug', hidden, (request, reply) =>
    answer(request, reply, majors.major(request.params.slug)),
  )
}
