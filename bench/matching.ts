import { loadCatalog } from '#catalog/load.ts'
import { callRates } from './matching/http.ts'

// A search: the whole call beside a route that does nothing (./engine.ts: the engine alone).
// Every call asks something else and nothing is kept between calls.

/** Prints its lines and returns the figures behind them. */
export async function run() {
  const catalog = loadCatalog('src/catalog/data')
  const { whole, bare, bytes, parts } = await callRates(catalog)
  console.log(
    `the whole call: ${whole.toFixed(0)} requests a second; a bare route sending the same ${(bytes / 1024).toFixed(0)} KB through the same serializer: ${bare.toFixed(0)}; ratio ${(whole / bare).toFixed(2)} (client on the same machine)`,
  )
  for (const [part, ms] of Object.entries(parts)) console.log(`  ${part}: ${ms.toFixed(2)} ms`)
  return { whole, bare, parts }
}

if (process.argv[1]?.endsWith('matching.ts')) await run()
