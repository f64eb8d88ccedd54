import type { FastifyInstance, FastifyReply } from 'fastify'
import { day, type Now, second } from '#server/platform/clock.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import type { SandboxLedger } from './ledger.ts'
import { type Billed, endPeriodNow, putCard, type Step, setCancel } from './lifecycle.ts'
import { portalPage } from './portal-page.ts'
import { cards, type PortalSession } from './shapes.ts'
import { style } from './style.ts'

type Needs = { ledger: SandboxLedger; now: Now; home: string }
type Params = { Params: { id: string }; Querystring: { declined?: string }; Body: unknown }

const field = (body: unknown, name: string) => (body instanceof URLSearchParams ? body.get(name) : null)

const portalSteps: Partial<Record<string, (billed: Billed, at: number) => Step>> = {
  cancel: (billed, at) => setCancel(billed, true, at),
  resume: (billed, at) => setCancel(billed, false, at),
  'card-good': (billed, at) => putCard(billed, cards.good, at),
  'card-declined': (billed, at) => putCard(billed, cards.declined, at),
  'end-period': endPeriodNow,
}

/** The pages a browser sees, on the product's own address. Forms and links only: no script. */
export async function sandboxPages(app: FastifyInstance, { ledger, now, home }: Needs) {
  const hidden = { schema: { hide: true } }
  const show = (reply: FastifyReply, markup: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(markup)
  const gone = (reply: FastifyReply) =>
    show(reply, closedPage('This page is no longer here', home, 'Back to Lantern'), 404)

  async function openPortal(id: string): Promise<PortalSession | null> {
    const session = await ledger.findPortal(id)
    return session && session.created * second > now() - day ? session : null
  }

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
      const session = await ledger.findCheckout(params.id)
      if (!session) return gone(reply)
      const customer = await ledger.findCustomer(session.customer)
      return show(reply, checkoutPage(session, customer?.email ?? null, query.declined === '1'))
    })

    scope.post<Params>('/sandbox/checkout/:id', hidden, async ({ params, body }, reply) => {
      if (field(body, 'action') !== 'pay')
        return reply.redirect(`/sandbox/checkout/${encodeURIComponent(params.id)}?declined=1`, 303)
      const session = await ledger.pay(params.id)
      if (!session) return gone(reply)
      const next = session.status === 'complete' ? session.success_url : `/sandbox/checkout/${session.id}`
      return reply.redirect(next, 303)
    })

    scope.get<Params>('/sandbox/portal/:id', hidden, async ({ params }, reply) => {
      const session = await openPortal(params.id)
      if (!session) return gone(reply)
      return show(reply, portalPage(session, await ledger.subscriptionsOf(session.customer)))
    })

    scope.post<Params>('/sandbox/portal/:id', hidden, async ({ params, body }, reply) => {
      const session = await openPortal(params.id)
      const own = session && (await ledger.subscriptionsOf(session.customer))
      const subscription = own?.find((one) => one.id === field(body, 'subscription'))
      const take = portalSteps[field(body, 'action') ?? '']
      if (!session || !subscription || !take) return gone(reply)
      if (subscription.status !== 'canceled') await ledger.step(subscription.id, take)
      return reply.redirect(`/sandbox/portal/${session.id}`, 303)
    })
  })
}
