import { writeFileSync } from 'node:fs'
import { loadCatalog } from '#catalog/load.ts'
import { engineOf } from '#server/matching/engine-of.ts'
import { previewOf } from '#server/matching/preview.ts'

// What the landing page shows until it is touched: a made-up student, the engine's real answer. `npx tsx
// tools/try-it-example.ts` writes it anew; a test fails when engine or catalog would answer differently today.

export const exampleFile = 'src/web/site/try-it/example.json'
const answers = { gpa: '3.7', sat: '1290', major: 'Biology', state: 'Oregon' }

export function tryItExample() {
  const engine = engineOf(loadCatalog('src/catalog/data'))
  const asked = {
    gpa: 3.7,
    sat: 1290,
    act: null,
    class_rank: null,
    major: answers.major,
    state: 'OR' as const,
  }
  return { answers, preview: previewOf(engine, asked) }
}

if (process.argv[1]?.endsWith('try-it-example.ts'))
  writeFileSync(exampleFile, `${JSON.stringify(tryItExample(), null, 2)}\n`)
