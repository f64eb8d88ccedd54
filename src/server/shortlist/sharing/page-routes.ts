import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import type { ListedFacts } from '#contract/shortlist/outlook.ts'
import { CommentForm } from '#contract/shortlist/sharing.ts'
import { servePlainForms } from '#server/platform/http/plain-page.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { type Limiter, perHour, perMinute, type Rate } from '#server/platform/limits/limiter.ts'
import { noSuchLinkPage, sharedPage, tooManyPage } from './page.ts'
import type { SharingService } from './service.ts'
import { style } from './style.ts'

type Needs = { sharing: SharingService; factsOf: (unitid: number) => ListedFacts | null; limiter: Limiter }
type Params = { Params: { token: string }; Querystring: { said?: string } }

// A counselor's office may share one address.
const looks = perMinute(240)
/** Requests for links that do not exist. A token cannot be guessed, but trying is limited. */
const misses = perMinute(20)
/** There is no limit for the whole link: one holder of it would use up the others' hour. It holds 100 in all. */
const commentsPerAddress: Rate = perHour(30)

const field = (body: unknown, name: string) => (body instanceof URLSearchParams ? (body.get(name) ?? '') : '')

/** The page behind a shared link: forms and links only, no script. */
export async function sharedPageRoutes(app: FastifyInstance, { sharing, factsOf, limiter }: Needs) {
  const hidden = { schema: { hide: true } }
  const send = (reply: FastifyReply, status: number, markup: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store, private',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      })
      .send(markup)

  const allowed = async (key: string, rate: Rate) => (await limiter.take(key, rate)).allowed
  const tooMany = (reply: FastifyReply) => send(reply.header('retry-after', '60'), 429, tooManyPage())
  const missed = async (request: FastifyRequest, reply: FastifyReply) =>
    (await allowed(`share:miss:${addressKey(request.ip)}`, misses))
      ? send(reply, 404, noSuchLinkPage())
      : tooMany(reply)

  await app.register(async (scope) => {
    servePlainForms(scope, 16_384, { path: '/s/style.css', style })

    scope.get<Params>('/s/:token', hidden, async (request, reply) => {
      if (!(await allowed(`share:look:${addressKey(request.ip)}`, looks))) return tooMany(reply)
      const list = await sharing.open(request.params.token)
      if (!list) return await missed(request, reply)
      return send(reply, 200, sharedPage({ list, factsOf, thanks: request.query.said === '1' }))
    })

    scope.post<Params>('/s/:token', hidden, async (request, reply) => {
      if (!(await allowed(`share:look:${addressKey(request.ip)}`, looks))) return tooMany(reply)
      const { token } = request.params
      const list = await sharing.open(token)
      if (!list) return await missed(request, reply)
      const sent = {
        name: field(request.body, 'name'),
        text: field(request.body, 'text').replaceAll('\r\n', '\n'),
      }
      const refuse = (status: number, problem: string) =>
        send(reply, status, sharedPage({ list, factsOf, draft: { ...sent, problem } }))
      const read = safeParse(CommentForm, sent)
      if (!read.success) return refuse(400, read.error.issues[0]?.message ?? 'Please check what you wrote.')
      if (!(await allowed(`share:comment:${addressKey(request.ip)}`, commentsPerAddress)))
        return refuse(429, 'There were many comments in a short time. Please try again in an hour.')
      const outcome = await sharing.say(token, read.data.name, read.data.text)
      if (outcome === null) return await missed(request, reply)
      if (outcome === 'closed') return refuse(403, 'The student takes no comments on this list.')
      if (outcome === 'full') return refuse(409, 'This list has as many comments as it can hold.')
      return reply
        .headers({ 'cache-control': 'no-store, private', 'referrer-policy': 'no-referrer' })
        .redirect(`/s/${token}?said=1#comments`, 303)
    })
  })
}
