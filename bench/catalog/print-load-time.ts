import { loadCatalog } from '#catalog/load.ts'
import { beginStart } from '#server/start-flags.ts'

beginStart() // as the server loads it
const startedAt = performance.now()
loadCatalog('src/catalog/data')
process.stdout.write(JSON.stringify(performance.now() - startedAt))
