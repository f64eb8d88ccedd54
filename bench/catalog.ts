import { readFileSync } from 'node:fs'
import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver, collegeSearch } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { parseTable } from '#catalog/table-text.ts'
import { bundled } from './support/bundled.ts'
import { median } from './support/numbers.ts'

// The catalog in memory: what loading it costs, and how well and fast a college's name is understood.

const folder = 'src/catalog/data'
const millions = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

/** Prints its lines and returns the figures behind them. */
export async function run() {
  const { catalog, loading } = loadTimes()
  const colleges = collegeReading(catalog)
  const search = collegeSearch(catalog)
  const texts = ['u', 'un', 'univ of c', 'har', 'penn st', 'texas a', 'st j', 'boston', 'ucl', 'san d']
  const typing = median(texts.map((text) => timed(() => search(text, 8))))
  console.log(`type-ahead of colleges: ${typing.toFixed(2)} ms at the median`)
  const start = await bundled('bench/catalog/print-load-time.ts')
  const cold = median(Array.from({ length: 7 }, () => start() as number)) // what it prints
  console.log(`loading as bundled: ${cold.toFixed(0)} ms in a new process, median of 7; aim: 80`)
  return { cold, loading, colleges, typing }
}

function loadTimes() {
  globalThis.gc?.()
  const before = process.memoryUsage()
  const times: number[] = []
  const processor: number[] = [] // processor time, which other work on the machine hardly changes
  const load = () => {
    const [startedAt, used] = [performance.now(), process.cpuUsage()]
    const loaded = loadCatalog(folder)
    times.push(performance.now() - startedAt)
    const { user, system } = process.cpuUsage(used)
    processor.push((user + system) / 1000)
    return loaded
  }
  const catalog = load()
  globalThis.gc?.()
  const after = process.memoryUsage()
  for (let round = 0; round < 6; round++) load()
  const [first = Number.NaN] = times
  console.log(
    `loading through tsx: ${first.toFixed(0)} ms cold (${processor[0]?.toFixed(0)} ms of processor), ` +
      `${median(times).toFixed(0)} ms at the median of ${times.length} (${median(processor).toFixed(0)} ms of processor)`,
  )
  console.log(
    `memory: the catalog holds ${millions(after.heapUsed - before.heapUsed)} MB, the whole process ${millions(after.rss)} MB; goal: under 150`,
  )
  return { catalog, loading: { first, median: median(times), megabytes: after.rss / 2 ** 20 } }
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

type Phrase = { text: string; accepted: readonly string[] }

function collegeReading(catalog: Catalog) {
  const startedAt = performance.now()
  const resolve = collegeResolver(catalog)
  console.log(`index of college names: ${(performance.now() - startedAt).toFixed(0)} ms, once`)
  const read = (text: string) => {
    const { college, alternatives } = resolve(text)
    return [college, ...alternatives].map((found) => String(found?.unitid))
  }
  const phrases = (file: string): Phrase[] =>
    parseTable('phrasings', ['phrase', 'unitid'], readFileSync(`src/catalog/colleges/${file}`, 'utf8')).map(
      ({ phrase, unitid }) => ({ text: phrase, accepted: [unitid] }),
    )
  return {
    before: measured('colleges, written before the resolver (goal 95, 99 %)', phrases('phrasings.tsv'), read),
    after: measured('colleges, written after it', phrases('phrasings-held-out.tsv'), read),
    second: measured('colleges, a second set', phrases('phrasings-second.tsv'), read),
    sentences: measured('colleges, inside sentences', phrases('phrasings-in-sentences.tsv'), read),
  }
}

/** How often the accepted answer comes first and in the first three, and how long one reading takes. */
function measured(title: string, phrases: readonly Phrase[], read: (text: string) => string[]) {
  const times: number[] = []
  const places = phrases.map(({ text, accepted }) => {
    times.push(timed(() => read(text)))
    return read(text).findIndex((found) => accepted.includes(found))
  })
  const percent = (holds: (place: number) => boolean) => (100 * places.filter(holds).length) / places.length
  const first = percent((at) => at === 0)
  const three = percent((at) => at >= 0 && at < 3)
  const slow = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  console.log(
    `${title}: ${phrases.length}, first ${first.toFixed(1)} %, in three ${three.toFixed(1)} %; ` +
      `${median(times).toFixed(2)} ms at the median (goal: under 2), ${slow.toFixed(1)} ms at the 95th percentile`,
  )
  return { first, three, median: median(times) }
}

if (process.argv[1]?.endsWith('catalog.ts')) await run()
