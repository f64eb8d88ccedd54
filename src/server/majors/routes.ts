import type { FastifyInstance } from 'fastify'
import { forEveryone } from '#server/platform/http/cached-reply.ts'
import { type Pages, sendPage } from '#server/platform/http/pages.ts'
import type { MajorsService } from './service.ts'

const hidden = { schema: { hide: true } } as const

export function majorsRoutes(
  app: FastifyInstance,
  majors: MajorsService,
  { notFound }: Pick<Pages, 'notFound'>,
) {
  app.get('/majors', hidden, (request, reply) =>
    sendPage(request, reply, majors.all() ?? notFound, forEveryone),
  )
  app.get<{ Params: { slug: string } }>('/majors/:slug', hidden, (request, reply) => {
    const page = majors.major(request.params.slug)
    return page ? sendPage(request, reply, page, forEveryone) : sendPage(request, reply.code(404), notFound)
  })
}
