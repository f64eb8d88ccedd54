import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { day, hour, minute } from '#server/platform/clock.ts'
import type { PaidSubscription } from '#server/platform/payments/payments.ts'
import { eventBytes, fakePayments, paidSubscription } from '#server/testing/fake-payments.ts'
import { testBillingService } from '#server/testing/test-billing-service.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { grantOf } from './current-plan.ts'
import { customerStore } from './customer-store.ts'
import { listProblems } from './operator.ts'
import { stuckAfter } from './sync.ts'

const start = Date.UTC(2026, 10, 15, 12)
const runs = process.env.LANTERN_TEST_DATABASE === 'postgres' ? 15 : 60

async function ownDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  return database.db
}

const subscription: fc.Arbitrary<PaidSubscription> = fc.record({
  id: fc.constantFrom('sub_1', 'sub_2'),
  standing: fc.constantFrom('paid' as const, 'overdue' as const, 'none' as const),
  endsAt: fc.integer({ min: 1, max: 60 }).map((days) => start + days * day),
  cancelsAtEnd: fc.boolean(),
  price: fc.constant({ cents: 2000, interval: 'month' }),
})
/** What one customer has bought, at one moment. */
const bought = fc.uniqueArray(subscription, { selector: ({ id }) => id, minLength: 1, maxLength: 2 })

async function stored({ billing, account }: Awaited<ReturnType<typeof testBillingService>>) {
  const { grants } = await billing.exportOf(account)
  return grants.find((grant) => grant.source === 'stripe') ?? null
}

function wanted(subscriptions: readonly PaidSubscription[]) {
  const paid = grantOf(subscriptions)
  if (!paid) return {}
  const { externalId: _, price: __, endsAt, ...grant } = paid
  return { ...grant, endsAt: endsAt === null ? null : new Date(endsAt).toISOString() }
}

test('any order, repetition and loss of events ends in the last state', async () => {
  const plan = fc.record({
    states: fc.array(bought, { minLength: 1, maxLength: 6 }),
    // The state that each event is about: any of them, in any order, any number of times.
    deliveries: fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
    scheduler: fc.scheduler(),
  })
  const db = await ownDatabase()
  await fc.assert(
    fc.asyncProperty(plan, async ({ states, deliveries, scheduler }) => {
      const { world, payments } = fakePayments()
      // A reply may be out of date when it arrives.
      payments.subscriptionsOf = async () => {
        await scheduler.schedule(Promise.resolve())
        const answer = [...world.subscriptions]
        await scheduler.schedule(Promise.resolve())
        return answer
      }
      const app = await testBillingService(payments, db)
      const changes = scheduler.scheduleSequence(
        states.map((subscriptions) => async () => {
          world.subscriptions = subscriptions
        }),
      )
      const delivered = deliveries.map((which) =>
        scheduler
          .schedule(Promise.resolve())
          .then(() => app.billing.receive(eventBytes(`${app.account} ${which}`, app.customer), '')),
      )
      // The last change is always reported, perhaps before earlier events arrive; any other event may be lost.
      const last = changes.task.then(() =>
        app.billing.receive(eventBytes(`${app.account} last`, app.customer), ''),
      )
      await scheduler.waitFor(Promise.all([last, ...delivered]))
      expect(await stored(app)).toEqual(wanted(states.at(-1) ?? []))
    }),
    { numRuns: runs },
  )
})

test('when every event was lost, time alone ends in the last state', async () => {
  const db = await ownDatabase()
  await fc.assert(
    fc.asyncProperty(fc.array(bought, { minLength: 1, maxLength: 4 }), async (states) => {
      const { world, payments } = fakePayments()
      const app = await testBillingService(payments, db)
      for (const subscriptions of states) {
        world.subscriptions = subscriptions
        app.passTime(day + minute)
        await app.reconcile()
      }
      expect(await stored(app)).toEqual(wanted(states.at(-1) ?? []))
    }),
    { numRuns: runs },
  )
})

test('the same subscriptions in any order are the same grant', () => {
  fc.assert(
    fc.property(fc.array(subscription, { maxLength: 4 }), (subscriptions) => {
      expect(grantOf([...subscriptions].reverse())).toEqual(grantOf(subscriptions))
    }),
  )
})

test('an upgrade is confirmed once for a subscription, in whatever order messages come', async () => {
  const db = await ownDatabase()
  await fc.assert(
    fc.asyncProperty(
      fc.array(bought, { minLength: 1, maxLength: 6 }),
      fc.scheduler(),
      async (states, scheduler) => {
        const { world, payments } = fakePayments()
        const live = new Set<string>()
        payments.subscriptionsOf = async () => {
          await scheduler.schedule(Promise.resolve())
          return [...world.subscriptions]
        }
        const app = await testBillingService(payments, db)
        const delivered = states.map((subscriptions, i) =>
          scheduler.schedule(Promise.resolve()).then(async () => {
            // The same subscription each time: it may be past due and recover, and is still one purchase.
            world.subscriptions = subscriptions.map((one) => ({ ...one, id: 'sub_1' })).slice(0, 1)
            for (const one of world.subscriptions) if (one.standing !== 'none') live.add(one.id)
            await app.billing.receive(eventBytes(`${app.account} ${i}`, app.customer), '')
          }),
        )
        await scheduler.waitFor(Promise.all(delivered))
        const upgrades = app.mails.filter(({ subject }) => subject === 'You are on the Senior plan')
        expect(upgrades.length).toBeLessThanOrEqual(live.size)
        if ((await app.billing.planOf(app.account)) === 'gold') expect(upgrades).toHaveLength(1)
      },
    ),
    { numRuns: runs },
  )
})

test('an event that could not be processed stays open, and its next delivery is processed', async () => {
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  const ask = payments.subscriptionsOf
  payments.subscriptionsOf = () => Promise.reject(new Error('the process is dying'))
  const app = await testBillingService(payments, await ownDatabase())
  const event = eventBytes('evt_1', app.customer)
  await expect(app.billing.receive(event, '')).rejects.toThrow('the process is dying')
  expect(await app.billing.planOf(app.account)).toBe('free')
  payments.subscriptionsOf = ask
  await app.billing.receive(event, '')
  expect(await app.billing.planOf(app.account)).toBe('gold')
})

test('an event that was never finished is finished by the reconciliation', async () => {
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  const ask = payments.subscriptionsOf
  payments.subscriptionsOf = () => Promise.reject(new Error('the process is dying'))
  const app = await testBillingService(payments, await ownDatabase())
  await app.reconcile() // it fails, and does not come due again for a while
  await expect(app.billing.receive(eventBytes('evt_1', app.customer), '')).rejects.toThrow()
  payments.subscriptionsOf = ask
  app.passTime(2 * minute)
  await app.reconcile()
  expect(await app.billing.planOf(app.account)).toBe('gold')
})

test('what cannot be fetched is tried later and later, is shown to the operator, and settles once it can be', async () => {
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  const ask = payments.subscriptionsOf
  let asked = 0
  payments.subscriptionsOf = () => {
    asked++
    return Promise.reject(new Error('no such customer'))
  }
  const app = await testBillingService(payments, await ownDatabase())
  await expect(app.billing.receive(eventBytes('evt_1', app.customer), '')).rejects.toThrow()
  const problems = async () =>
    await listProblems(await customerStore(app.db).stuck(stuckAfter), async () => app.email)
  expect(await problems()).toBe('Every paid plan could be checked.')
  asked = 0
  for (let i = 0; i < day / minute; i++) {
    app.passTime(minute)
    await app.reconcile()
  }
  expect(asked).toBe(8) // after 1, 2, 7, 37 minutes, 2.6 hours, then every six hours
  expect(await problems()).toMatch(
    new RegExp(`^${app.email}: 8 checks failed, 1 event waits, next check 2026-11-1.*: no such customer$`),
  )
  payments.subscriptionsOf = ask
  app.passTime(6 * hour)
  await app.reconcile()
  expect(await app.billing.planOf(app.account)).toBe('gold')
  expect(await problems()).toBe('Every paid plan could be checked.')
})

test('an event that comes while an older answer is under way is not settled by that answer', async () => {
  const { world, payments } = fakePayments()
  const app = await testBillingService(payments, await ownDatabase())
  const died = new Error('the process is dying')
  let asked = 0
  payments.subscriptionsOf = async () => {
    const answer = [...world.subscriptions]
    if (asked++ > 0) throw died
    // While this reply travels, the plan is bought, and the process that gets the event dies before it asks.
    world.subscriptions = [paidSubscription()]
    await expect(app.billing.receive(eventBytes('evt_2', app.customer), '')).rejects.toThrow(died)
    return answer
  }
  await expect(app.billing.receive(eventBytes('evt_1', app.customer), '')).rejects.toThrow(died)
  payments.subscriptionsOf = async () => [...world.subscriptions]
  app.passTime(minute)
  await app.reconcile()
  expect(await app.billing.planOf(app.account)).toBe('gold')
})

test('someone whose customer was deleted at the payment service can buy again', async () => {
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  const app = await testBillingService(payments, await ownDatabase())
  await app.billing.receive(eventBytes('evt_1', app.customer), '')
  world.subscriptions = [paidSubscription({ standing: 'none' })]
  await app.billing.receive(eventBytes('evt_2', app.customer, 'customer.deleted'), '')
  expect(await app.billing.planOf(app.account)).toBe('free')
  const made: string[] = []
  payments.createCustomer = async ({ key }) => {
    made.push(key)
    return 'another customer'
  }
  world.subscriptions = []
  expect(await app.billing.checkout(app.account)).toContain('https://pay.test/checkout:')
  expect(made).toEqual([`customer:${app.account}:1`])
})

test('a plan is active and confirmed although nobody can say what the plans cost', async () => {
  const { world, payments } = fakePayments({ price: () => Promise.reject(new Error('no price')) })
  world.subscriptions = [paidSubscription({ price: null })]
  const app = await testBillingService(payments, await ownDatabase())
  await app.billing.receive(eventBytes('evt_1', app.customer), '')
  expect(await app.billing.planOf(app.account)).toBe('gold')
  expect(app.mails[0]?.text).toContain('It renews on December 15, 2026, and goes on until you cancel.')
})

test('an event is processed once: a repetition does not even ask', async () => {
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  let asked = 0
  const ask = payments.subscriptionsOf
  payments.subscriptionsOf = (id) => {
    asked++
    return ask(id)
  }
  const app = await testBillingService(payments, await ownDatabase())
  const event = eventBytes('evt_1', app.customer)
  for (let i = 0; i < 3; i++) await app.billing.receive(event, '')
  expect(asked).toBe(1)
})

test.each([
  ['of an unknown kind', 'radar.early_fraud_warning.created', 'own'],
  ['about nobody', 'customer.subscription.updated', null],
  ['about a stranger', 'customer.subscription.updated', 'customer of ada'],
])('an event %s is accepted and ignored', async (_case, type, customer) => {
  const { payments } = fakePayments({ subscriptionsOf: () => Promise.reject(new Error('nobody asks')) })
  const app = await testBillingService(payments, await ownDatabase())
  const event = eventBytes('evt_1', customer === 'own' ? app.customer : customer, type)
  await expect(app.billing.receive(event, '')).resolves.toBeUndefined()
})

test('a plan bought with play money ends when real payments begin', async () => {
  const sandbox = fakePayments({ mode: 'sandbox' })
  sandbox.world.subscriptions = [paidSubscription()]
  const app = await testBillingService(sandbox.payments, await ownDatabase())
  await app.billing.receive(eventBytes('evt_1', app.customer), '')
  expect(await app.billing.planOf(app.account)).toBe('gold')
  const real = app.billingWith(fakePayments({ mode: 'live' }).payments)
  app.passTime(2 * hour)
  await app.reconcile(real)
  expect(await real.planOf(app.account)).toBe('free')
})

test('a start without the Stripe key forgets no paying customer', async () => {
  const live = fakePayments({ mode: 'live' })
  live.world.subscriptions = [paidSubscription()]
  const app = await testBillingService(live.payments, await ownDatabase())
  await app.billing.receive(eventBytes('evt_1', app.customer), '')
  app.passTime(2 * hour)
  const sandbox = app.billingWith(fakePayments({ mode: 'sandbox' }).payments)
  await app.reconcile(sandbox)
  await expect(sandbox.checkout(app.account)).rejects.toMatchObject({ status: 503 })
  expect(await sandbox.planOf(app.account)).toBe('gold')
  for (const without of [sandbox, app.billingWith(null)])
    await expect(without.endNow(app.account)).rejects.toMatchObject({ status: 503 })
  expect(await app.billing.portal(app.account)).toBe('https://pay.test/portal')
})
