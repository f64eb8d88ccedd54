// Adds the addresses of today's colleges to the list of published ones. Run it after a release of the tables with new
// or renamed colleges. Lines are only ever added, since a published address must always lead somewhere. npx tsx
// tools/publish-slugs.ts
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
