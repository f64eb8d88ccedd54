import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/testing/free-port.ts'
import { startReady, untilReady } from '../../e2e/support/product-process.ts'
import { type Person, person, Tally } from './person.ts'
import { type Kind, stores } from './stores.ts'

const people = 4

/**
 * Kills the process at random moments while four people write; on Postgres, every second time the database instead.
 * After each kill it reads back everything that was acknowledged; at the end it looks for every letter in the mail.
 */
export async function kills(most: number, kind: Kind, minutes: number) {
  const tally = new Tally()
  const { folder, env: where, crash, end } = await stores(kind)
  const env = { ...where, RATE_LIMIT: 'off', PORT: String(await freePort()) }
  let product = await startReady(env)
  const writers = await Promise.all(
    Array.from({ length: people }, (_, n) => person({ url: product.url }, tally, `p${n}@example.edu`)),
  )
  const until = performance.now() + minutes * 60_000
  let count = 0
  for (; count < most && performance.now() < until; count++) {
    const stopped = Promise.all(writers.map(keepWriting))
    await randomMoment(tally)
    if (crash && count % 2 === 1) {
      await crash()
      await untilReady(product)
      await stopped
    } else {
      await product.stop('SIGKILL')
      await stopped
      product = await startReady(env)
    }
    for (const one of writers) await one.lookBack()
  }
  const missing = await lettersMissing(folder, writers)
  const code = await product.stop()
  end()
  console.log(
    `${count} kills on ${kind}: ${tally.acknowledged} writes acknowledged, ${tally.lost.length} lost, ${missing.length} letters lost, ` +
      `${tally.broken} answers 5xx (${tally.away} 503 while the database was away), ${tally.failures.length} cut off in flight, exit code ${code}`,
  )
  for (const one of [...tally.lost, ...missing].slice(0, 10)) console.log(`  lost: ${one}`)
  return tally.lost.length + missing.length + tally.broken === 0
}

async function keepWriting(one: Person) {
  for (let turn = 0; ; turn++) if (!(await (turn % 9 === 8 ? one.renew() : one.write()))) return
}

/** Waits for some more acknowledged writes and a little longer, so that a write is always in progress at the kill. */
async function randomMoment(tally: Tally) {
  const enough = tally.acknowledged + 3 + Math.floor(Math.random() * 30)
  const until = performance.now() + 10_000
  while (tally.acknowledged < enough && performance.now() < until) await pause(2)
  await pause(Math.random() * 30)
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until every accepted letter is a file in the outbox; returns the subjects of those that never came. */
async function lettersMissing(folder: string, writers: readonly Person[]): Promise<string[]> {
  const awaited = writers.flatMap(({ email, letters }) =>
    Array.from({ length: letters() }, (_, n) => `Subject: ${email} ${n + 1}\r\n`),
  )
  const read = new Map<string, string>()
  const outbox = join(folder, 'outbox')
  for (let waited = 0; ; waited++) {
    for (const name of existsSync(outbox) ? readdirSync(outbox) : [])
      if (name.endsWith('.eml') && !read.has(name)) read.set(name, readFileSync(join(outbox, name), 'utf8'))
    const all = [...read.values()].join('\n')
    const missing = awaited.filter((subject) => !all.includes(subject))
    if (missing.length === 0 || waited > 130) return missing // a claim lasts two minutes
    await pause(1_000)
  }
}
