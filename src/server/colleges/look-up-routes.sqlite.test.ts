import { expect, test } from 'vitest'
import { collegeFacts, collegesSearch, majorsSearch } from '#contract/colleges/look-up.ts'
import { testApp } from '#server/testing/test-app.ts'

test('type-ahead finds majors and colleges by what people type, for anyone, cached', async () => {
  const { call } = await testApp()
  const majors = await call(majorsSearch, { query: { q: 'comp sci' } })
  expect(majors.body[0]).toMatchObject({ id: '11.07', title: 'Computer Science' })
  expect(majors.headers['cache-control']).toBe('public, max-age=3600')
  const colleges = await call(collegesSearch, { query: { q: 'ucla' } })
  expect(colleges.body[0]).toMatchObject({ id: 110662, location: 'Los Angeles, California' })
})

test('a college’s facts carry source and year; an unknown one is 404', async () => {
  const { call } = await testApp()
  const { body } = await call(collegeFacts, { params: { id: '204796' } })
  expect(body.figures.acceptanceRate).toMatchObject({
    value: 60.6,
    year: expect.stringContaining('2024'),
    absent: null,
  })
  expect(body).toMatchObject({
    name: expect.stringContaining('Ohio State'),
    location: 'Columbus, Ohio',
    sat: { low: 1310, high: 1480 },
    scoresAgain: 'Requires SAT or ACT scores again from students who enter in fall 2026 or later.',
  })
  expect((await call(collegeFacts, { params: { id: '1' } })).status).toBe(404)
  expect((await call(collegeFacts, { params: { id: 'x' } })).status).toBe(400)
})

test('what a comparison needs is there: net price by income, both graduation rates, the year of every word', async () => {
  const { call } = await testApp()
  const { body } = await call(collegeFacts, { params: { id: '166027' } })
  expect(body).toMatchObject({ name: 'Harvard University', religion: null, sat: { low: 1510, high: 1580 } })
  expect(body.netPriceByIncome.map(({ income, price }) => [income, price.value])).toEqual([
    ['$0-$30,000', 2895],
    ['$30,001-$48,000', 2496],
    ['$48,001-$75,000', 2167],
    ['$75,001-$110,000', 13937],
    ['over $110,000', 53571],
  ])
  expect(body.netPriceByIncome[0]?.price).toMatchObject({ year: '2022-23', source: 'College Scorecard' })
  expect(body.figures).toMatchObject({
    acceptanceRate: { value: 3.6, year: 'fall 2024' },
    graduationRate: { value: 98 },
    fourYearGraduationRate: { value: 56, source: 'IPEDS Graduation Rates' },
    roomAndBoard: { value: 20374, year: '2023-24' },
  })
  const directory = { year: '2024-25', source: 'IPEDS Directory' }
  const characteristics = { year: '2024-25', source: 'IPEDS Institutional Characteristics' }
  expect(body.about).toEqual({
    location: directory,
    control: directory,
    setting: directory,
    religion: characteristics,
    openAdmission: characteristics,
    testPolicy: { year: 'read 2026-11-19', source: 'Harvard College, first-year applicants' },
  })
})

test('a net price below zero is a price; what an academy does not have is absent, and its tuition is 0', async () => {
  const { call } = await testApp()
  const mesa = await call(collegeFacts, { params: { id: '122375' } })
  expect(mesa.body.figures.netPrice).toMatchObject({ value: -904, absent: null })
  const academy = await call(collegeFacts, { params: { id: '164155' } })
  expect(academy.body.figures.inStateTuition).toMatchObject({ value: 0, absent: null })
  expect(academy.body.netPriceByIncome.map(({ price }) => price.absent)).toEqual(
    Array(5).fill('not applicable'),
  )
})

test('each fact of a college has its source and its year', async () => {
  const { call } = await testApp()
  for (const id of ['110662', '204796', '209922', '131520', '228723', '156295', '102553', '199120']) {
    const { status, body } = await call(collegeFacts, { params: { id } })
    expect(status).toBe(200)
    const shown = [
      ...Object.values(body.figures),
      ...Object.entries(body.about).flatMap(([name, origin]) =>
        name === 'testPolicy' && body.scoresAgain ? [] : [origin],
      ),
      ...body.netPriceByIncome.map(({ price }) => price),
    ]
    for (const { year, source } of shown) {
      expect(year).toMatch(/\d{4}/)
      expect(source).toMatch(/IPEDS|Scorecard|academy/)
    }
  }
})
