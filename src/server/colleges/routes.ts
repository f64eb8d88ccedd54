import type { FastifyInstance } from 'fastify'
import { anySite, forEver, forEveryone } from '#server/platform/http/cached-reply.ts'
import { foundSender } from '#server/platform/http/found-page.ts'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { type Page, type Pages, packedPage, sendPage, sendPicture } from '#server/platform/http/pages.ts'
import { pathAndSearch } from '#server/platform/http/path-and-search.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { CollegesService } from './service.ts'

// Counted in the metrics, not logged: pages are asked for far more often than calls.
const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
// New filter combinations have to be drawn; this is enough for a classroom behind one address.
const questions = perMinute(300)
// A card takes as long to draw as ten pages and is too large to keep many; sites that show previews ask for one at a
// time.
const cards = perMinute(60)

type Named = { Params: { slug: string } }

/** These answer HTML, so they are not among the contract's endpoints. */
export function collegesRoutes(
  app: FastifyInstance,
  colleges: CollegesService,
  { notFound }: Pick<Pages, 'notFound'>,
) {
  const answer = foundSender({ notFound })
  const json = packedPage(colleges.table(), 'application/json; charset=utf-8')
  const majors = new Map<string, Page>()

  app.get('/colleges', hidden, async (request, reply) => {
    const { search } = pathAndSearch(request)
    if (search !== '')
      await refuseBeyond(app.gate.limiter, questions, `explorer:address:${addressKey(request.ip)}`)
    return answer(request, reply, colleges.explorer(search))
  })
  app.get('/colleges/table.json', hidden, (request, reply) =>
    sendPage(
      request,
      reply.headers(anySite),
      json,
      pathAndSearch(request).search === `?v=${colleges.version}` ? forEver : forEveryone,
    ),
  )
  app.get<Named>('/colleges/majors/:slug', hidden, (request, reply) => {
    const slug = request.params.slug.replace(/\.json$/, '')
    const text = majors.has(slug) ? null : colleges.major(slug)
    if (text !== null) majors.set(slug, packedPage(text, 'application/json; charset=utf-8'))
    const page = majors.get(slug)
    return page
      ? sendPage(request, reply.headers(anySite), page, forEveryone)
      : sendPage(request, reply.code(404), notFound)
  })
  app.get('/colleges/compare', hidden, async (request, reply) => {
    await refuseBeyond(app.gate.limiter, questions, `explorer:address:${addressKey(request.ip)}`)
    const wanted = new URLSearchParams(pathAndSearch(request).search).get('with') ?? ''
    return answer(request, reply, colleges.comparison(wanted.split(',').slice(0, 8)))
  })
  for (const kind of ['in', 'a-z'] as const) {
    app.get(`/colleges/${kind}`, hidden, (request, reply) => answer(request, reply, colleges.list(kind)))
    app.get<Named>(`/colleges/${kind}/:slug`, hidden, (request, reply) =>
      answer(request, reply, colleges.list(kind, request.params.slug)),
    )
  }
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
