// Adds the addresses of today's colleges to the list of published ones. Run after a release of the tables brought new
// or renamed colleges; lines are only ever added, since an address that was public once must lead somewhere for good.
//   npx tsx tools/publish-slugs.ts
import { appendFileSync, readFileSync } from 'node:fs'
import { collegeSlugs, publishedSlugs } from '#catalog/colleges/slugs.ts'
import { loadCatalog } from '#catalog/load.ts'

const file = 'src/catalog/colleges/published-slugs.tsv'
const known = new Set(
  publishedSlugs(readFileSync(file, 'utf8')).map(({ unitid, slug }) => `${unitid}\t${slug}`),
)
const lines = [...collegeSlugs(loadCatalog('src/catalog/data').colleges)]
  .map(([unitid, slug]) => `${unitid}\t${slug}`)
  .filter((line) => !known.has(line))
if (lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`)
console.log(`${lines.length} added.`)
