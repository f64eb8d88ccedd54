import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packed } from '#catalog/build/testing/sample-sources.ts'
import { publishTables, readSource } from './tables.ts'

const text = 'UNITID,NAME\r\n1,"Reed, ""the"" College"\r\n2,Union\r\n'

function folderWith(file: string, bytes: Uint8Array | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, file), bytes)
  return folder
}
const read = (file: string, bytes: Uint8Array | string, columns = ['UNITID', 'NAME']) =>
  readSource(folderWith(file, bytes), { file, columns })

test.each(['a.csv', 'a.csv.gz', 'a.zip'])(
  '%s is read with quotes and without its byte order mark',
  (file) => {
    expect(read(file, packed(file, `\uFEFF${text}`))).toEqual([
      { UNITID: '1', NAME: 'Reed, "the" College' },
      { UNITID: '2', NAME: 'Union' },
    ])
  },
)

test('a code wrapped for a spreadsheet is unwrapped', () => {
  expect(read('cip.csv', 'UNITID,NAME\n="01.0000",x\n')[0]?.UNITID).toBe('01.0000')
})

test('two spaces in a name are one', () => {
  expect(read('a.csv', 'UNITID,NAME\n1,Clayton  State \n')[0]?.NAME).toBe('Clayton State')
})

test('in a tab-separated source a quote is an ordinary sign', () => {
  expect(read('a.tsv', 'UNITID\tNAME\n1\t"so called\n')).toEqual([{ UNITID: '1', NAME: '"so called' }])
})

test('a missing column is named with its file', () => {
  expect(() => read('a.csv', text, ['UNITID', 'SLO5'])).toThrow('a.csv: column SLO5 is missing')
})

test('a column that stands twice is named with its file', () => {
  expect(() => read('a.csv', 'UNITID,NAME,NAME\n1,x,y\n')).toThrow('a.csv: column NAME stands twice')
})

test('a header of another file is refused', () => {
  expect(() => read('a.csv', '<html>\n<body>\n')).toThrow('a.csv: column UNITID is missing')
})

test.each(['a.csv.gz', 'a.zip'])('a truncated %s is refused', (file) => {
  const whole = packed(file, text)
  expect(() => read(file, whole.subarray(0, whole.length - 30))).toThrow(`${file}: is truncated or damaged`)
})

test('a zip whose bytes were changed is refused', () => {
  const bytes = Uint8Array.from(packed('a.zip', text))
  const at = 45
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  expect(() => read('a.zip', bytes)).toThrow('a.zip: is truncated or damaged')
})

test.each([
  ['in a line', 'UNITID,NAME\n1,Reed\n2'],
  ['at a cell', 'UNITID,NAME\n1,Reed\n2\n'],
  ['inside quotes', 'UNITID,NAME\n1,"Reed\n'],
])('a plain file cut %s is refused', (_where, cut) => {
  expect(() => read('a.csv', cut)).toThrow('a.csv: is truncated')
})

test('a missing file, an empty one and one that is no text are named', () => {
  expect(() => readSource(folderWith('a.csv', text), { file: 'b.csv', columns: [] })).toThrow(
    'b.csv: cannot be read',
  )
  expect(() => read('a.csv', 'UNITID,NAME\n')).toThrow('a.csv: has no rows')
  expect(() => read('a.csv', Uint8Array.of(0xff, 0xfe, 0x0a))).toThrow('a.csv: is not UTF-8 text')
})

test('tables are published all or none', () => {
  const folder = folderWith('colleges.json', 'old')
  publishTables(folder, [{ file: 'colleges.json', text: 'new' }])
  expect(readFileSync(join(folder, 'colleges.json'), 'utf8')).toBe('new')

  mkdirSync(join(folder, '.programs.json.new')) // writing the second table will fail
  expect(() =>
    publishTables(folder, [
      { file: 'colleges.json', text: 'newest' },
      { file: 'programs.json', text: 'newest' },
    ]),
  ).toThrow()
  expect(readFileSync(join(folder, 'colleges.json'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).not.toContain('.colleges.json.new')
})
