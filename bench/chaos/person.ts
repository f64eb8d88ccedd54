import type { Product } from '../../e2e/support/product-process.ts'

export type Answer = { status: number; body: unknown }
type Failure = { startedAt: number; failedAt: number; late: boolean }

const password = 'a quiet lantern'
const patience = 20_000

/** Counts what a run is judged by. */
export class Tally {
  answered = 0
  readonly byStatus = new Map<number, number>()
  readonly failures: Failure[] = []
  readonly lost: string[] = []
  acknowledged = 0

  /** Answers that no client should ever get. A 503 asks the client to try again, and is counted separately. */
  get broken(): number {
    return [...this.byStatus].filter(([status]) => status >= 500 && status !== 503).reduce(sum, 0)
  }
  get away(): number {
    return this.byStatus.get(503) ?? 0
  }
}
const sum = (total: number, [, count]: [number, number]) => total + count

/** Null when there was no answer: the connection broke, or nothing came in time. */
export async function send(
  { url }: Pick<Product, 'url'>,
  tally: Tally,
  method: string,
  path: string,
  { body, token }: { body?: object | undefined; token?: string | undefined } = {},
): Promise<Answer | null> {
  const startedAt = performance.now()
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    tally.answered += 1
    tally.byStatus.set(response.status, (tally.byStatus.get(response.status) ?? 0) + 1)
    return { status: response.status, body: text ? JSON.parse(text) : null }
  } catch {
    const failedAt = performance.now()
    tally.failures.push({ startedAt, failedAt, late: failedAt - startedAt >= patience })
    return null
  }
}

/** The body, typed by the caller as the contract has it. */
export function bodyOf<Reply>(answer: Answer | null): Reply {
  if (answer?.status !== 200) throw new Error(`expected an answer, got ${answer?.status ?? 'none'}`)
  return answer.body as Reply
}

/** What one person has written. */
type Written = { name: string; saved: readonly number[]; letters: number; links: number }

const colleges = [110635, 139755, 166027, 166683, 186131, 190150, 243744]

/**
 * Somebody who writes all the time and remembers what was acknowledged. A write whose answer never came may have been
 * stored or not; any other difference is a loss.
 */
export async function person(product: Pick<Product, 'url'>, tally: Tally, email: string) {
  const ask = (method: string, path: string, body?: object, token?: string) =>
    send(product, tally, method, path, { body, token })
  const account = { email, password, password2: password, first_name: 'n0', last_name: 'Torres' }
  await ask('POST', '/users/register/', account)
  let tokens = { access: '', refresh: '' }
  let turn = 0
  let known: Written = { name: 'n0', saved: [], letters: 0, links: 0 }
  let possible: Written = known

  async function logIn() {
    const answer = await ask('POST', '/users/login/', { email, password })
    tokens = bodyOf<typeof tokens>(answer)
  }
  await logIn()

  type Step = { method: string; path: string; body?: object; after: Partial<Written> }
  function nextStep(): Step {
    turn += 1
    const college = colleges[turn % colleges.length] ?? 0
    const { saved, letters, links } = known
    switch (turn % 5) {
      case 0:
        return {
          method: 'PATCH',
          path: '/users/profile/',
          body: { first_name: `n${turn}` },
          after: { name: `n${turn}` },
        }
      case 1: {
        const letter = { name: 'M', email, subject: `${email} ${letters + 1}`, message: 'Hello.' }
        return { method: 'POST', path: '/contact/', body: letter, after: { letters: letters + 1 } }
      }
      case 2:
        // The number of links is limited; after ten this step saves a college instead.
        if (links < 10)
          return { method: 'POST', path: '/my-colleges/shares/', body: {}, after: { links: links + 1 } }
    }
    const path = `/saved-colleges/${college}/`
    if (saved.includes(college))
      return { method: 'DELETE', path, after: { saved: saved.filter((one) => one !== college) } }
    if (saved.length >= 5) {
      const [first = 0, ...rest] = saved
      return { method: 'DELETE', path: `/saved-colleges/${first}/`, after: { saved: rest } }
    }
    return { method: 'PUT', path, body: {}, after: { saved: [...saved, college] } }
  }

  /** One write; false when it was not acknowledged. */
  async function write(): Promise<boolean> {
    const { method, path, body, after } = nextStep()
    possible = { ...known, ...after }
    const answer = await ask(method, path, body, tokens.access)
    if (!answer || answer.status >= 300) return false
    known = possible
    tally.acknowledged += 1
    return true
  }

  /** Exchanges the refresh token for a new pair; false when the exchange was not acknowledged. */
  async function renew(): Promise<boolean> {
    const answer = await ask('POST', '/users/token/refresh/', { refresh: tokens.refresh })
    if (answer?.status !== 200) return false
    tokens = bodyOf<typeof tokens>(answer)
    tally.acknowledged += 1
    return true
  }

  /** Reads everything back and notes what was lost. Tries again if the process is killed meanwhile. */
  async function lookBack() {
    for (let again = 0; ; again++) {
      try {
        return await compare()
      } catch (error) {
        if (again === 10) throw error
      }
    }
  }

  async function compare() {
    if (!(await renew())) await logIn() // the kill may have cut off a renewal: the old token is used up then
    const read = async <Reply>(path: string) =>
      bodyOf<Reply>(await ask('GET', path, undefined, tokens.access))
    const found: Written = {
      name: (await read<{ first_name: string }>('/users/profile/')).first_name,
      saved: (await read<{ unitid: number }[]>('/saved-colleges/')).map(({ unitid }) => unitid),
      links: (await read<{ links: unknown[] }>('/my-colleges/shares/')).links.length,
      letters: (await read<{ contactMessages: unknown[] }>('/users/export/')).contactMessages.length,
    }
    if (![known, possible].some((one) => same(one, found)))
      tally.lost.push(`${email}: knew ${JSON.stringify(known)}, found ${JSON.stringify(found)}`)
    known = { ...found, saved: [...found.saved] }
    possible = known
  }

  return { email, write, renew, lookBack, letters: () => known.letters }
}
export type Person = Awaited<ReturnType<typeof person>>

const same = (one: Written, other: Written) =>
  one.name === other.name &&
  one.letters === other.letters &&
  one.links === other.links &&
  [...one.saved].sort().join() === [...other.saved].sort().join()
