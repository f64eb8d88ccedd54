import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { publishTables } from '#catalog/build/reading/tables.ts'
import { loadCatalog } from '#catalog/load.ts'
import { buildCatalog, catalogDiff, publishedTables } from './build.ts'

// npm run catalog:build -- --from <folder>: reads the sources, writes the tables we ship, prints what is in them.
// npm run catalog:diff -- --from <folder>: what they would change, without writing; --accept publishes a release that lost facts.
// npm run catalog:build -- --rules: only what is published by colleges and states themselves, which needs no sources.

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    rules: { type: 'boolean' },
    diff: { type: 'boolean' },
    accept: { type: 'boolean' },
  },
})
const to = resolve(values.to ?? 'src/catalog/data')
const published = {
  rules: resolve('src/catalog/rules'),
  rounds: resolve('src/catalog/rounds'),
  agreements: resolve('src/catalog/agreements/agreements.tsv'),
  scholarships: resolve('src/catalog/scholarships/programs.tsv'),
}
if (!values.from && !values.rules) {
  console.error('Say where the sources are: npm run catalog:build -- --from <folder>')
  process.exit(2)
}
try {
  if (values.rules) publishTables(to, publishedTables(published, loadCatalog(to).colleges))
  if (values.from) {
    const nicknames = resolve('src/catalog/colleges/nicknames.tsv')
    const words = resolve('src/catalog/words')
    const corrections = resolve('src/catalog/corrections/corrections.tsv')
    const folders = { from: resolve(values.from), to, nicknames, words, corrections, ...published }
    const accept = values.accept ?? false
    console.log((values.diff ? catalogDiff(folders) : buildCatalog({ ...folders, accept })).join('\n'))
  }
} catch (cause) {
  if (!(cause instanceof SourceError)) throw cause
  console.error(`${cause.message}\nThe shipped tables are untouched.`)
  process.exit(1)
}
