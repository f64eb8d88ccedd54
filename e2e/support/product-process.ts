import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/free-port.ts'

/** The built product as an operator runs it, on its own port and folder. */
export type Product = {
  url: string
  process: ChildProcess
  output: () => string
  exit: Promise<number | null>
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export const scratchFolder = () => mkdtempSync(join(tmpdir(), 'lantern-e2e-'))
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Starts it, without the product's variables of the machine's own environment. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // It does not outlive a failed run.
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const exit = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    exit,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exit
    },
  }
}

/** Waits until /readyz succeeds; throws with the product's output if it ended instead. */
export async function untilReady(product: Product): Promise<Product> {
  const until = Date.now() + 120_000 // for hangs; a busy machine may be slow
  let ended = false
  void product.exit.then(() => {
    ended = true
  })
  while (Date.now() < until && !ended) {
    const ready = await fetch(`${product.url}/readyz`).then(
      (response) => response.ok,
      () => false, // not listening yet
    )
    if (ready) return product
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`the product did not become ready:\n${product.output()}`)
}

export const startReady = async (env: Record<string, string>) => untilReady(await startProduct(env))
