import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CollegeTable, collegesIn } from '#contract/colleges/college-table.ts'
import { stubPages } from '#server/testing/stub-pages.ts'
import { testApp } from '#server/testing/test-app.ts'

const former = { unitid: 115755, slug: 'humboldt-state-university' }

async function site() {
  const { http } = await testApp({ pages: stubPages(), publishedSlugs: [former] })
  const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })
  return { http, get }
}

test('every college answers at its slug, for everyone and a CDN to keep', async () => {
  const { get } = await site()
  const answer = await get('/colleges/oregon-state-university')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    name: 'college',
    data: { page: { id: 209542, name: 'Oregon State University' } },
  })
  expect(answer.headers['cache-control']).toContain('s-maxage')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('who has the page already gets 304; a packed page says the same as an unpacked one', async () => {
  const { get } = await site()
  const plain = await get('/colleges/reed-college')
  const again = await get('/colleges/reed-college', { 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  for (const tag of [`W/${plain.headers.etag}`, `"other", ${plain.headers.etag}`])
    expect((await get('/colleges/reed-college', { 'if-none-match': tag })).statusCode).toBe(304)
  const packed = await get('/colleges/reed-college', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('a page that is sent again has every header it had, and a number of its own', async () => {
  const { http } = await site()
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${address}/colleges/reed-college`, { headers: { 'accept-encoding': 'br', ...headers } })
  const lasting = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'))
  const [first, again] = [await ask(), await ask()]
  expect(lasting(again)).toEqual(lasting(first))
  expect(await again.text()).toBe(await first.text())
  expect(again.headers.get('x-request-id')).toMatch(/\w/)
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  const fresh = await ask({ 'if-none-match': String(first.headers.get('etag')) })
  expect([fresh.status, await fresh.text()]).toEqual([304, ''])
  const counted = await (await fetch(`${address}/metrics`)).text()
  expect(counted).toMatch(/request_seconds_count\{method="GET",route="\/colleges\/:slug",status="200"\} 2/)
  expect(counted).toMatch(/request_seconds_count\{method="GET",route="\/colleges\/:slug",status="304"\} 1/)
})

test('a college has a card for link previews, which a CDN may keep', async () => {
  const { get } = await site()
  const card = await get('/colleges/reed-college/card.png', { 'accept-encoding': 'br' })
  expect([card.statusCode, card.headers['content-type'], card.headers['content-encoding']]).toEqual([
    200,
    'image/png',
    undefined,
  ])
  expect(card.headers['cache-control']).toContain('s-maxage')
  const again = await get('/colleges/reed-college/card.png', { 'if-none-match': String(card.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect((await get('/colleges/hogwarts/card.png')).statusCode).toBe(404)
})

test('a renamed college redirects for good, and so does the federal number; an unknown one is 404', async () => {
  const { get } = await site()
  for (const slug of ['humboldt-state-university', '115755']) {
    const { statusCode, headers } = await get(`/colleges/${slug}`)
    expect([statusCode, headers.location]).toEqual([
      301,
      '/colleges/california-state-polytechnic-university-humboldt',
    ])
  }
  for (const path of [
    '/colleges/hogwarts',
    '/colleges/in/atlantis',
    '/colleges/a-z/7',
    '/majors/divination',
    '/colleges/majors/x.json',
  ])
    expect((await get(path)).statusCode).toBe(404)
})

test('another spelling of an address leads on to the one there is', async () => {
  const { get } = await site()
  for (const [from, to] of [
    ['/colleges/Reed-College', '/colleges/reed-college'],
    ['/colleges/reed-college/?from=mail', '/colleges/reed-college?from=mail'],
    ['/colleges/Humboldt-State-University', '/colleges/california-state-polytechnic-university-humboldt'],
    ['/colleges/in/Oregon', '/colleges/in/oregon'],
    ['/colleges/in/New%20York', '/colleges/in/new-york'],
    ['/colleges/in/OR', '/colleges/in/oregon'],
    ['/colleges/in/', '/colleges/in'],
    ['/colleges/a-z/R', '/colleges/a-z/r'],
    ['/colleges/?state=OR', '/colleges?state=OR'],
    ['/majors/Biology', '/majors/biology'],
    ['/majors/', '/majors'],
    ['/Colleges/In/Oregon', '/colleges/in/oregon'],
  ] as const) {
    const { statusCode, headers } = await get(from)
    expect([from, statusCode, headers.location]).toEqual([from, 301, to])
    expect([to, (await get(to)).statusCode]).toEqual([to, 200])
  }
  for (const elsewhere of ['//EVIL/colleges', '/\\EVIL', '//EVIL'])
    expect([elsewhere, (await get(elsewhere)).headers.location]).toEqual([elsewhere, undefined])
})

test('odd addresses are a 404, never a 5xx', async () => {
  const { get } = await site()
  const odd = [
    'colleges/%E0%A4%A',
    'colleges/..%2f..%2fetc',
    'colleges/__proto__',
    'majors/constructor',
    'colleges/in/__proto__',
  ]
  for (const path of odd) expect([400, 404]).toContain((await get(`/${path}`)).statusCode)
})

test('the explorer answers what its address asks', async () => {
  const { get } = await site()
  expect((await get('/colleges?major=biology&state=OR')).json()).toMatchObject({
    name: 'explorer',
    data: { search: '?major=biology&state=OR', major: { title: 'Biology' } },
  })
  expect((await get('/colleges')).json().data.search).toBe('')
})

test('the table for the device comes once, and may be kept for ever under its version', async () => {
  const { get } = await site()
  const answer = await get('/colleges/table.json')
  const table: CollegeTable = answer.json()
  expect(collegesIn(table)).toHaveLength(2045)
  const packed = await get(`/colleges/table.json?v=${table.version}`, { 'accept-encoding': 'br' })
  expect(packed.rawPayload.length).toBeLessThan(150_000)
  expect(packed.headers['cache-control']).toContain('immutable')
})

test('a comparison takes up to four colleges, each once; what is none is left out and counted', async () => {
  const { get } = await site()
  const { data } = (
    await get('/colleges/compare?with=reed-college,hogwarts,rhodes-college,Reed-College')
  ).json()
  expect(data.colleges.map(({ slug }: { slug: string }) => slug)).toEqual(['reed-college', 'rhodes-college'])
  expect([data.unknown, data.beyond]).toEqual([1, 0])
})

test('the sitemap index leads to every college and major, with the day of the data', async () => {
  const { get } = await site()
  const index = (await get('/sitemap.xml')).body
  expect(index).toContain('<loc>http://lantern.test/sitemap-colleges.xml</loc><lastmod>2026-11-15</lastmod>')
  const colleges = (await get('/sitemap-colleges.xml')).body
  expect(colleges.match(/<loc>/g)?.length).toBeGreaterThan(2045)
  expect((await get('/sitemap-majors.xml')).body.match(/<loc>/g)).toHaveLength(359)
})

test('questions to the explorer are limited by address; pages that are kept are not', async () => {
  const { get } = await site()
  const answers = []
  for (let at = 0; at < 301; at++)
    answers.push((await get(`/colleges/compare?with=reed-college&n=${at}`)).statusCode)
  expect(answers.at(-1)).toBe(429)
  expect((await get('/colleges/reed-college')).statusCode).toBe(200)
})

test('a card is drawn only so often for one address; those that are drawn come without end', async () => {
  const { http, get } = await site()
  expect((await get('/colleges/reed-college/card.png')).statusCode).toBe(200)
  for (let at = 0; at < 59; at++)
    await http.gate.limiter.take('cards:address:127.0.0.1', { max: 60, perMs: 60_000 })
  const refused = await get('/colleges/rhodes-college/card.png')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  // Another spelling is the same card: it need not be drawn.
  for (const spelling of ['ReEd-college', 'reed%20college', 'Reed-College', 'r%65ed-college'])
    expect((await get(`/colleges/${spelling}/card.png`)).statusCode).toBe(200)
  expect((await get('/colleges/reed-college/card.png')).statusCode).toBe(200)
})

test('public data may be read by a page of any site; the API page says under which license and limits', async () => {
  const { get } = await site()
  for (const path of [
    '/colleges/table.json',
    '/colleges/majors/biology.json',
    '/api/colleges/166027/',
    '/api/majors/?q=bio',
  ])
    expect([path, (await get(path)).headers['access-control-allow-origin']]).toEqual([path, '*'])
  expect((await get('/api/users/profile/')).headers['access-control-allow-origin']).toBeUndefined()
  const docs = (await get('/api/docs')).body
  for (const words of ['Public data', 'License:', '1,200 calls a minute', 'CORS'])
    expect(docs).toContain(words)
})
