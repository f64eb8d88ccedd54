import type { FastifyInstance } from 'fastify'
import { chances, type ListedFacts, listFacts, outlook, readNames } from '#contract/shortlist/outlook.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { OutlookService } from './service.ts'

type Needs = { outlook: OutlookService; factsOfList: (accountId: string) => Promise<ListedFacts[]> }

export function outlookRoutes(app: FastifyInstance, { outlook: service, factsOfList }: Needs) {
  mount(
    app,
    outlook,
    ({ caller, body: { colleges, answered, ...answers } }) =>
      service.look(caller.accountId, answers, { colleges, answered }),
    // Moving a slider asks several times.
    { perAccount: perMinute(240) },
  )
  // Two thousand colleges are assessed: asked when the explorer opens and when an answer changes.
  mount(app, chances, ({ caller, body }) => service.everywhere(caller.accountId, body), {
    perAccount: perMinute(20),
    perAddress: perMinute(240),
  })
  mount(app, listFacts, ({ caller }) => factsOfList(caller.accountId), { perAccount: perMinute(120) })
  // Reading names is the slowest call for its size; a class may share one address.
  mount(app, readNames, ({ body }) => service.names(body.lines), {
    perAccount: perMinute(20),
    perAddress: perMinute(240),
  })
}
