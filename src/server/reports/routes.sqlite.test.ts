import { expect, test } from 'vitest'
import { generateReport } from '#contract/reports.ts'
import { readPdf } from '#report-pdf/testing/read-pdf.ts'
import { bareReport, sampleCollege, sampleReport } from '#report-pdf/testing/sample-report.ts'
import { testApp } from '#server/testing/test-app.ts'

async function signedInApp() {
  const app = await testApp()
  return { ...app, token: await app.signedIn('maya') }
}

// Without a reply schema the test client hands out the bytes as they came.
const bytesOf = (body: unknown) => new Uint8Array(body as Buffer)

test('a student gets the report as a PDF named after them', async () => {
  const { call, token } = await signedInApp()
  const report = sampleReport({ collegeList: [sampleCollege(), sampleCollege({ unitid: 2 })] })
  const body = { studentName: 'Maya Torres', report, searchedAt: '2025-11-14T20:00:00-05:00' }
  const answer = await call(generateReport, { token, body })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="maya_torres.pdf"')
  const { pages, text } = await readPdf(bytesOf(answer.body))
  expect(pages).toHaveLength(7)
  expect(text).toContain('Prepared for Maya Torres November 14, 2025')
})

test('a free account gets the PDF of a free report, also of one that was made on gold', async () => {
  const { call, token, giveGold } = await signedInApp()
  const named = (collegeName: string, unitid: number) =>
    sampleCollege({ collegeName, unitid, matchPercentage: 93 })
  const collegeList = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map(named)
  const body = { studentName: 'Maya Torres', report: sampleReport({ collegeList }) }
  const drawn = async () => (await readPdf(bytesOf((await call(generateReport, { token, body })).body))).text
  const free = await drawn()
  expect(free).toContain('Cedar')
  expect(free).not.toContain('Dogwood')
  expect(free).not.toContain('93%')
  await giveGold('maya')
  const gold = await drawn()
  expect(gold).toContain('Dogwood')
  expect(gold).toContain('93%')
})

test('without a name the file is student.pdf, without a date it is of today', async () => {
  const { call, token, now } = await signedInApp()
  expect(new Date(now()).toISOString()).toMatch(/^2026-11-15/)
  const answer = await call(generateReport, { token, body: { studentName: ' ', report: bareReport() } })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="student.pdf"')
  expect((await readPdf(bytesOf(answer.body))).text).toContain('November 15, 2026')
})

test('a hostile body still becomes a PDF: 10,000 characters of name, javascript: links, controls', async () => {
  const { call, token } = await signedInApp()
  const college = sampleCollege({
    collegeName: '\u202eEvil\u0007 🎓 College',
    links: { website: 'javascript:alert(1)', admissions: null, netPriceCalculator: null },
    scholarships: { schoolSpecific: [], private: [] },
  })
  const report = sampleReport({ collegeList: [college], majorProfile: null })
  const answer = await call(generateReport, { token, body: { studentName: 'é😀'.repeat(3333), report } })
  expect(answer.status).toBe(200)
  const { links, text } = await readPdf(bytesOf(answer.body))
  // Our own page is the only link left.
  expect(links.map(({ url }) => url)).toEqual(['http://lantern.test/how-we-estimate'])
  expect(text).toContain('Evil College')
})

test.each([
  ['no report', { studentName: 'Maya' }],
  ['a report without its list', { studentName: 'Maya', report: { ...bareReport(), collegeList: undefined } }],
  ['eleven colleges', { report: sampleReport({ collegeList: Array(11).fill(sampleCollege()) }) }],
  ['a name beyond all measure', { studentName: 'x'.repeat(10_001), report: bareReport() }],
  ['a date that is none', { report: bareReport(), searchedAt: 'soon' }],
])('%s is refused with a detail', async (_case, body) => {
  const { call, token } = await signedInApp()
  // The contract's type would not let this body through, which is the point.
  const answer = await call(generateReport, { token, body: body as never })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ detail: expect.stringMatching(/\w/) })
})

test('without a session there is no report', async () => {
  const { call } = await testApp()
  const answer = await call(generateReport, { body: { studentName: 'Maya', report: bareReport() } })
  expect(answer).toMatchObject({ status: 401, body: { detail: 'Please log in to continue.' } })
})

test('sixteen at once all get theirs, and other requests are answered meanwhile', async () => {
  const { call, token, http } = await signedInApp()
  let drawn = 0
  const reports = Array.from({ length: 16 }, async (_one, i) => {
    const body = { studentName: `Student ${i}`, report: bareReport() }
    const { status } = await call(generateReport, { token, body })
    drawn++
    return status
  })
  const health = await http.inject({ url: '/healthz' })
  expect([health.statusCode, drawn]).toEqual([200, 0])
  expect(await Promise.all(reports)).toEqual(Array(16).fill(200))
})
