import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { packedPage } from '#server/platform/http/pages.ts'
import { stubPages } from '#server/testing/stub-pages.ts'
import { shippedCatalog, testApp } from '#server/testing/test-app.ts'
import { liveRenderer } from '#web/render.tsx'
import { linksOf, listedIn, problemsOf } from './page-checks.ts'

// A sample of all public pages, drawn by the web's code from the server's data; tools/crawl.ts visits every one.

const render = liveRenderer(
  readFileSync('src/web/index.html', 'utf8').replaceAll('__PUBLIC_URL__', 'http://lantern.test'),
)

async function site() {
  const pages = stubPages()
  const { http } = await testApp({
    pages: {
      ...pages,
      live: (name, data) => packedPage(Buffer.concat(render(name, data)), 'text/html; charset=utf-8'),
    },
  })
  return async function get(url: string): Promise<{ status: number; html: string }> {
    const { statusCode, body, headers } = await http.inject({ url })
    return headers.location ? get(String(headers.location)) : { status: statusCode, html: body }
  }
}

test('pages of the sitemap answer, with one h1, valid JSON-LD, a year beside every figure and no broken inner link', async () => {
  const get = await site()
  const colleges = listedIn((await get('/sitemap-colleges.xml')).html)
  const majors = listedIn((await get('/sitemap-majors.xml')).html)
  expect(colleges.filter((path) => /^\/colleges\/[^/]+$/.test(path)).length).toBeGreaterThan(2000)
  const sample = [
    ...colleges.filter((_, at) => at < 4 || at % 67 === 0),
    ...majors.filter((_, at) => at % 40 === 0),
    '/colleges?state=OR&kind=public',
    '/colleges/compare?with=reed-college,harvard-university',
  ]
  const known = new Set([...colleges, ...majors])
  const elsewhere =
    /^\/(|about-us|contact|faq|login|signup|privacy-policy|terms-of-service|college-match|colleges\/compare)$/
  for (const path of sample) {
    const { status, html } = await get(path)
    expect([path, status, problemsOf(html)]).toEqual([path, 200, []])
    for (const link of linksOf(html).filter((one) => !known.has(one) && !elsewhere.test(one)))
      expect([path, link, (await get(link)).status]).toEqual([path, link, 200]) // thin pages are linked and not listed
  }
}, 120_000)

function countsOne({ unitid, undergraduates, admission, programs }: College): boolean {
  const origins = shippedCatalog().flows.origins(unitid)
  return [
    undergraduates,
    admission.applications,
    [...programs].reduce((sum, { awards }) => sum + awards, 0),
    origins && origins.inState + origins.outOfState + origins.foreign + origins.unknown,
  ].includes(1)
}

function awardedOnce({ reportedUnder }: Catalog['majors'][number]): boolean {
  const awarding = shippedCatalog().colleges.flatMap(({ programs }) => {
    const own = [...programs].filter(({ family, awards }) => awards > 0 && reportedUnder.includes(family))
    return own.length > 0 ? [own] : []
  })
  const paid = awarding.filter((own) => own.some(({ earnings }) => typeof earnings === 'number'))
  return [awarding.length, paid.length].includes(1)
}

test('where a college or major counts just one of something, the word says so', async () => {
  const get = await site()
  const { colleges, majors } = shippedCatalog()
  const paths = [
    ...colleges.filter(countsOne).map(({ unitid }) => `/colleges/${unitid}`),
    ...majors.filter(awardedOnce).map(({ title }) => `/majors/${slugOf(title)}`),
    ...listedIn((await get('/sitemap-colleges.xml')).html).filter((path) => path.includes('/a-z/')),
  ]
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths) {
    const { html } = await get(path)
    expect([path, problemsOf(html).filter((problem) => problem.startsWith('a wrong plural'))]).toEqual([
      path,
      [],
    ])
  }
}, 120_000)

test('faults of a page are found: a figure without a year, a second h1, broken facts', () => {
  const page = (main: string) =>
    `<title>A college, its facts</title><meta name="description" content="All of its facts and figures."><link rel="canonical" href="/x"><main>${main}</main>`
  expect(problemsOf(page('<h1>A</h1><section>70% in 2018</section>'))).toEqual([])
  expect(
    problemsOf(page('<nav aria-label="Breadcrumb"></nav><h1>A</h1><section>70% finish</section>')),
  ).toEqual(['a figure without a year: 70% finish'])
  expect(problemsOf(page('<h1>A</h1><h1>B</h1>'))).toEqual(['2 h1'])
  expect(problemsOf(page('<h1>A</h1><p>1 colleges</p> <b>12</b> student'))).toEqual([
    'a wrong plural: 1 colleges',
  ])
  expect(problemsOf(page('<h1>A</h1><script type="application/ld+json">{</script>'))).toEqual([
    'JSON-LD that is no JSON',
  ])
})
