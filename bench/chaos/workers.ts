import { isAlive } from '#server/testing/postgres-server.ts'
import { startReady } from '../../e2e/support/product-process.ts'
import { type Person, person, Tally } from './person.ts'
import { stores } from './stores.ts'

const people = 12
/** How long after the death of a process a broken connection counts as caused by it. */
const newsTravels = 250

/** Several processes on Postgres and Redis, one of which is killed every few seconds while people write. */
export async function workers(count: number, seconds: number, everySeconds: number) {
  const tally = new Tally()
  const { env, end } = await stores('postgres', { redis: true })
  const product = await startReady({
    ...env,
    WEB_CONCURRENCY: String(count),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  })
  const pids = () =>
    [...product.output().matchAll(/"pid":(\d+)[^\n]*mail is written/g)].map(([, pid]) => Number(pid))
  while (pids().length < count) await pause(50)
  const writers = await Promise.all(
    Array.from({ length: people }, (_, n) => person(product, tally, `w${n}@example.edu`)),
  )
  const kills: number[] = []
  const until = performance.now() + seconds * 1000
  const busy = Promise.all(writers.map((one) => writeUntil(one, until)))
  while (performance.now() + everySeconds * 1000 < until) {
    await pause(everySeconds * 1000)
    const alive = pids().filter(isAlive)
    const victim = alive[Math.floor(Math.random() * alive.length)]
    if (victim === undefined) continue
    process.kill(victim, 'SIGKILL')
    kills.push(performance.now())
  }
  await busy
  const code = await product.stop()
  end()
  const inFlight = tally.failures.filter(({ startedAt, failedAt }) =>
    kills.some((at) => startedAt < at + newsTravels && failedAt >= at),
  )
  const beyond = tally.failures.length - inFlight.length
  const unanswered = tally.failures.filter(({ late }) => late).length
  console.log(
    `${count} processes on Postgres and Redis, ${kills.length} killed in ${seconds} s: ${tally.answered} answered, ${tally.broken} 5xx, ${tally.away} 503, ` +
      `${inFlight.length} cut off in flight, ${beyond} failed beyond those, ${unanswered} never answered, ` +
      `${tally.acknowledged} writes acknowledged, ${tally.lost.length} lost, exit code ${code}`,
  )
  for (const one of tally.lost.slice(0, 10)) console.log(`  lost: ${one}`)
  return tally.broken + beyond + unanswered + tally.lost.length === 0
}

async function writeUntil(one: Person, until: number) {
  for (let turn = 0; performance.now() < until; turn++)
    if (!(await (turn % 9 === 8 ? one.renew() : one.write()))) await one.lookBack()
  await one.lookBack()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
