import { readFileSync } from 'node:fs'
import type { Catalog } from '#catalog/catalog.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver, majorSearch } from '#catalog/majors/reading/resolver.ts'
import { median } from './support/numbers.ts'

// How well and how fast free text is read as a major.

type Phrasing = { style: string; text: string; families: readonly string[] }

/** Prints its lines and returns the figures behind them. */
export function run() {
  const catalog = loadCatalog('src/catalog/data')
  const startedAt = performance.now()
  majorResolver(catalog)('biology')
  console.log(`index of majors: ${(performance.now() - startedAt).toFixed(0)} ms, once, at the first text`)
  const written = phrasings(catalog, 'phrasings.tsv', 'majors, the list we worked with')
  const heldOut = phrasings(catalog, 'phrasings-held-out.tsv', 'majors, held out until the resolver was done')
  const search = majorSearch(catalog)
  const typing = ['b', 'bi', 'comp', 'psy', 'mech e', 'nurs', 'video ga', 'econ', 'enviro', 'art h'].map(
    (text) => timed(() => search(text, 8)),
  )
  console.log(`type-ahead: ${median(typing).toFixed(2)} ms at the median`)
  return { written, heldOut, typing: median(typing) }
}

function phrasings(catalog: Catalog, file: string, title: string) {
  const resolve = majorResolver(catalog)
  const rows = read(file)
  for (const { text } of rows) resolve(text) // the first round warms up
  const times = rows.map(({ text }) => timed(() => resolve(text)))
  const placed = rows.map(({ style, text, families }) => {
    const reading = resolve(text)
    const ids = [
      reading.kind === 'undecided' ? reading.kind : reading.families[0],
      ...reading.alternatives.map(({ id }) => id),
    ]
    return { style, at: ids.findIndex((id) => id !== undefined && families.includes(id)) }
  })
  const rate = (of: readonly { at: number }[], within: number) =>
    (100 * of.filter(({ at }) => at >= 0 && at < within).length) / of.length
  const first = rate(placed, 1)
  const three = rate(placed, 3)
  const slow = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  console.log(
    `${title}: ${rows.length}, first ${first.toFixed(1)} %, in the first three ${three.toFixed(1)} % (goal: 92 and 98); ` +
      `${median(times).toFixed(2)} ms at the median, ${slow.toFixed(1)} ms at the 95th percentile (goal: median under 2)`,
  )
  for (const style of new Set(placed.map((row) => row.style))) {
    const own = placed.filter((row) => row.style === style)
    console.log(`  ${style}: ${own.length}, ${rate(own, 1).toFixed(0)} % and ${rate(own, 3).toFixed(0)} %`)
  }
  return { first, three, median: median(times) }
}

function read(file: string): Phrasing[] {
  const [, ...lines] = readFileSync(`src/catalog/majors/reading/${file}`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [style = '', text = '', families = ''] = line.split('\t')
    return { style, text, families: families.split(' ') }
  })
}

const timed = (work: () => unknown): number => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

run()
