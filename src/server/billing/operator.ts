import { endOfPlanDay, planIsoDay } from '#contract/billing.ts'
import { type PlanName, planLabel } from '#contract/plans.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/random.ts'
import { type CurrentPlan, currentPlan } from './current-plan.ts'
import type { CustomerStore } from './customer-store.ts'
import type { PlanStore } from './store.ts'

/** An order of the operator that cannot be carried out, explained in a sentence. */
export class OperatorError extends Error {}

export type PlanOrder = { plan: PlanName; email: string; until: number | null }

/** A container may run under a number that no user of the system has. */
export function nameOfUser(read: () => { username: string }, uid: number | undefined): string {
  try {
    return read().username
  } catch {
    return `user ${uid}`
  }
}

const usage = `Give someone the Senior plan, or take it back:
  npm run plan -- gold student@example.edu --until 2027-06-30
  npm run plan -- gold student@example.edu        until you take it back
  npm run plan -- free student@example.edu
Paid plans that the payment service could not be asked about:
  npm run plan -- problems`

/** Reads the words of the command, or says what is wrong with them. */
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

/** "Until June 30" includes June 30, wherever the person is. */
function lastMomentOf(date: string, now: number): number {
  const end = endOfPlanDay(date)
  const real = /^\d{4}-\d{2}-\d{2}$/.test(date) && planIsoDay(end || 0) === date
  if (!real)
    throw new OperatorError(`"${date}" is not a date. Write year, month and day, for example 2027-06-30.`)
  if (end <= now) throw new OperatorError(`${date} has already passed.`)
  return end
}

type Needs = {
  store: Pick<PlanStore, 'grantsOf' | 'changeByHand'>
  findAccountId: (email: string) => Promise<string | null>
  now: Now
  random: Pick<Random, 'id'>
  /** Who runs the command, for the record of changes. */
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
  return describe(order, currentPlan(await store.grantsOf(accountId), at))
}

function describe({ plan, email }: PlanOrder, current: CurrentPlan): string {
  const end = current.endsAt === null ? 'until you take it back' : `until ${planIsoDay(current.endsAt)}`
  if (current.tier === 'free') return `${email} is on the ${planLabel('free')} plan.`
  const now = `${email} is on the ${planLabel('gold')} plan ${end}.`
  if (plan === 'free') return `${now} It is paid for: only its owner can cancel it.`
  return current.paid ? `${now} There is a paid plan too: it goes on until its owner cancels it.` : now
}

/** Paid plans whose checks keep failing, so that their events wait. One line each. */
export async function listProblems(
  stuck: Awaited<ReturnType<CustomerStore['stuck']>>,
  emailOf: (accountId: string) => Promise<string | null>,
): Promise<string> {
  const lines = stuck.map(async ({ accountId, failures, waiting, error, nextCheckAt }) => {
    const events = Number(waiting) === 1 ? '1 event waits' : `${waiting} events wait`
    const next = new Date(nextCheckAt).toISOString()
    return `${await emailOf(accountId)}: ${failures} checks failed, ${events}, next check ${next}: ${error ?? 'it did not end'}`
  })
  return (await Promise.all(lines)).join('\n') || 'Every paid plan could be checked.'
}
