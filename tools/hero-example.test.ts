import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleFile, heroExample } from './hero-example.ts'

test("the landing page's example is what the engine answers today (npx tsx tools/hero-example.ts writes it anew)", () => {
  expect(JSON.parse(readFileSync(exampleFile, 'utf8'))).toEqual(heroExample())
})
