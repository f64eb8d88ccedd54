import type { callRates } from './matching/http.ts'
import { runBundled } from './support/bundled.ts'

// A search as shipped: the whole call, compared with a route that does nothing (the engine alone: ./engine.ts). No two
// calls are the same. "Bare" is a route of the same server, with the same hooks, headers and reply serializer, that sends
// one finished report of ten colleges and asks for no session; the client runs in the same process, for both.

type Rates = Awaited<ReturnType<typeof callRates>>

/** Prints its lines and returns the figures behind them. */
export async function run() {
  const rates = (await runBundled('bench/matching/print-call-rates.ts')) as Rates // what it prints
  const { whole, bare, bytes, parts } = rates
  console.log(
    `the whole call: ${whole.toFixed(0)} requests a second; a bare route sending the same ${(bytes / 1000).toFixed(1)} KB through the same serializer: ${bare.toFixed(0)}; ratio ${(whole / bare).toFixed(2)}`,
  )
  for (const [part, ms] of Object.entries(parts)) console.log(`  ${part}: ${ms.toFixed(2)} ms`)
  console.log('aim: 0.6 of the bare route; at most 60 KB before compression')
  return rates
}

if (process.argv[1]?.endsWith('matching.ts')) await run()
