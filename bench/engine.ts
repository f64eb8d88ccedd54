import { loadCatalog } from '#catalog/load.ts'
import { type EngineTimes, engineTimes } from './matching/engine.ts'
import { runBundled } from './support/bundled.ts'

// How long the engine alone takes, and how that grows with the catalog; bundled as shipped, and from source as in tests.

function print(how: string, times: EngineTimes) {
  const [once] = times
  for (const { times: by, colleges, median, p95, fresh, layingOut } of times) {
    const growth = once && by > 1 ? ` (${(median / once.median).toFixed(1)} times the time)` : ''
    console.log(
      `engine ${how}, ${colleges} colleges: ${median.toFixed(2)} ms at the median${growth}, ${p95.toFixed(2)} ms at the 95th percentile; a subject never asked for before ${fresh.toFixed(2)} ms; laid out in ${layingOut.toFixed(0)} ms`,
    )
  }
}

/** Prints its lines and returns the figures behind them. */
export async function run() {
  const bundled = (await runBundled('bench/matching/print-engine-times.ts')) as EngineTimes // what it prints
  print('as bundled', bundled)
  const fromSource = engineTimes(loadCatalog('src/catalog/data'))
  print('from source', fromSource)
  console.log(
    'aim: 1 ms at the median for all colleges as bundled; 16 times the colleges in at most 6 times the time',
  )
  return { bundled, fromSource }
}

if (process.argv[1]?.endsWith('engine.ts')) await run()
