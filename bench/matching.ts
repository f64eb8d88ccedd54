import { loadCatalog } from '#catalog/load.ts'
import { engineTimes } from './matching/engine.ts'
import { callRates } from './matching/http.ts'

// A search: the engine alone, how it grows with the catalogue, and the whole call beside a route that does nothing.
// Every call asks something else and nothing is kept between calls.

/** Prints its lines and returns the figures behind them. */
export async function run() {
  const catalog = loadCatalog('src/catalog/data')
  const engine = engineTimes(catalog)
  const [once] = engine
  for (const { times, colleges, median, p95, layingOut } of engine) {
    const growth = once
      ? ` (${(median / once.median).toFixed(1)} times the time for ${times} times the colleges)`
      : ''
    console.log(
      `engine, ${colleges} colleges: ${median.toFixed(2)} ms at the median, ${p95.toFixed(2)} ms at the 95th percentile${growth}; laid out in ${layingOut.toFixed(0)} ms`,
    )
  }
  console.log(
    'goal: under 3 ms at the median for all colleges on one core, aim 1; no faster growth than the colleges',
  )
  const { whole, bare, bytes, parts } = await callRates(catalog)
  console.log(
    `the whole call: ${whole.toFixed(0)} requests a second; a bare route sending the same ${(bytes / 1024).toFixed(0)} KB through the same serializer: ${bare.toFixed(0)}; ratio ${(whole / bare).toFixed(2)} (client on the same machine)`,
  )
  for (const [part, ms] of Object.entries(parts)) console.log(`  ${part}: ${ms.toFixed(2)} ms`)
  return { engine, whole, bare, parts }
}

if (process.argv[1]?.endsWith('matching.ts')) await run()
