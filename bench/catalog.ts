import { readFileSync } from 'node:fs'
import { collegeResolver, collegeSearch } from '#catalog/colleges/resolver.ts'
import type { Catalog } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { parseTable } from '#catalog/table-text.ts'
import { median } from './support/numbers.ts'

// The catalogue in memory: what loading it costs and how well and fast a name is understood.

const folder = 'src/catalog/data'
const millions = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

/** Prints its lines and returns the figures behind them. */
export function run() {
  const { catalog, loading } = loadTimes()
  const startedAt = performance.now()
  const resolve = collegeResolver(catalog)
  console.log(`index of college names: ${(performance.now() - startedAt).toFixed(0)} ms, once`)
  const written = phrasings(resolve, 'phrasings.tsv', 'college names, written before the resolver')
  const heldOut = phrasings(resolve, 'phrasings-held-out.tsv', 'college names, held out until it was written')
  const search = collegeSearch(catalog)
  const typing = ['u', 'un', 'univ of c', 'har', 'penn st', 'texas a', 'st j', 'boston', 'ucl', 'san d'].map(
    (text) => timed(() => search(text, 8)),
  )
  console.log(`type-ahead: ${median(typing).toFixed(2)} ms at the median`)
  return { loading, written, heldOut, typing: median(typing) }
}

function loadTimes(): { catalog: Catalog; loading: { first: number; median: number; megabytes: number } } {
  globalThis.gc?.()
  const before = process.memoryUsage()
  const times: number[] = []
  const processor: number[] = [] // what the work costs when others share the machine
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
    `loading: ${first.toFixed(0)} ms cold (${processor[0]?.toFixed(0)} ms of processor), ` +
      `${median(times).toFixed(0)} ms at the median of ${times.length} (${median(processor).toFixed(0)} ms of processor); goal: under 300`,
  )
  console.log(
    `memory: the catalogue holds ${millions(after.heapUsed - before.heapUsed)} MB; the whole process ${millions(after.rss)} MB (goal: under 150)`,
  )
  return {
    catalog,
    loading: { first, median: median(times), megabytes: (after.heapUsed - before.heapUsed) / 2 ** 20 },
  }
}

const timed = (work: () => unknown): number => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

function phrasings(resolve: ReturnType<typeof collegeResolver>, file: string, title: string) {
  const text = readFileSync(`src/catalog/colleges/${file}`, 'utf8')
  const rows = parseTable('phrasings', ['phrase', 'unitid'], text)
  const times: number[] = []
  const places = rows.map(({ phrase, unitid }) => {
    times.push(timed(() => resolve(phrase)))
    const { college, alternatives } = resolve(phrase)
    return [college, ...alternatives].findIndex((found) => found?.unitid === Number(unitid))
  })
  const percent = (holds: (place: number) => boolean) => (100 * places.filter(holds).length) / places.length
  const first = percent((at) => at === 0)
  const three = percent((at) => at >= 0 && at < 3)
  const slow = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  console.log(
    `${title}: ${rows.length}, first ${first.toFixed(1)} %, in the first three ${three.toFixed(1)} % (goal: 95 and 99); ` +
      `${median(times).toFixed(2)} ms at the median, ${slow.toFixed(1)} ms at the 95th percentile (goal: median under 2)`,
  )
  return { first, three, median: median(times) }
}

run()
