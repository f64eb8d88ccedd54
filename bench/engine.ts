import { loadCatalog } from '#catalog/load.ts'
import { engineTimes } from './matching/engine.ts'

// The engine alone and how it grows with the catalog. Every call asks something else.

/** Prints its lines and returns the figures behind them. */
export function run() {
  const times = engineTimes(loadCatalog('src/catalog/data'))
  const [once] = times
  for (const { times: by, colleges, median, p95, layingOut } of times) {
    const growth = once
      ? ` (${(median / once.median).toFixed(1)} times the time for ${by} times the colleges)`
      : ''
    console.log(
      `engine, ${colleges} colleges: ${median.toFixed(2)} ms at the median, ${p95.toFixed(2)} ms at the 95th percentile${growth}; laid out in ${layingOut.toFixed(0)} ms`,
    )
  }
  console.log(
    'aim: 1 ms at the median for all colleges as bundled; 16 times the colleges in at most 6 times the time',
  )
  return times
}

if (process.argv[1]?.endsWith('engine.ts')) run()
