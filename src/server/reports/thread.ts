import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ReportInput } from '#report-pdf/draw.ts'
import type { Drawn } from './worker.ts'

const heapMegabytes = 256

/** When built, the file beside the bundle; from source, the TypeScript file. */
function defaultEntry(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('./worker.ts', import.meta.url)
  const beside = new URL('./report-worker.js', import.meta.url)
  return existsSync(beside) ? beside : new URL('../report-worker.js', import.meta.url)
}

function startWorker(entry: URL): Worker {
  return new Worker(entry, {
    // A report that uses too much memory ends its thread, not the server.
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
}

export type Thread = {
  /** One report at a time. Rejects if the drawing fails, the thread dies or the time is up; `alive` tells which. */
  draw(input: ReportInput, withinMs: number): Promise<Uint8Array<ArrayBuffer>>
  alive(): boolean
  stop(): Promise<void>
}

/** A thread that draws reports. When idle it does not keep the process alive. */
export function startThread(entry: URL = defaultEntry()): Thread {
  const worker = startWorker(entry)
  let alive = true
  let settle: { done(drawn: Drawn): void; fail(error: Error): void } | null = null
  const die = (error: Error) => {
    alive = false
    settle?.fail(error)
  }
  worker.on('message', (drawn: Drawn) => settle?.done(drawn))
  worker.on('error', die)
  worker.on('exit', (code) => die(new Error(`The drawing thread ended with code ${code}.`)))
  worker.unref()

  async function draw(input: ReportInput, withinMs: number) {
    worker.ref()
    const timer = setTimeout(() => {
      die(new Error(`A report took longer than ${withinMs} ms.`))
      void worker.terminate()
    }, withinMs)
    try {
      const drawn = await new Promise<Drawn>((done, fail) => {
        settle = { done, fail }
        worker.postMessage(input)
      })
      if ('failed' in drawn) throw new Error(`Drawing failed: ${drawn.failed}`)
      return drawn.bytes
    } finally {
      settle = null
      clearTimeout(timer)
      worker.unref()
    }
  }

  return {
    draw,
    alive: () => alive,
    async stop() {
      alive = false
      await worker.terminate()
    },
  }
}
