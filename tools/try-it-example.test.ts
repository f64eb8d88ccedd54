import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleFile, tryItExample } from './try-it-example.ts'

test("the landing page's example is what the engine answers today (node tools/try-it-example.ts writes it anew)", () => {
  expect(JSON.parse(readFileSync(exampleFile, 'utf8'))).toEqual(tryItExample())
})
