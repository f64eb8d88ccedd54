import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { publishTables } from '#catalog/build/reading/tables.ts'
import { loadCatalog } from '#catalog/load.ts'
import { buildCatalog } from './build.ts'
import { ruleTable } from './by-hand/rules.ts'

// npm run catalog:build -- --from <folder>: reads the sources, writes the tables we ship, prints what is in them.
// npm run catalog:build -- --rules: only the published rules, which need no sources.

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, rules: { type: 'boolean' } },
})
const to = resolve(values.to ?? 'src/catalog/data')
const rules = resolve('src/catalog/rules/rules.tsv')
if (!values.from && !values.rules) {
  console.error('Say where the sources are: npm run catalog:build -- --from <folder>')
  process.exit(2)
}
try {
  if (values.rules) publishTables(to, [ruleTable(rules, loadCatalog(to).colleges)])
  if (values.from) {
    const nicknames = resolve('src/catalog/colleges/nicknames.tsv')
    const words = resolve('src/catalog/words')
    console.log(buildCatalog({ from: resolve(values.from), to, nicknames, rules, words }).join('\n'))
  }
} catch (cause) {
  if (!(cause instanceof SourceError)) throw cause
  console.error(`${cause.message}\nThe shipped tables are untouched.`)
  process.exit(1)
}
