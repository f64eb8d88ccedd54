import type { PlanName } from '#contract/plans.ts'
import { planLabel } from '#contract/plans.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/random.ts'
import { type Standing, standingOf } from './standing.ts'
import type { SubscriptionStore } from './store.ts'

/** What the operator typed that cannot be done, in a sentence. */
export class OperatorError extends Error {}

export type PlanOrder = { plan: PlanName; email: string; until: number | null }

export const usage = `Give someone the Senior plan, or take it back:
  npm run plan -- gold student@example.edu --until 2027-06-30
  npm run plan -- gold student@example.edu        until you take it back
  npm run plan -- free student@example.edu`

/** The command's words, or a sentence on what is wrong with them. */
export function readOrder(words: readonly string[], now: number): PlanOrder {
  const [plan, email, ...rest] = words.flatMap((word) => word.split(/^(--until)=/).filter(Boolean))
  if (plan !== 'gold' && plan !== 'free') throw new OperatorError(usage)
  if (!email?.includes('@')) throw new OperatorError(`Name the account by its email.\n\n${usage}`)
  const order = { plan, email: email.trim().toLowerCase() } as const
  if (rest.length === 0) return { ...order, until: null }
  const [option, date, ...more] = rest
  if (option !== '--until' || more.length > 0) throw new OperatorError(usage)
  if (plan === 'free') throw new OperatorError('free has no --until: it takes the given plan back at once.')
  return { ...order, until: lastMomentOf(date ?? '', now) }
}

/** "Until June 30" includes June 30, in UTC: in the United States it is then still the 30th. */
function lastMomentOf(date: string, now: number): number {
  const end = Date.parse(`${date}T23:59:59.999Z`)
  const real = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(end || 0).toISOString().startsWith(date)
  if (!real)
    throw new OperatorError(`"${date}" is not a date. Write year, month and day, for example 2027-06-30.`)
  if (end <= now) throw new OperatorError(`${date} has already passed.`)
  return end
}

type Needs = {
  store: Pick<SubscriptionStore, 'grantsOf' | 'changeByHand'>
  findAccountId: (email: string) => Promise<string | null>
  now: Now
  random: Pick<Random, 'id'>
  /** Who is at the keyboard: it goes into the record of changes. */
  by: string
}

/** Carries out an order and says in one line where the account stands now. */
export async function changePlan(order: PlanOrder, needs: Needs): Promise<string> {
  const { store, now, random, by } = needs
  const accountId = await needs.findAccountId(order.email)
  if (!accountId) throw new OperatorError(`There is no account with the email ${order.email}.`)
  const at = now()
  await store.changeByHand(
    {
      id: random.id(),
      accountId,
      source: 'operator',
      status: order.plan === 'gold' ? 'active' : 'ended',
      endsAt: order.plan === 'gold' ? order.until : at,
      cancelsAtEnd: false,
      paymentProblem: false,
      externalId: null,
      at,
    },
    { id: random.id(), accountId, plan: order.plan, until: order.until, by, at },
  )
  return describe(order, standingOf(await store.grantsOf(accountId), at))
}

function describe({ plan, email }: PlanOrder, standing: Standing): string {
  const end = standing.endsAt === null ? 'until you take it back' : `until ${isoDay(standing.endsAt)}`
  if (standing.tier === 'free') return `${email} is on the ${planLabel('free')} plan.`
  const now = `${email} is on the ${planLabel('gold')} plan ${end}.`
  if (plan === 'free') return `${now} It is paid for: only its owner can cancel it.`
  return standing.paid ? `${now} There is a paid plan too: it goes on until its owner cancels it.` : now
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
