import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { servePlainForms } from '#server/platform/http/plain-page.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import { checkoutPage, closedPage, portalActions, portalPage } from './pages.ts'
import { style } from './style.ts'
import type { Reader, SandboxTurns, Turn } from './turn.ts'

type Pressed = Turn & { id: string; here: string; form: URLSearchParams }

/** `show` only reads; `press` answers where the pressed button leads. Both answer null where there is no such page. */
type SandboxPage = {
  show: (reader: Reader, id: string, declined: boolean) => Promise<string | null>
  press: (pressed: Pressed) => Promise<string | null>
}

const pages: Record<string, SandboxPage> = {
  checkout: {
    async show({ find }, id, declined) {
      const session = await find('checkout.session', id)
      if (!session) return null
      const customer = await find('customer', session.customer)
      return checkoutPage(session, customer?.email ?? null, declined)
    },
    async press({ id, here, form, find, pay }) {
      const session = await find('checkout.session', id)
      if (!session) return null
      const action = form.get('action')
      if (action === 'decline') return `${here}?declined=1`
      return action === 'pay' && (await pay(session)).status === 'complete' ? session.success_url : here
    },
  },
  portal: {
    async show({ find, asOfNow }, id) {
      const portal = await find('billing_portal.session', id)
      return portal && portalPage(portal, await asOfNow(portal.customer))
    },
    async press({ id, here, form, find, subscriptionsOf, step }) {
      const portal = await find('billing_portal.session', id)
      if (!portal) return null
      const own = await subscriptionsOf(portal.customer)
      const action = form.get('action')
      if (!action) return here
      const chosen = own.find((one) => one.id === form.get('subscription'))
      const change = portalActions[action]?.change
      if (!chosen || !change) return null
      if (chosen.status !== 'canceled') await step(chosen.id, change)
      return here
    },
  },
}

// An id cannot be guessed; this limit stops those who try. A class may try the pages from one address.
const looks = perMinute(240)

type Params = { Params: { id: string }; Querystring: { declined?: string }; Body: unknown }

/** The pages that a browser sees, at the product's own address. Only forms and links: no script. */
export async function sandboxPages(app: FastifyInstance, { inTurn, reader }: SandboxTurns, home: string) {
  const gone = closedPage('This page is no longer here', home, 'Back to Lantern')
  const hidden = {
    schema: { hide: true },
    onRequest: (request: FastifyRequest) =>
      refuseBeyond(app.gate.limiter, looks, `sandbox:${addressKey(request.ip)}`),
  }
  await app.register(async (scope) => {
    servePlainForms(scope, 4_096, { path: '/sandbox/style.css', style })
    for (const [name, { show, press }] of Object.entries(pages)) {
      const path = `/sandbox/${name}/:id`
      scope.get<Params>(path, hidden, async ({ params: { id }, query }, reply) => {
        const page = await show(reader, id, query.declined === '1')
        reply.code(page ? 200 : 404).headers({ 'cache-control': 'no-store' })
        return reply.type('text/html; charset=utf-8').send(page ?? gone)
      })
      scope.post<Params>(path, hidden, async ({ params: { id }, body }, reply) => {
        const form = body instanceof URLSearchParams ? body : new URLSearchParams()
        const here = `/sandbox/${name}/${id}`
        const goTo = await inTurn((turn) => press({ ...turn, id, here, form }))
        if (goTo !== null) return reply.redirect(goTo, 303)
        return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(gone)
      })
    }
  })
}
