import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forEveryone } from '#server/platform/http/cached-reply.ts'
import { type Page, type Pages, sendPage } from '#server/platform/http/pages.ts'
import type { MajorsService } from './service.ts'

// Counted in the metrics: a line in the log would take longer than sending a page that is kept.
const hidden = { schema: { hide: true }, logLevel: 'warn' } as const

export function majorsRoutes(
  app: FastifyInstance,
  majors: MajorsService,
  { notFound }: Pick<Pages, 'notFound'>,
) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, page: Promise<Page> | null) =>
    page ? sendPage(request, reply, await page, forEveryone) : sendPage(request, reply.code(404), notFound)
  app.get('/majors', hidden, (request, reply) => answer(request, reply, majors.all()))
  app.get<{ Params: { slug: string } }>('/majors/:slug', hidden, (request, reply) => {
    const { slug } = request.params
    const movedTo = majors.movedTo(slug)
    if (movedTo) return reply.header('cache-control', forEveryone).redirect(movedTo, 301)
    return answer(request, reply, majors.major(slug))
  })
}
