import type { FastifyInstance, FastifyReply } from 'fastify'
import type { InTurn } from './ledger.ts'
import { type Change, endPeriodNow, putCard, setCancel } from './lifecycle.ts'
import { cards } from './objects.ts'
import { checkoutPage, closedPage, portalPage } from './pages.ts'
import { style } from './style.ts'

type Params = { Params: { id: string }; Querystring: { declined?: string }; Body: unknown }

const field = (body: unknown, name: string) => (body instanceof URLSearchParams ? body.get(name) : null)

const portalChanges: Partial<Record<string, Change>> = {
  cancel: setCancel(true),
  resume: setCancel(false),
  'card-good': putCard(cards.good),
  'card-declined': putCard(cards.declined),
  'end-period': endPeriodNow,
}

/** The pages a browser sees, on the product's own address. Forms and links only: no script. */
export async function sandboxPages(app: FastifyInstance, inTurn: InTurn, home: string) {
  const hidden = { schema: { hide: true } }
  const show = (reply: FastifyReply, markup: string | null) =>
    reply
      .code(markup === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(markup ?? closedPage('This page is no longer here', home, 'Back to Lantern'))

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )

    scope.get('/sandbox/style.css', hidden, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(style),
    )

    scope.get<Params>('/sandbox/checkout/:id', hidden, async ({ params, query }, reply) => {
      const markup = await inTurn(async (ledger) => {
        const session = await ledger.findCheckout(params.id)
        const customer = session && (await ledger.find('customer', session.customer))
        return session && checkoutPage(session, customer?.email ?? null, query.declined === '1')
      })
      return show(reply, markup)
    })

    scope.post<Params>('/sandbox/checkout/:id', hidden, async ({ params, body }, reply) => {
      const path = `/sandbox/checkout/${encodeURIComponent(params.id)}`
      if (field(body, 'action') !== 'pay') return reply.redirect(`${path}?declined=1`, 303)
      const session = await inTurn((ledger) => ledger.pay(params.id))
      if (!session) return show(reply, null)
      return reply.redirect(session.status === 'complete' ? session.success_url : path, 303)
    })

    scope.get<Params>('/sandbox/portal/:id', hidden, async ({ params }, reply) => {
      const markup = await inTurn(async (ledger) => {
        const portal = await ledger.findPortal(params.id)
        return portal && portalPage(portal, await ledger.subscriptionsOf(portal.customer))
      })
      return show(reply, markup)
    })

    scope.post<Params>('/sandbox/portal/:id', hidden, async ({ params, body }, reply) => {
      const change = portalChanges[field(body, 'action') ?? '']
      const changed = await inTurn(async (ledger) => {
        const portal = await ledger.findPortal(params.id)
        const own = portal ? await ledger.subscriptionsOf(portal.customer) : []
        const subscription = own.find((one) => one.id === field(body, 'subscription'))
        if (!subscription || !change) return false
        if (subscription.status !== 'canceled') await ledger.step(subscription.id, change)
        return true
      })
      return changed ? reply.redirect(`/sandbox/portal/${params.id}`, 303) : show(reply, null)
    })
  })
}
