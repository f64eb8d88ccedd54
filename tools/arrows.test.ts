import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

// The arrows of docs/architecture.md, checked on every import there is.

const root = process.cwd()

function sources(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => relative(root, join(folder, name)))
}

const specifier =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

type Import = { from: string; said: string; to: string | null }

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(specifier)].map((match) => {
    const said = match[1] ?? match[2] ?? match[3] ?? ''
    const bare = said.replace(/\?.*$/, '')
    const to = bare.startsWith('#')
      ? `src/${bare.slice(1)}`
      : bare.startsWith('.')
        ? normalize(join(dirname(file), bare))
        : null
    return { from: file, said, to }
  })
}

const files = sources(join(root, 'src'))
const imports = files.flatMap(importsOf)
const own = imports.filter((entry) => entry.to !== null)
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const room = (path: string) => path.split('/')[1] ?? ''
const part = (path: string) => path.split('/')[2] ?? ''
const show = (entry: Import) => `${entry.from} -> ${entry.said}`

const mayImport: Record<string, readonly string[]> = {
  contract: ['contract'],
  words: ['words', 'contract'],
  catalog: ['catalog', 'contract'],
  engine: ['engine', 'words', 'catalog', 'contract'],
  'report-pdf': ['report-pdf', 'words', 'contract'],
  server: ['server', 'engine', 'words', 'catalog', 'report-pdf', 'contract'],
  web: ['web', 'report-pdf', 'contract'],
}

test('the walk sees the product', () => {
  expect(own.length).toBeGreaterThan(100)
})

test('every room imports only the rooms its arrows allow', () => {
  const wrong = own.filter(
    ({ from, to }) => !isTest(from) && !mayImport[room(from)]?.includes(room(to ?? '')),
  )
  expect(wrong.map(show)).toEqual([])
})

test('every import of ours points at a file', () => {
  expect(own.filter(({ to }) => !existsSync(join(root, to ?? ''))).map(show)).toEqual([])
})

test('contract knows zod and nothing else from outside', () => {
  const outside = imports.filter(
    ({ from, to, said }) =>
      room(from) === 'contract' && to === null && !isTest(from) && !/^zod(\/|$)/.test(said),
  )
  expect(outside.map(show)).toEqual([])
})

test('the engine is pure: no Node module, no clock, no chance, no network', () => {
  const engine = files.filter((file) => room(file) === 'engine' && !isTest(file))
  expect(
    imports.filter(({ from, said }) => engine.includes(from) && said.startsWith('node:')).map(show),
  ).toEqual([])
  const impure = /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|process\.|fetch\()/
  expect(engine.filter((file) => impure.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const shared: Record<string, readonly string[]> = {
  server: ['platform', 'testing'],
  web: ['platform', 'ui', 'testing', 'app'],
}
const isDomain = (path: string) => {
  const own = shared[room(path)]
  return own !== undefined && path.split('/').length > 3 && !own.includes(part(path))
}

test('a domain never imports another domain', () => {
  const wrong = own.filter(
    ({ from, to }) =>
      !isTest(from) &&
      to &&
      isDomain(from) &&
      isDomain(to) &&
      room(from) === room(to) &&
      part(from) !== part(to),
  )
  expect(wrong.map(show)).toEqual([])
})

test('platform and ui know no domain', () => {
  const wrong = own.filter(
    ({ from, to }) =>
      !isTest(from) &&
      to &&
      ['platform', 'ui'].includes(part(from)) &&
      (isDomain(to) || part(to) === 'app') &&
      room(from) === room(to),
  )
  expect(wrong.map(show)).toEqual([])
})

test('only tests import testing', () => {
  expect(own.filter(({ from, to }) => !isTest(from) && to?.includes('/testing/')).map(show)).toEqual([])
})

test('paths are written one way: ./ in the same folder, #room elsewhere, with extension', () => {
  const wrong = own.filter(({ said }) => said.startsWith('../'))
  expect(wrong.map(show)).toEqual([])
  expect(own.filter(({ said }) => !/\.\w+(\?\w+)?$/.test(said)).map(show)).toEqual([])
})

test('there is no utils, helpers, common or lib folder', () => {
  const folders = new Set(files.flatMap((file) => dirname(file).split('/')))
  expect(['utils', 'helpers', 'common', 'types', 'lib'].filter((name) => folders.has(name))).toEqual([])
})

test('imports never run in a circle', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of own) if (to && !isTest(from)) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file)
    if (at >= 0) return void circles.push([...path.slice(at), file].join(' -> '))
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  expect(circles).toEqual([])
})
