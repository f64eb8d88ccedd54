import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { anySite, forEver, forEveryone } from '#server/platform/http/cached-reply.ts'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { type Page, type Pages, packedPage, sendPage, sendPicture } from '#server/platform/http/pages.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { CollegesService, Found } from './service.ts'

// Counted in the metrics: a line in the log would take longer than sending a page that is kept.
const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
// A question nobody asked before is drawn anew: enough for a classroom behind one address.
const questions = perMinute(300)
// A card takes as long to draw as ten pages; sites that show previews ask for one at a time.
const cards = perMinute(60)

type Named = { Params: { slug: string } }

/** Pages, not calls: they answer HTML, and so stand outside the contract's endpoints. */
export function collegesRoutes(
  app: FastifyInstance,
  colleges: CollegesService,
  { notFound }: Pick<Pages, 'notFound'>,
) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, found: Found) => {
    if (!found) return sendPage(request, reply.code(404), notFound)
    if ('movedTo' in found) return reply.header('cache-control', forEveryone).redirect(found.movedTo, 301)
    return sendPage(request, reply, await found.page, forEveryone)
  }
  const json = packedPage(colleges.table, 'application/json; charset=utf-8')
  const majors = new Map<string, Page | null>()

  app.get('/colleges', hidden, async (request, reply) => {
    const search = searchOf(request)
    if (search !== '')
      await refuseBeyond(app.gate.limiter, questions, `explorer:address:${addressKey(request.ip)}`)
    return answer(request, reply, colleges.explorer(search))
  })
  app.get('/colleges/table.json', hidden, (request, reply) =>
    sendPage(
      request,
      reply.headers(anySite),
      json,
      searchOf(request) === `?v=${colleges.version}` ? forEver : forEveryone,
    ),
  )
  app.get<Named>('/colleges/majors/:slug', hidden, (request, reply) => {
    const slug = request.params.slug.replace(/\.json$/, '')
    if (!majors.has(slug)) {
      const text = colleges.major(slug)
      if (text === null) return sendPage(request, reply.code(404), notFound)
      majors.set(slug, packedPage(text, 'application/json; charset=utf-8'))
    }
    const page = majors.get(slug)
    return page
      ? sendPage(request, reply.headers(anySite), page, forEveryone)
      : sendPage(request, reply.code(404), notFound)
  })
  app.get('/colleges/compare', hidden, async (request, reply) => {
    await refuseBeyond(app.gate.limiter, questions, `explorer:address:${addressKey(request.ip)}`)
    const wanted = new URLSearchParams(searchOf(request)).get('with') ?? ''
    return answer(request, reply, colleges.comparison(wanted.split(',').slice(0, 8)))
  })
  app.get('/colleges/in', hidden, (request, reply) => answer(request, reply, colleges.states()))
  app.get('/colleges/a-z', hidden, (request, reply) => answer(request, reply, colleges.letters()))
  app.get<Named>('/colleges/in/:slug', hidden, (request, reply) =>
    answer(request, reply, colleges.inState(request.params.slug)),
  )
  app.get<Named>('/colleges/a-z/:slug', hidden, (request, reply) =>
    answer(request, reply, colleges.withLetter(request.params.slug)),
  )
  app.get<Named>('/colleges/:slug', hidden, (request, reply) =>
    answer(request, reply, colleges.college(request.params.slug)),
  )
  app.get<Named>('/colleges/:slug/card.png', hidden, async (request, reply) => {
    const card = await colleges.card(request.params.slug, () =>
      refuseBeyond(app.gate.limiter, cards, `cards:address:${addressKey(request.ip)}`),
    )
    return card
      ? sendPicture(request, reply, card, forEveryone)
      : sendPage(request, reply.code(404), notFound)
  })
}

const searchOf = ({ url }: FastifyRequest) => {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
