import { expect, test } from 'vitest'
import { keeper } from './kept-pages.ts'

test('a keeper makes a thing once and forgets what was longest not asked for', async () => {
  const keep = keeper<string>(2)
  const made: string[] = []
  const get = (key: string) =>
    keep(key, async () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
