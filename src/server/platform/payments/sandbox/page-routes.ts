import type { FastifyInstance } from 'fastify'
import { servePlainForms } from '#server/platform/http/plain-page.ts'
import { checkoutPage, closedPage, portalActions, portalPage } from './pages.ts'
import { style } from './style.ts'
import type { InTurn, Turn } from './turn.ts'

type Asked = Turn & { id: string; here: string; form: URLSearchParams; declined: boolean }
/** The page, or where a pressed button leads; null: there is no such page. */
type Shown = { page: string } | { goTo: string } | null

const pages: Record<string, (asked: Asked) => Promise<Shown>> = {
  async checkout({ id, here, form, declined, find, pay }) {
    const session = await find('checkout.session', id)
    if (!session) return null
    const action = form.get('action')
    if (action === 'decline') return { goTo: `${here}?declined=1` }
    if (action === 'pay')
      return { goTo: (await pay(session)).status === 'complete' ? session.success_url : here }
    const customer = await find('customer', session.customer)
    return { page: checkoutPage(session, customer?.email ?? null, declined) }
  },
  async portal({ id, here, form, find, subscriptionsOf, step }) {
    const portal = await find('billing_portal.session', id)
    if (!portal) return null
    const own = await subscriptionsOf(portal.customer)
    const action = form.get('action')
    if (!action) return { page: portalPage(portal, own) }
    const chosen = own.find((one) => one.id === form.get('subscription'))
    const change = portalActions[action]?.change
    if (!chosen || !change) return null
    if (chosen.status !== 'canceled') await step(chosen.id, change)
    return { goTo: here }
  },
}

type Params = { Params: { id: string }; Querystring: { declined?: string }; Body: unknown }

/** The pages that a browser sees, at the product's own address. Only forms and links: no script. */
export async function sandboxPages(app: FastifyInstance, inTurn: InTurn, home: string) {
  await app.register(async (scope) => {
    const gone = closedPage('This page is no longer here', home, 'Back to Lantern')
    servePlainForms(scope, 4_096, { path: '/sandbox/style.css', style })
    for (const [name, answer] of Object.entries(pages))
      scope.route<Params>({
        method: ['GET', 'POST'],
        url: `/sandbox/${name}/:id`,
        schema: { hide: true },
        handler: async ({ params: { id }, query, body }, reply) => {
          const form = body instanceof URLSearchParams ? body : new URLSearchParams()
          const asked = { id, here: `/sandbox/${name}/${id}`, form, declined: query.declined === '1' }
          const shown = await inTurn((turn) => answer({ ...turn, ...asked }))
          if (shown && 'goTo' in shown) return reply.redirect(shown.goTo, 303)
          reply.code(shown ? 200 : 404).header('cache-control', 'no-store')
          return reply.type('text/html; charset=utf-8').send(shown?.page ?? gone)
        },
      })
  })
}
