import type { FastifyInstance } from 'fastify'
import { checkoutPage, closedPage, portalActions, portalPage } from './pages.ts'
import { style } from './style.ts'
import type { InTurn, Turn } from './turn.ts'

type Asked = Turn & { id: string; form: URLSearchParams; declined: boolean }
type Page = {
  show: (asked: Asked) => Promise<string | null>
  /** Where a pressed button leads. */
  press: (asked: Asked) => Promise<string | null>
}

const pages: Record<string, Page> = {
  checkout: {
    async show({ id, declined, find, findCheckout }) {
      const session = await findCheckout(id)
      const customer = session && (await find('customer', session.customer))
      return session && checkoutPage(session, customer?.email ?? null, declined)
    },
    async press({ id, form, pay, findCheckout }) {
      const paying = form.get('action') === 'pay'
      const session = paying ? await pay(id) : await findCheckout(id)
      if (paying && session?.status === 'complete') return session.success_url
      return session && `/sandbox/checkout/${id}${paying ? '' : '?declined=1'}`
    },
  },
  portal: {
    async show({ id, findPortal, subscriptionsOf }) {
      const portal = await findPortal(id)
      return portal && portalPage(portal, await subscriptionsOf(portal.customer))
    },
    async press({ id, form, findPortal, subscriptionsOf, step }) {
      const portal = await findPortal(id)
      const own = portal ? await subscriptionsOf(portal.customer) : []
      const subscription = own.find((one) => one.id === form.get('subscription'))
      const change = portalActions[form.get('action') ?? '']?.[1]
      if (!subscription || !change) return null
      if (subscription.status !== 'canceled') await step(subscription.id, change)
      return `/sandbox/portal/${id}`
    },
  },
}

type Params = { Params: { id: string }; Querystring: { declined?: string }; Body: unknown }

/** The pages a browser sees, on the product's own address. Forms and links only: no script. */
export async function sandboxPages(app: FastifyInstance, inTurn: InTurn, home: string) {
  await app.register(async (scope) => {
    const gone = closedPage('This page is no longer here', home, 'Back to Lantern')
    const asText = { parseAs: 'string', bodyLimit: 4096 } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
      done(null, body),
    )
    scope.get('/sandbox/style.css', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(style),
    )
    for (const [name, { show, press }] of Object.entries(pages))
      scope.route<Params>({
        method: ['GET', 'POST'],
        url: `/sandbox/${name}/:id`,
        schema: { hide: true },
        handler: async ({ method, params, query, body }, reply) => {
          const form = new URLSearchParams(typeof body === 'string' ? body : '')
          const asked = { id: params.id, form, declined: query.declined === '1' }
          const answer = await inTurn((turn) => (method === 'POST' ? press : show)({ ...turn, ...asked }))
          if (answer !== null && method === 'POST') return reply.redirect(answer, 303)
          reply.code(answer === null ? 404 : 200).header('cache-control', 'no-store')
          return reply.type('text/html; charset=utf-8').send(answer ?? gone)
        },
      })
  })
}
