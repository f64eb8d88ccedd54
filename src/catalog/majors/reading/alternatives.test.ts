import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { likelyAlternatives } from './alternatives.ts'
import { majorResolver } from './resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../data')))
const offered = (text: string) => likelyAlternatives(read(text), text).map(({ title }) => title)

test('what shares no word and no series with the text is not offered instead', () => {
  expect(offered('violin performance').filter((title) => ['History', 'Kinesiology'].includes(title))).toEqual(
    [],
  )
  expect(offered('organ performance')).not.toContain('Biology')
  expect(offered('bowling management')).not.toContain('History')
  expect(offered('glass art')).not.toContain('Biochemistry')
})

test('what the text may really mean stays', () => {
  expect(offered('naval architecture')).toContain('Architecture')
  expect(offered('distilling')).toContain('Biochemical Engineering')
})
