import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { correct } from '#catalog/build/by-hand/corrections.ts'
import { sampleSources } from '#catalog/build/testing/sample-sources.ts'
import { sources, withSources } from '#catalog/build/testing/with-sources.ts'
import { loadCatalog } from '#catalog/load.ts'
import { buildCatalog } from './build.ts'

const handmade = {
  nicknames: 'src/catalog/colleges/nicknames.tsv',
  rules: 'src/catalog/rules',
  rounds: 'src/catalog/rounds',
  agreements: 'src/catalog/agreements/agreements.tsv',
  scholarships: 'src/catalog/scholarships/programs.tsv',
  words: 'src/catalog/words',
  corrections: 'src/catalog/corrections/corrections.tsv',
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const textsOf = (folder: string) =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

test('a damaged source is named with its column, and the shipped tables stay untouched', () => {
  const { folder, write, remove } = sampleSources()
  onTestFinished(remove)
  write('colleges/ipeds/IC2024.zip', 'UNITID,LEVEL5\r\n900001,1\r\n')
  const to = emptyFolder()
  writeFileSync(join(to, 'colleges.json'), 'as shipped')
  expect(() => buildCatalog({ from: folder, to, ...handmade })).toThrow(
    'colleges/ipeds/IC2024.zip: column FT_FTUG is missing',
  )
  expect(textsOf(to)).toEqual(new Map([['colleges.json', 'as shipped']]))
})

test('the command says what is wrong in one line and fails', () => {
  const { folder, remove } = sampleSources()
  onTestFinished(remove)
  rmSync(join(folder, 'colleges/ipeds/HD2024.zip'))
  const command = ['src/catalog/build/main.ts', '--from', folder, '--to', emptyFolder()]
  const run = () => execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' })
  expect(run).toThrow(
    /colleges\/ipeds\/HD2024\.zip: cannot be read[^\n]*\nThe shipped tables are untouched\./,
  )
})

withSources(
  'the whole build gives the shipped tables of colleges byte for byte, with a report',
  () => {
    const built = emptyFolder()
    const report = buildCatalog({ from: sources, to: built, ...handmade }).join('\n')
    const tables = textsOf(built)
    for (const file of [
      'colleges.json',
      'programs.json',
      'provenance.tsv',
      'first-years.tsv',
      'two-year.tsv',
      'trade-schools.tsv',
      'nursing-associates.tsv',
      'state-centers.tsv',
      'rules.tsv',
      'endings.tsv',
      'rounds.tsv',
      'agreements.tsv',
      'scholarships.tsv',
    ])
      expect(readFileSync(`src/catalog/data/${file}`, 'utf8') === tables.get(file), file).toBe(true)
    expect(report).toContain(`Colleges kept: ${loadCatalog('src/catalog/data').colleges.length}, dropped:`)
    expect(report).toContain('The recommended universe has 2111')
    expect(report).toMatch(/\d+\.\d % admission\.rate \(not applicable \d+, not reported \d+\)/)
    expect(report).toMatch(/\d+ rate moved/)
  },
  120_000,
)

withSources(
  'a release without half of its admission rows is refused, and the tables stay as they were',
  () => {
    const from = emptyFolder()
    cpSync(sources, from, { recursive: true })
    const admissions = join(from, 'colleges/ipeds/adm2024.csv.gz')
    const lines = gunzipSync(readFileSync(admissions)).toString().split('\n')
    const half = lines.filter((line, at) => at === 0 || line === '' || at % 2 === 0)
    rmSync(admissions, { force: true })
    writeFileSync(admissions, gzipSync(half.join('\n')))
    const to = emptyFolder()
    cpSync('src/catalog/data', to, { recursive: true })
    const before = textsOf(to)
    expect(() => buildCatalog({ from, to, ...handmade })).toThrow(
      /has lost what was known: .*admission\.rate is known of .*--accept/,
    )
    expect(textsOf(to)).toEqual(before)
  },
  120_000,
)

test('a correction outlives neither its error nor its college', () => {
  const path = join(emptyFolder(), 'corrections.tsv')
  const { colleges } = loadCatalog('src/catalog/data')
  const reed = () => colleges.filter(({ unitid }) => unitid === 209922)
  const line = (fact: string, federal: string, college = 'Reed College') => {
    const row = [
      209922,
      college,
      fact,
      federal,
      'y',
      'Why.',
      'https://reed.edu/a',
      'Reed College',
      '2026-11-20',
    ]
    const head =
      '# lantern catalog: corrections, schema 1\nunitid\tcollege\tfact\tfederal\tvalue\twhy\tlink\tsource\tread'
    writeFileSync(path, `${head}\n${row.join('\t')}\n`)
    const corrected = reed()
    correct(path, corrected)
    return corrected[0]?.athletics.football
  }
  expect(() => line('athletics.football', 'y')).toThrow('the record says n and no longer y')
  expect(() => line('athletics.chess', 'n')).toThrow('there is no such fact')
  expect(() => line('athletics.football', 'n', 'Reed')).toThrow('209922 is not Reed')
  expect(line('athletics.football', 'n')).toBe(true)
})

test('no college for women is said to play football', () => {
  const { colleges } = loadCatalog('src/catalog/data')
  const women = colleges.filter(({ missions }) => missions.includes('women only'))
  expect(women.length).toBeGreaterThan(20)
  expect(women.filter(({ athletics }) => athletics.football).map(({ name }) => name)).toEqual([])
})

test('a code without a known meaning stops the build by its name', () => {
  const { folder, remove } = sampleSources({ admissions: { ADMCON7: '7' } })
  onTestFinished(remove)
  expect(() => buildCatalog({ from: folder, to: emptyFolder(), ...handmade })).toThrow(
    'ADMCON7: the code 7 has no known meaning',
  )
})
