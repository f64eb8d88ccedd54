import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { scriptBytes } from '../bench/support/page-weight.ts'
import { appPages, formPages, publicPages } from '../src/contract/pages.ts'

// What can only be checked in the built files. Oldest browsers: Chrome 109, Safari 16.4, Firefox 115 (vite.config.ts).

const folder = 'dist/web/assets'
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))

/** Methods that at least one of the three does not have; the build lowers syntax, but not methods. */
const tooNew =
  /\b(URL\.(canParse|parse)|AbortSignal\.any|Object\.groupBy|Map\.groupBy|Promise\.(withResolvers|try)|Array\.fromAsync|Intl\.Segmenter)\(|\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|symmetricDifference)\(/g

test('no built script calls what the oldest supported browsers do not have', () => {
  const found = scripts.flatMap((file) => {
    const calls = readFileSync(`${folder}/${file}`, 'utf8').match(tooNew) ?? []
    return [...new Set(calls)].map((call) => `${file}: ${call}`)
  })
  expect(found).toEqual([])
})

test('the inline script runs in far older browsers, and explains there what is needed', () => {
  const page = readFileSync('dist/web/home/index.html', 'utf8')
  const inline = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(inline).not.toMatch(/=>|\b(const|let|class)\b|`|\?\.|\?\?|catch \{/)
  expect(inline).toContain('This page needs a newer browser')
})

test('every asset has smaller compressed copies', () => {
  for (const file of scripts) {
    const size = (ending: string) => readFileSync(`${folder}/${file}${ending}`).length
    expect([file, size('.br') < size('.gz') && size('.gz') < size('')]).toEqual([file, true])
  }
})

// Brotli bytes of JavaScript when last measured. A page that needs over a tenth more fails: make it smaller, or write
// the new figure here and say in the commit what it buys.
const budget = JSON.parse(readFileSync('e2e/script-budget.json', 'utf8')) as Record<string, number> // beside this file

for (const path of [...publicPages, ...formPages, ...appPages]) {
  test(`${path} keeps to its budget of JavaScript`, () => {
    expect(budget[path], `${path} has a budget`).toBeDefined()
    expect(scriptBytes(path)).toBeLessThanOrEqual((budget[path] ?? 0) * 1.1)
  })
}

/** The style inside a page, and the classes in its markup. */
const styleOf = (html: string) =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

test('a public page has every rule that its markup needs', async ({ request }) => {
  const whole = styleOf(readFileSync('dist/web/login/index.html', 'utf8'))
  expect(whole.length).toBeGreaterThan(50_000)
  for (const path of [
    ...publicPages,
    '/colleges',
    '/colleges?q=zzzz',
    '/colleges/in/oregon',
    '/colleges/a-z/r',
    '/colleges/reed-college',
    '/colleges/university-of-michigan-ann-arbor',
    '/colleges/compare?with=reed-college,rhodes-college',
    '/majors',
    '/majors/biology',
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text()
    const own = styleOf(html)
    const missing = [...classesOf(html)].filter((name) => {
      const rule = `.${name.replaceAll('&amp;', '&').replace(/[^\w-]/g, '\\$&')}`
      return whole.includes(rule) && !own.includes(rule)
    })
    expect([path, missing]).toEqual([path, []])
  }
})
