import { expect, test } from 'vitest'
import { isOfServer } from './dev-proxy.mjs'
import { run } from './run.mjs'

const visit = (url: string) => isOfServer({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
const fetched = (url: string) => isOfServer({ url, headers: { accept: '*/*' } })

test.each([
  '/colleges',
  '/colleges?state=OH',
  '/colleges/oberlin-college',
  '/majors',
  '/majors/nursing',
  '/s/some-token',
  '/confirm-email/some-token',
  '/reminders/off/some-token',
])('in development a visit to %s is answered by the server', (url) => {
  expect(visit(url)).toBe(true)
})

test.each([
  '/api/plans/',
  '/sandbox/checkout',
  '/assets/boot-1a2b.js',
  '/healthz',
  '/sitemap.xml',
  '/sitemap-colleges.xml',
  '/calendar/some-token.ics',
  '/s/style.css',
  '/colleges/table.json?v=1',
  '/colleges/majors/nursing.json',
  '/colleges/oberlin-college/card.png',
])('and so is the file %s', (url) => {
  expect(fetched(url)).toBe(true)
})

test.each([
  '/colleges/structured-data.ts',
  '/colleges/map/us-outlines.json',
  '/majors/major-view.tsx',
  '/shortlist/my-colleges-page.tsx',
  '/@vite/client',
])('the module %s comes from vite', (url) => {
  expect(fetched(url)).toBe(false)
})

test.each(['/', '/college-match', '/my-colleges', '/login'])('and so does the page %s', (url) => {
  expect(visit(url)).toBe(false)
})

test('a program that a command starts gets what was read from .env meanwhile', async () => {
  process.env.LANTERN_READ_LATER = '7'
  try {
    expect(await run('node', ['-p', 'process.exit(Number(process.env.LANTERN_READ_LATER))'])).toBe(7)
  } finally {
    delete process.env.LANTERN_READ_LATER
  }
})
