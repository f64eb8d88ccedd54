import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseBeyond } from '#server/platform/http/mount.ts'
import { servePlainForms } from '#server/platform/http/plain-page.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { type Limiter, perMinute } from '#server/platform/limits/limiter.ts'
import { askPage, confirmedPage, invalidPage } from './page.ts'
import type { EmailConfirmation } from './service.ts'

type Params = { Params: { token: string } }

// A token cannot be guessed; this limit stops those who try.
const looks = perMinute(60)

/** The page behind the link: open to whoever has the link, logged in or not. */
export async function confirmationPages(
  app: FastifyInstance,
  { confirmation, limiter }: { confirmation: EmailConfirmation; limiter: Limiter },
) {
  const hidden = {
    schema: { hide: true },
    onRequest: (request: FastifyRequest) =>
      refuseBeyond(limiter, looks, `confirm-email:${addressKey(request.ip)}`),
  }
  const send = (reply: FastifyReply, status: number, markup: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store, private', 'referrer-policy': 'no-referrer' })
      .send(markup)

  await app.register(async (scope) => {
    servePlainForms(scope, 1_024)
    scope.get<Params>('/confirm-email/:token', hidden, async ({ params }, reply) =>
      (await confirmation.isGood(params.token))
        ? send(reply, 200, askPage())
        : send(reply, 404, invalidPage()),
    )
    scope.post<Params>('/confirm-email/:token', hidden, async ({ params }, reply) =>
      (await confirmation.confirm(params.token))
        ? send(reply, 200, confirmedPage())
        : send(reply, 404, invalidPage()),
    )
  })
}
