import { loadCatalog } from '#catalog/load.ts'
import { callRates } from './http.ts'

process.stdout.write(JSON.stringify(await callRates(loadCatalog('src/catalog/data'))))
