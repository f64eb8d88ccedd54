import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dateSettings, endFeed, renewFeed, setReminders } from '#contract/shortlist/deadlines.ts'
import { html } from '#server/platform/http/html.ts'
import { mount } from '#server/platform/http/mount.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import { type Limiter, perHour, perMinute } from '#server/platform/limits/limiter.ts'
import { barePage } from '#server/shortlist/sharing/page.ts'
import type { DeadlineReminders } from './reminders.ts'
import type { DatesService } from './service.ts'

type Needs = { dates: DatesService; reminders: DeadlineReminders; limiter: Limiter }

const often = { perAccount: perMinute(60) }
const looks = perMinute(120)
const misses = perMinute(20)
const quiet = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** The student's settings, the calendar feed, and the address that turns reminders off. */
export async function dateRoutes(app: FastifyInstance, { dates, reminders, limiter }: Needs) {
  mount(app, dateSettings, ({ caller }) => dates.settings(caller.accountId), often)
  mount(app, renewFeed, ({ caller }) => dates.renewFeed(caller.accountId), { perAccount: perHour(30) })
  mount(app, endFeed, ({ caller }) => dates.endFeed(caller.accountId), often)
  mount(
    app,
    setReminders,
    ({ caller, body }) => dates.setReminders(caller.accountId, body.on, body.timeZone),
    often,
  )

  const hidden = { schema: { hide: true } }
  const within = async (request: FastifyRequest, kind: string, rate: typeof looks) =>
    (await limiter.take(`dates:${kind}:${addressKey(request.ip)}`, rate)).allowed
  const busy = (reply: FastifyReply) =>
    reply
      .code(429)
      .headers({ ...quiet, 'retry-after': '60' })
      .type('text/plain; charset=utf-8')
      .send('Please wait.')

  app.get<{ Params: { file: string } }>('/calendar/:file', hidden, async (request, reply) => {
    if (!(await within(request, 'look', looks))) return busy(reply)
    const calendar = await dates.calendar(request.params.file.replace(/\.ics$/, ''))
    if (calendar !== null) return reply.headers(quiet).type('text/calendar; charset=utf-8').send(calendar)
    if (!(await within(request, 'miss', misses))) return busy(reply)
    return reply.code(404).headers(quiet).type('text/plain; charset=utf-8').send('There is no calendar here.')
  })

  // Mail scanners open every link, so only the button on the page, or the mail program's own, turns reminders off.
  const show = (reply: FastifyReply, status: number, title: string, body: ReturnType<typeof html>) =>
    reply.code(status).headers(quiet).type('text/html; charset=utf-8').send(barePage(title, body))
  const unknown = async (request: FastifyRequest, reply: FastifyReply) =>
    (await within(request, 'miss', misses))
      ? show(
          reply,
          404,
          'Nothing to see here',
          html`<p>This address does not work. You can turn reminders off on My Colleges.</p>`,
        )
      : busy(reply)

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, null),
    )
    scope.get<{ Params: { token: string } }>('/reminders/off/:token', hidden, async (request, reply) => {
      if (reminders.ownerOfOffAddress(request.params.token) === null) return await unknown(request, reply)
      return show(
        reply,
        200,
        'Reminders of deadlines',
        html`<p>No more mail before your deadlines?</p><form method="post"><button>Turn reminders off</button></form>`,
      )
    })
    scope.post<{ Params: { token: string } }>('/reminders/off/:token', hidden, async (request, reply) => {
      const accountId = reminders.ownerOfOffAddress(request.params.token)
      if (accountId === null) return await unknown(request, reply)
      await dates.turnOff(accountId)
      return show(
        reply,
        200,
        'Reminders are off',
        html`<p>No more mail before deadlines. You can turn it on again on My Colleges.</p>`,
      )
    })
  })
}
