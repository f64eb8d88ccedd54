import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { appPages, formPages, publicPages } from '#contract/pages.ts'

// Rules of CONTRIBUTING.md that a walk over the files can keep.

const rooms = ['src', 'tools', 'e2e', 'bench', 'fit']
const files = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\//.test(path)
const sources = files.filter(({ path }) => path.startsWith('src/') && !isTest(path))

/** Each table with the folder that owns it: a comment of tables.ts names the owner of the tables below it. */
function tableOwners(): Map<string, string> {
  const owners = new Map<string, string>()
  let owner = 'platform/db'
  for (const line of readFileSync('src/server/platform/db/tables.ts', 'utf8').split('\n')) {
    owner = /^ {2}\/\/ ([\w/]+)$/.exec(line)?.[1] ?? owner
    const table = /^ {2}(\w+): \{/.exec(line)?.[1]
    if (table) owners.set(table, owner)
  }
  return owners
}

test('a table is named only in the folder that owns it', () => {
  const owners = tableOwners()
  expect(owners.size).toBeGreaterThan(15)
  const wrong = sources
    .filter(({ path }) => !path.startsWith('src/server/platform/db/migrations/'))
    .flatMap(({ path, text }) =>
      tablesIn(text).flatMap((table) => {
        const owner = owners.get(table)
        return owner && !path.startsWith(`src/server/${owner}/`) ? [`${path} names ${table} of ${owner}`] : []
      }),
    )
  expect(wrong).toEqual([])
})

test('the queries of a domain are in its stores', () => {
  const wrong = sources.filter(
    ({ path, text }) =>
      /^src\/server\/(?!platform\/)/.test(path) && !path.endsWith('store.ts') && tablesIn(text).length > 0,
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Tables named in calls of the query builder, alone or in a list, and in SQL written by hand. */
function tablesIn(text: string): string[] {
  const call =
    /(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|(?:inner|left|right|full)Join|using)\(\s*(\[[^\]]*\]|['"`]\w+)/g
  const built = [...text.matchAll(call)].flatMap(([, given = '']) => [...given.matchAll(/['"`](\w+)/g)])
  const byHand = [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].flatMap(([, sql = '']) => [
    ...sql.matchAll(/\b(?:from|into|update|join|table)\s+"?(\w+)/gi),
  ])
  return [...built, ...byHand].map(([, table = '']) => table)
}

test('tables are found in every way a query can name them', () => {
  expect(tablesIn("db.selectFrom(['a', 'b as c']).innerJoin('d', 'x', 'y')")).toEqual(['a', 'b', 'd'])
  expect(tablesIn('sql<Row>`update a set x = 1 from b`')).toEqual(['a', 'b'])
})

/** Tests of time itself, and helpers that poll another process until it is ready. */
const mayWait: Record<string, string> = {
  'e2e/durability.spec.ts': 'kills at a random moment',
  'e2e/support/outbox.ts': 'asks again until a mail is there',
  'e2e/support/product-process.ts': 'asks again until the product answers',
  'src/server/platform/ai/testing/model-server.ts': 'a model that is slow or hangs up',
  'src/server/testing/postgres-server.ts': 'asks again until Postgres answers',
  'src/server/testing/test-database.ts': 'Postgres copies one database at a time',
}

test('no test sleeps', () => {
  const sleep =
    /\.waitForTimeout\(|from 'node:timers\/promises'|Atomics\.wait\(|(?<!(?<!window|globalThis)\.)\bsetTimeout\((?:[^()]|\([^()]*\))*,/
  const sleeping = files.filter(({ path, text }) => isTest(path) && sleep.test(text))
  expect(sleeping.map(({ path }) => path).filter((path) => !(path in mayWait))).toEqual([])
  expect(Object.keys(mayWait).filter((path) => !sleeping.some((file) => file.path === path))).toEqual([])
})

test('no test is tried again, and none replaces a module of ours', () => {
  const wrong = files.filter(
    ({ path, text }) =>
      isTest(path) && /\bretry: \d|\bretries: [1-9]|\bvi\.(?:mock|doMock)\(\s*['"](?:#|\.)/.test(text),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Addresses that are not pages of the contract: documents drawn from data, files, and pages that the server writes. */
const otherAddresses =
  /^\/(?:colleges|majors|api|assets|s|sandbox|calendar|confirm-email|reminders|nowhere|no)(?:\/|$)|\.\w+$/

test('every address that a screen or a journey writes is a page that exists', () => {
  const known = new Set<string>([...publicPages, ...formPages, ...appPages])
  const written = /(?:\bto=|\bhref=|\bnavigate\(|\bgoto\()\s*["'`](\/[^"'`?#$]*)/g
  const wrong = files
    .filter(({ path }) => /^(?:src\/web|e2e)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(written)].flatMap(([, at = '']) =>
        known.has(at) || otherAddresses.test(at) ? [] : [`${path}: ${at}`],
      ),
    )
  expect(wrong).toEqual([])
})

test('what an effect returns is meant: a block, a cleanup, or nothing by `void`', () => {
  // React calls whatever an effect returns, and browsers make promises of what used to be nothing (scrollIntoView).
  const short = /\buse(?:Layout|Insertion)?Effect\((?!\s*\(\) =>\s*(?:\{|void\b|\(\) =>))/
  const wrong = sources.filter(({ path, text }) => path.startsWith('src/web/') && short.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

const aDozen = 14
const readmeOf = (folder: string) => {
  const path = join(folder, 'README.md')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

test('a folder holds about a dozen source files, or its README says why it is flat', () => {
  const counts = new Map<string, number>()
  for (const { path } of files.filter(({ path }) => !isTest(path) && !path.endsWith('.d.ts')))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  const crowded = [...counts].filter(
    ([folder, count]) => count > aDozen && !/\bflat\b/i.test(readmeOf(folder)),
  )
  expect(crowded.map(([folder, count]) => `${folder}: ${count}`)).toEqual([])
})
