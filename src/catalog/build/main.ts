import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { buildCatalog } from './build.ts'

// npm run catalog:build -- --from <folder>: reads the sources, writes the tables we ship, prints what is in them.

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
if (!values.from) {
  console.error('Say where the sources are: npm run catalog:build -- --from <folder>')
  process.exit(2)
}
try {
  const lines = buildCatalog({
    from: resolve(values.from),
    to: resolve(values.to ?? 'src/catalog/data'),
    nicknames: resolve('src/catalog/colleges/nicknames.tsv'),
    rules: resolve('src/catalog/rules/rules.tsv'),
    words: resolve('src/catalog/words'),
  })
  console.log(lines.join('\n'))
} catch (cause) {
  if (!(cause instanceof SourceError)) throw cause
  console.error(`${cause.message}\nThe shipped tables are untouched.`)
  process.exit(1)
}
