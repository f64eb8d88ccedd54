import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { admissionRuleKinds, type College, Report } from '#contract/matching/report.ts'
import { drawReport } from './draw.ts'
import { readFaces } from './fonts.node.ts'
import { offPage, overlaps } from './testing/layout.ts'
import { readPdf } from './testing/read-pdf.ts'
import { figure, sampleCollege, sampleReport } from './testing/sample-report.ts'

const faces = readFaces()
const draw = (report: Report, studentName: string) =>
  drawReport({ studentName, report, searchedAt: '2025-11-14' }, faces)

const nasty = [
  '\u202eright to left override\u202c',
  'محمد بن سلمان',
  '👩‍👩‍👧‍👦🏳️‍🌈🎓',
  'ctrl\u0001\u0002\u001b[31m\u007f\u0085',
  '(unbalanced \\) parens ( \\',
  '<</Type /Catalog>> endobj',
  'W'.repeat(200),
  'ﷺ'.repeat(50),
  `z${'\u0301'.repeat(60)}`,
  '\n\n\n\n',
  '😀',
  '',
]

const hostileText = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(...nasty),
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.constant('W'.repeat(max)),
      fc.constant('Mississippi river '.repeat(max)),
    )
    // As the contract lets it in: no longer than its bound, no NUL, no half of a surrogate pair.
    .map((text) => text.replaceAll('\u0000', '').slice(0, max).toWellFormed())

const link = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'www.example.edu',
    '',
    'https://',
  ),
  hostileText(600),
  fc.constant(null),
)
const hostileFigure = fc.record({
  value: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
  year: hostileText(40),
  source: hostileText(80),
  absent: fc.constantFrom(null, 'not reported', 'suppressed', 'not applicable', 'implausible'),
})
const scholarships = (maxLength: number) =>
  fc.array(fc.record({ name: hostileText(200), link, note: hostileText(400) }), { maxLength })
const hostileAnswers = (max: number) =>
  fc.record({
    yes: fc.array(hostileText(max), { maxLength: 20 }),
    no: fc.array(hostileText(max), { maxLength: 20 }),
  })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const money = fc.oneof(fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true }))

const hostileCollege: fc.Arbitrary<College> = fc.record({
  unitid: fc.nat(),
  collegeName: hostileText(200),
  location: hostileText(160),
  matchPercentage: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true })),
  matchReasoning: hostileText(2000),
  campusVibe: hostileText(1200),
  admissions: fc.record({
    acceptanceRate: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true })),
    openAdmission: fc.boolean(),
    inStateTuition: money,
    outOfStateTuition: money,
    tuitionYear: hostileText(20),
    averageSat: hostileText(20),
    averageAct: hostileText(20),
    testPolicy: hostileText(120),
    tuitionNote: hostileText(600),
  }),
  links: fc.record({ admissions: link, website: link, netPriceCalculator: link }),
  scholarships: fc.record({ schoolSpecific: scholarships(10), private: scholarships(12) }),
  chance: fc.oneof(
    fc.constant(null),
    fc.record({ low: share, high: share, band: fc.constantFrom('likely', 'target', 'reach', 'far reach') }),
  ),
  headline: hostileText(160),
  rules: fc.array(
    fc.record({
      kind: fc.constantFrom(...admissionRuleKinds),
      text: hostileText(400),
      link,
      source: hostileText(160),
      readOn: hostileText(10),
    }),
    { maxLength: 6 },
  ),
  price: fc.constant(null),
  ledger: fc.array(
    fc.record({
      component: hostileText(40),
      points: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true })),
      max: fc.double({ min: 0, max: 100, noNaN: true }),
      because: hostileText(400),
      source: hostileText(120),
      year: hostileText(40),
    }),
    { maxLength: 12 },
  ),
  netPrice: fc.record({
    average: hostileFigure,
    byIncome: fc.array(fc.record({ income: hostileText(40), price: hostileFigure }), { maxLength: 5 }),
  }),
  outcomes: fc.record({
    graduationRate: hostileFigure,
    retentionRate: hostileFigure,
    medianEarnings: hostileFigure,
    medianDebt: hostileFigure,
  }),
  sources: fc.array(fc.record({ name: hostileText(120), year: hostileText(80), covers: hostileText(200) }), {
    maxLength: 12,
  }),
  offers: hostileAnswers(160),
  campusLife: hostileAnswers(40),
  locked: fc.boolean(),
  scorePreview: fc.boolean(),
})

const hostileReport = fc.record({
  collegeList: fc.array(hostileCollege, { maxLength: 2 }),
  majorProfile: fc.oneof(
    fc.constant(null),
    fc.record({
      title: hostileText(160),
      description: hostileText(1600),
      recommendedMajors: fc.array(hostileText(160), { maxLength: 8 }),
      careerPaths: fc.array(
        fc.record({
          title: hostileText(160),
          description: hostileText(800),
          studyPath: hostileText(400),
          link,
          medianPay: hostileFigure,
          outlook: hostileText(200),
        }),
        { maxLength: 8 },
      ),
    }),
  ),
  lockedCount: fc.integer({ min: 0, max: 10 }),
  upgradePrompt: hostileText(300),
  understoodMajor: fc.record({ title: hostileText(160), families: fc.constant([]), exact: fc.boolean() }),
  notes: fc.array(hostileText(400), { maxLength: 12 }),
  engineVersion: hostileText(40),
  dataVersion: hostileText(40),
})

test('anything the contract lets in becomes a PDF whose texts stay on the page and off each other', async () => {
  await fc.assert(
    fc.asyncProperty(hostileReport, hostileText(300), async (report, name) => {
      const contents = await readPdf(await draw(z.parse(Report, report), name))
      expect(contents.pages.length).toBeLessThan(40)
      for (const { url } of contents.links) expect(url).toMatch(/^https?:\/\//)
      expect(offPage(contents)).toEqual([])
      expect(overlaps(contents)).toEqual([])
    }),
    { numRuns: 15 },
  )
}, 120_000)

test('a name of 10,000 characters is cut to the room there is', async () => {
  const { pages, info } = await readPdf(
    await draw(sampleReport({ collegeList: [] }), 'Maximiliane '.repeat(833)),
  )
  expect(pages[0]).toContain('Maximiliane Maximiliane')
  expect(pages[0]).toContain('…')
  expect(pages[0]?.length).toBeLessThan(600)
  expect(String(info.Title).length).toBeLessThan(160)
})

test('javascript: links are dropped, their text stays', async () => {
  const college = sampleCollege({
    links: {
      admissions: 'javascript:alert(1)',
      website: 'JavaScript:alert(2)',
      netPriceCalculator: 'data:text/html,x',
    },
    scholarships: { schoolSpecific: [{ name: 'Evil award', link: 'javascript:alert(3)' }], private: [] },
  })
  const bytes = await draw(sampleReport({ collegeList: [college], majorProfile: null }), 'Eve')
  const { links, text } = await readPdf(bytes)
  expect(links).toEqual([])
  expect(text).toContain('Evil award')
  expect(Buffer.from(bytes).toString('latin1').toLowerCase()).not.toContain('javascript')
})

test('right-to-left text, emoji and control characters leave no gap in what can be read', async () => {
  const college = sampleCollege({
    collegeName: '\u202eAlder\u202c 🎓 Ridge\u0007 جامعة',
    matchReasoning: 'Fits you 😀 well.\u0000\nReally.',
    netPrice: { average: figure(1e300), byIncome: [] },
  })
  const { pages, outline } = await readPdf(
    await draw(sampleReport({ collegeList: [college] }), 'Ann\u202e 🎓'),
  )
  expect(pages[3]).toContain('Alder Ridge ·')
  expect(pages[3]).toContain('Fits you well. Really.')
  expect(pages[0]).toContain('Ann')
  expect(outline[3]?.children[0]).toBe('1. Alder 🎓 Ridge جامعة')
})
