import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { drawable, drawableName, plain } from './drawable.ts'

const { draws } = readFaces().regular

test.each([
  ['José Nguyễn Łukasz', 'José Nguyễn Łukasz'],
  ['Jose\u0301', 'José'],
  ['Māris Ģirts Ķeniņš', 'Māris G\u0327irts K\u0327enin\u0327š'],
  ['ʻIolani', '‘Iolani'],
  ['𝐉𝐨𝐬é ﬁrst', 'José first'],
  ['tab\tand\nline', 'tab and line'],
  ['zero\u200bwidth \u202eevil\u202c', 'zerowidth evil'],
  ['Great 🎓 school', 'Great school'],
  ['محمد علي study', '· study'],
  ['北京大学', '·'],
  ['a→b', 'a->b'],
  ['\u0000\u0007', ''],
])('%j is drawn as %j', (text, shown) => {
  expect(drawable(text, draws)).toBe(shown)
})

test.each([
  ['Ming 李明', 'Ming'],
  ['李明', ''],
  ['🎓🎓', ''],
  ['-- !!', ''],
  ['Nguyễn 😀 Thị', 'Nguyễn Thị'],
])('of the name %j the typeface shows %j', (name, shown) => {
  expect(drawableName(name, draws)).toBe(shown)
})

test('whatever comes in, only letters the typeface has go out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const letter of drawable(text, draws)) expect(draws(letter.codePointAt(0) ?? 0)).toBe(true)
    }),
  )
})

test('marks piled on a letter do not climb over the line above', () => {
  expect(drawable(`x${'\u0301'.repeat(40)}`, draws)).toBe('x\u0301\u0301')
})

test('titles keep other scripts, lose what cannot be seen, and stay short', () => {
  expect(plain('\u202e李明\u0000 \n محمد')).toBe('李明 محمد')
  expect(plain('x'.repeat(10_000), 120)).toHaveLength(120)
  expect(plain('\ud800broken')).toBe('\ufffdbroken')
})
