import { loadCatalog } from '#catalog/load.ts'
import { engineTimes } from './engine.ts'

process.stdout.write(JSON.stringify(engineTimes(loadCatalog('src/catalog/data'))))
