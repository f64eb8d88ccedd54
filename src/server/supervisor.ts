import type { EventEmitter } from 'node:events'
import { second } from './platform/clock.ts'

/** A process of the product. Emits `listening` once it serves and `exit` when it is gone. */
type Child = EventEmitter & { kill: (signal: NodeJS.Signals) => unknown }

type Needs = {
  fork: () => Child
  count: number
  warn: (message: string) => void
  /** Called when all processes are gone and none will be started: after a stop, or when none ever served. */
  ended: (code: number) => void
}

const quickDeath = 5 * second
const firstWait = second
const longestWait = 30 * second
/** A process exits by itself 15 seconds after a stop. One that does not is killed. */
const stopPatience = 20 * second

/**
 * Keeps `count` processes running. A process that served for a while and died is replaced at once. One that dies
 * while starting (the database may be away) is retried after growing waits, and the others keep serving. If none has
 * ever served, the configuration is wrong, and retrying would not help.
 */
export function supervise({ fork, count, warn, ended }: Needs): { stop: () => void } {
  const living = new Set<Child>()
  const waiting = new Set<NodeJS.Timeout>()
  let everServed = false
  let stopping = false
  let failures = 0
  let lostBefore = 0 // deaths before any process served
  let exitCode = 0

  function start() {
    const child = fork()
    const startedAt = Date.now()
    let served = false
    living.add(child)
    child.on('listening', () => {
      served = true
      if (!everServed) firstServes()
    })
    // The message did not reach a dying process; its `exit` event follows.
    child.on('error', (error: Error) => warn(`A process could not be reached: ${error.message}`))
    child.on('exit', (code: number | null) => {
      living.delete(child)
      if (!everServed) lostBefore += 1
      if (stopping || !everServed) return gone(code)
      // A start may also fail slowly, waiting for a database that does not answer.
      failures = served && Date.now() - startedAt >= quickDeath ? 0 : failures + 1
      startAfter(failures === 0 ? 0 : waitAfter(failures))
    })
  }

  /** One process serves, so the configuration works: start those that died again. */
  function firstServes() {
    everServed = true
    if (stopping) return
    exitCode = 0
    for (; lostBefore > 0; lostBefore--) startAfter(waitAfter(++failures))
  }

  function startAfter(wait: number) {
    warn(`A process ended. Another one starts ${wait === 0 ? 'now' : `in ${wait / second} s`}.`)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      start()
    }, wait)
    waiting.add(timer)
  }

  function gone(code: number | null) {
    exitCode ||= stopping ? (code ?? 0) : code || 1
    if (living.size === 0) ended(exitCode)
  }

  for (let i = 0; i < count; i++) start()
  return {
    stop() {
      if (stopping) return
      stopping = true
      for (const timer of waiting) clearTimeout(timer)
      for (const child of living) child.kill('SIGTERM')
      if (living.size === 0) return ended(exitCode)
      setTimeout(() => {
        exitCode ||= 1
        for (const child of living) child.kill('SIGKILL')
      }, stopPatience).unref()
    },
  }
}

const waitAfter = (failures: number) => Math.min(longestWait, firstWait * 2 ** (failures - 1))
