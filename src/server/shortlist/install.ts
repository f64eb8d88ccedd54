import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import { type PlanName, planLimits } from '#contract/plans.ts'
import type { AnswersAndWishes, Assessment } from '#contract/shortlist/outlook.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Limiter } from '#server/platform/limits/limiter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Random } from '#server/platform/random.ts'
import { deadlineReminders } from './dates/reminders.ts'
import { dateRoutes } from './dates/routes.ts'
import { datesService } from './dates/service.ts'
import { dateStore } from './dates/store.ts'
import { listedFacts } from './outlook/listed-facts.ts'
import { outlookRoutes } from './outlook/routes.ts'
import { outlookService } from './outlook/service.ts'
import { shortlistRoutes } from './routes.ts'
import { shortlistService } from './service.ts'
import { sharedPageRoutes } from './sharing/page-routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { sharingService } from './sharing/service.ts'
import { commentStore, shareStore } from './sharing/store.ts'
import { type HoldAccount, shortlistStore } from './store.ts'

/** What this domain gets from the others and from outside. */
type Needs = {
  http: FastifyInstance
  db: Kysely<Tables>
  catalog: Catalog
  addresses: Addresses
  limiter: Limiter
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  secret: string
  now: Now
  random: Random
  planOf: (accountId: string) => Promise<PlanName>
  holdAccount: HoldAccount
  personOf: (accountId: string) => Promise<{ email: string; firstName: string } | null>
  /** Whether mail about deadlines may be sent to this person. */
  mayRemind: (accountId: string) => Promise<boolean>
  assess: (answers: AnswersAndWishes, unitids: readonly number[]) => readonly Assessment[]
  chosenFor: (answers: AnswersAndWishes) => readonly number[]
}

/** My Colleges: the list, its outlook, sharing, and deadlines. */
export async function installShortlist(needs: Needs) {
  const { http, db, catalog, limiter, publicUrl, now, random, planOf, personOf } = needs
  const collegeOf = (unitid: number) => catalog.collegeById.get(unitid) ?? null
  const tracks = async (accountId: string) => planLimits[await planOf(accountId)].tracker
  const shortlist = shortlistService({ store: shortlistStore(db, needs.holdAccount), planOf, collegeOf, now })
  shortlistRoutes(http, shortlist)

  const readCollege = collegeResolver(catalog)
  const outlook = outlookService({
    assess: needs.assess,
    chosenFor: needs.chosenFor,
    tracks,
    collegesIn: (state) => catalog.colleges.filter((one) => one.state === state).map((one) => one.unitid),
    collegeOf,
    unitids: () => catalog.colleges.map(({ unitid }) => unitid),
    readName: (line) => readCollege(line).college,
  })

  const sharing = sharingService({
    tracks,
    bandsOf: outlook.bands,
    links: shareStore(db, needs.holdAccount),
    comments: commentStore(db),
    listOf: shortlist.list,
    personOf,
    publicUrl,
    now,
    random,
  })
  sharingRoutes(http, sharing)
  const factsOf = listedFacts(catalog, needs.addresses)
  await sharedPageRoutes(http, { sharing, factsOf, limiter })

  const store = dateStore(db)
  const dates = datesService({ store, tracks, listOf: shortlist.list, publicUrl, now, random })
  const reminders = deadlineReminders({ ...needs, store })
  await dateRoutes(http, { dates, reminders, limiter })

  outlookRoutes(http, {
    outlook,
    factsOfList: async (accountId) =>
      (await shortlist.list(accountId)).flatMap(({ unitid }) => factsOf(unitid) ?? []),
  })

  return {
    exports: { savedColleges: shortlist.list, sharing: sharing.exportOf, deadlineMail: dates.exportOf },
    jobs: [reminders.job],
    /** Ends the private calendar, and what was made before the owner of the address was known to use the account. */
    whenReset: async (accountId: string, provenAt: number | null, within: Kysely<Tables>) => {
      await dates.endFeed(accountId, within)
      await dates.turnOffSetBefore(accountId, provenAt, within)
      await sharing.forgetMadeBefore(accountId, provenAt, within)
    },
    forgetOld: async () => {
      await sharing.forgetOld()
      await reminders.forgetOld()
    },
  }
}
