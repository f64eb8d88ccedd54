import { expect, test } from 'vitest'
import { attribution } from '#contract/attribution.ts'
import type { Report } from '#contract/matching/report.ts'
import { cutForFree } from '#contract/plans.ts'
import { drawReport } from './draw.ts'
import { readFaces } from './fonts.node.ts'
import { offPage, overlaps } from './testing/layout.ts'
import { readPdf } from './testing/read-pdf.ts'
import { bareReport, sampleCollege, sampleReport } from './testing/sample-report.ts'

const faces = readFaces()
const draw = (report: Report, studentName = 'Maya Torres') =>
  drawReport({ studentName, report, searchedAt: '2025-11-14' }, faces)
const drawn = (report: Report, studentName?: string) => draw(report, studentName).then(readPdf)

/** Read once for the tests below: ten colleges, and the same list as a free user gets it. */
const gold = drawn(sampleReport())
const withPreview = sampleReport()
withPreview.collegeList[2] = sampleCollege({
  collegeName: 'Tidewater Institute',
  unitid: 7,
  matchPercentage: 88,
})
const free = drawn(cutForFree(withPreview, 'seed', null))

test('the report has a cover, how to read it, a summary, a page for each college, the major, sources, glossary', async () => {
  const { pages } = await gold
  expect(pages).toHaveLength(15)
  expect(pages[0]).toContain('match report')
  expect(pages[0]).toContain('Maya Torres')
  expect(pages[0]).toContain('November 14, 2025')
  expect(pages[1]).toContain('Match is not chance.')
  expect(pages[1]).toContain('A Match of 90 does not mean a 90% chance of admission.')
  expect(pages[2]).toContain('Your list at a glance')
  for (const [i, { collegeName }] of sampleReport().collegeList.entries()) {
    expect(pages[2]?.replace(/\s+/g, ' ')).toContain(collegeName)
    expect(pages[3 + i]?.replace(/\s+/g, ' ')).toContain(collegeName)
  }
  expect(pages[13]).toContain('Major profile: Biology')
  expect(pages[14]).toContain('Glossary')
})

test('a college’s page gives facts with years, why, ledger, scholarships and website', async () => {
  const page = (await gold).pages[3]?.replace(/\s+/g, ' ') ?? ''
  for (const text of [
    'Why you are a match',
    '91%',
    'Admission rate fall 2024 62.4%',
    'In-state tuition 2023-24 $13,490',
    'Average SAT range fall 2024 1180-1380',
    'A year after grants 2022-23 $17,840',
    'Median earnings 2020-21 $58,300',
    'Program 21.8/24',
    'Match 91 points of 100',
    'IPEDS completions, 2023-24',
    'Campus vibe',
    'Provost Award',
    'Gates Scholarship',
    'example.edu',
    'Chance of admission 52 to 81%',
  ])
    expect(page).toContain(text)
})

test('the major profile tells its career paths with pay, its year and source', async () => {
  const page = (await gold).pages[13]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toContain('Marine Biology')
  expect(page).toContain('Physician assistant')
  expect(page).toContain('Study path: Biology, then a two-year master’s program')
  expect(page).toContain('Median pay $133,260 (BLS OEWS, May 2025)')
})

test('a scholarship that several colleges list is explained once', async () => {
  const { text, pages } = await gold
  const said = 'For Pell-eligible high school seniors; based on record and need.'
  expect(text.split(said)).toHaveLength(2)
  expect(pages[13]?.replace(/\s+/g, ' ')).toContain(said)
  for (const page of pages.slice(3, 13)) expect(page).toContain('Gates Scholarship')
})

test('the list balance is counted by the words of the table', async () => {
  const page = (await gold).pages[2]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toContain('2 likely, 1 open admission, 4 target, 2 reach, 1 far reach.')
})

test('a word without a percentage is explained below the table, and how words and ranges belong together before it', async () => {
  const { pages } = await gold
  const [, how = '', glance = ''] = pages.map((page) => page.replace(/\s+/g, ' '))
  expect(glance).toContain('Open admission: The college takes applicants who meet its basic requirements.')
  expect(glance).not.toContain('Automatic')
  expect(how).toContain('The word goes by the estimate, which is near the middle of the range')
  expect(how).toContain('Automatic A rule that the college publishes admits you')
  expect(how).toContain('Knows your school and your story.')
})

test('the notes about a list stand on its page', async () => {
  const long = 'The university asks residents for at least a 3.0 in its required courses. '.repeat(4).trim()
  const notes = [1, 2, 3].map((i) => `${long} ${i}.`)
  const { pages } = await drawn(sampleReport({ notes }))
  expect(pages[2]?.replace(/\s+/g, ' ')).toContain('required courses. 3.')
})

test('the sources are named word for word', async () => {
  const { text } = await gold
  for (const sentence of attribution) expect(text).toContain(sentence)
  expect(attribution.join(' ')).toContain(
    'This page includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA.',
  )
})

test('every page but the cover has the running header and its number', async () => {
  const { pages } = await gold
  for (const [i, page] of pages.entries()) {
    if (i === 0) continue
    expect(page).toContain(`Page ${i + 1} of ${pages.length}`)
    expect(page).toContain('Maya Torres | November 14, 2025')
  }
})

test('title, language and bookmarks are set', async () => {
  const { info, lang, outline } = await gold
  expect(info).toMatchObject({ Title: 'College match report for Maya Torres', Author: 'Lantern' })
  expect(lang).toBe('en-US')
  expect(outline.map(({ title }) => title)).toEqual([
    'Cover',
    'How to read this report',
    'Your list at a glance',
    'Your colleges',
    'Your major and its careers',
    'Scholarships',
    'Sources',
    'Glossary',
  ])
  expect(outline[3]?.children).toHaveLength(10)
  expect(outline[3]?.children[0]).toBe('1. Alder Ridge University')
})

test('it says that it is PDF/UA, with its title, whatever the name', async () => {
  const { about } = await drawn(bareReport(), 'Maya <3 & "Zoë"')
  expect(about).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
  expect(about).toContain('College match report for Maya ‹3 + "Zoë"')
})

test('every row of a table has a header cell and as many cells as the others', async () => {
  const { rows } = await gold
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((cells) => !cells.includes('TH'))).toEqual([])
  expect(rows.filter((cells) => ![3, 7].includes(cells.length))).toEqual([])
})

test('the document is tagged, and rings are described', async () => {
  const { tagged, roles, descriptions } = await gold
  expect(tagged).toBe(true)
  for (const role of ['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'L', 'LI', 'Link', 'Figure', 'TOC'])
    expect(roles.get(role), role).toBeGreaterThan(0)
  expect(descriptions.filter((words) => words === 'Match 91 of 100')).toHaveLength(2)
  expect(descriptions).toHaveLength(20)
})

test('the fonts are inside the file', async () => {
  const { fonts } = await gold
  expect([...fonts.keys()].map((name) => name.replace(/^.*\+/, '')).toSorted()).toEqual([
    'BeVietnamPro-ExtraBold',
    'BeVietnamPro-Regular',
    'BeVietnamPro-SemiBold',
  ])
  expect([...fonts.values()]).toEqual([true, true, true])
})

test('links open the websites and places they name', async () => {
  const { links, innerLinks } = await gold
  const first = links.filter(({ page }) => page === 4).map(({ url }) => url)
  expect(first).toEqual(
    expect.arrayContaining([
      'https://www.example.edu/',
      'https://www.example.edu/admissions',
      'https://npc.example.edu/',
      'https://www.thegatesscholarship.org/',
    ]),
  )
  // Seven chapters on the cover, ten colleges in the summary, and from each of them to the scholarships.
  expect(innerLinks).toBe(27)
})

test('nothing leaves the page or covers another text', async () => {
  for (const contents of [await gold, await free]) {
    expect(offPage(contents)).toEqual([])
    expect(overlaps(contents)).toEqual([])
  }
})

test('a free user’s report shows locked colleges as locked', async () => {
  const { pages, descriptions, text, info } = await free
  expect(pages[3]).toContain('??%')
  expect(pages[3]).toContain('Locked on the Freshman plan')
  expect(pages[3]).not.toContain('Scholarships')
  expect(descriptions.filter((words) => words === 'Match score locked')).toHaveLength(4)
  expect(text).toContain('7 more colleges in your list are part of the Senior plan')
  expect(info).toMatchObject({ Title: 'College match report for Maya Torres' })
})

test('a preview score is marked, and its ledger is drawn without points', async () => {
  const page = (await free).pages[5]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toMatch(/7[0-5]% Preview score/)
  expect(page).toContain('It awarded 142 biology degrees')
  expect(page).not.toMatch(/\/24/)
  expect(page).not.toContain('points of 100')
})

test('José, Nguyễn and Łukasz are written in full', async () => {
  const { pages, info } = await drawn(bareReport(), 'José Nguyễn Łukasz')
  expect(pages[0]).toContain('José Nguyễn Łukasz')
  expect(info.Title).toBe('College match report for José Nguyễn Łukasz')
})

test('a name the typeface cannot draw leaves a line to write it on, and stays whole in the title', async () => {
  const { pages, info } = await drawn(bareReport(), '李明')
  expect(pages[0]).toContain('Student')
  expect(pages[0]).toContain('Write your name here')
  expect(info.Title).toBe('College match report for 李明')
})

test('a report with every value missing is still drawn', async () => {
  const contents = await drawn({ ...bareReport(), collegeList: [] }, '')
  expect(contents.pages[0]).toContain('Student')
  expect(contents.info.Title).toBe('College match report')
  expect(contents.text).toContain('This report holds no colleges.')
  const bare = await drawn(bareReport(), '')
  expect(bare.text).toContain('N/A')
  expect(overlaps(bare)).toEqual([])
})

test('the same report gives the same bytes', () => {
  expect(draw(bareReport())).toEqual(draw(bareReport()))
})

test('the sources lead to how the chance is estimated, where the product has an address', async () => {
  const input = { studentName: 'Maya Torres', report: sampleReport(), searchedAt: '2025-11-14' }
  const { links, text } = await readPdf(
    await drawReport({ ...input, site: 'https://lantern.example' }, faces),
  )
  expect(links.map(({ url }) => url)).toContain('https://lantern.example/how-we-estimate')
  expect(text).toContain('lantern.example/how-we-estimate')
  const nowhere = await readPdf(await drawReport({ ...input, site: 'javascript:alert(1)' }, faces))
  expect(nowhere.links.filter(({ url }) => url.includes('how-we-estimate'))).toEqual([])
})

test('a locked page gives the year of the admission rate too', async () => {
  const text = (await free).pages.join(' ').replace(/\s+/g, ' ')
  expect(text).toContain('Locked on the Freshman plan')
  expect(text.match(/Admission rate fall 2024 [\d.]+%/g)).toHaveLength(3)
})

test('a college that asks for scores again says so beside the federal test policy', async () => {
  const text = 'Requires SAT or ACT scores again from students who enter in fall 2026 or later.'
  const report = sampleReport()
  const again = {
    kind: 'caution' as const,
    text,
    link: null,
    source: 'The Ohio State University',
    readOn: '2026-11-17',
  }
  report.collegeList = [sampleCollege({ rules: [again] })]
  const page = (await drawn(report)).pages[3]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toContain(`Test policy Test optional fall 2024. ${text}`)
  const admissions = { ...sampleCollege().admissions, testPolicy: 'Test scores are required again' }
  report.collegeList = [sampleCollege({ rules: [again], admissions })]
  const now = (await drawn(report)).pages[3]?.replace(/\s+/g, ' ') ?? ''
  expect(now).toContain(`Test policy Test scores are required again ${text}`)
})

test('a test policy that names its year has no year beside it', async () => {
  const report = sampleReport()
  const testPolicy = 'Test blind, as reported for fall 2024'
  report.collegeList = [sampleCollege({ admissions: { ...sampleCollege().admissions, testPolicy } })]
  const page = (await drawn(report)).pages[3]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toContain(testPolicy)
  expect(page).not.toContain(`${testPolicy} fall 2024`)
})

test('what a college publishes for this student stands on its page, with source and day', async () => {
  const text = 'Admits the top 10% of a class. You do not meet it, so a place is not assured.'
  const report = sampleReport()
  const rule = { kind: 'caution' as const, text, link: null, source: 'The college', readOn: '2026-11-17' }
  report.collegeList = [sampleCollege({ rules: [rule] })]
  const page = (await drawn(report)).pages[3]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toContain(`What it publishes ${text} (The college, read on November 17, 2026.)`)
})

test('pages of the college are not headed as scholarships', async () => {
  const report = sampleReport()
  const schoolSpecific = [{ name: 'Net price calculator', link: 'https://www.example.edu/npc' }]
  report.collegeList = [sampleCollege({ scholarships: { schoolSpecific, private: [] } })]
  const page = (await drawn(report)).pages[3]?.replace(/\s+/g, ' ') ?? ''
  expect(page).toContain('From the college Net price calculator')
  expect(page).not.toContain('Scholarships at this college')
})

test('tuition of different sources and years is one line of the sources', async () => {
  const report = sampleReport()
  const tuition = [
    { name: 'College Scorecard API', year: '2024-25', covers: 'Tuition and fees' },
    { name: 'College Scorecard', year: '2023-24', covers: 'Tuition and fees' },
    {
      name: 'College Scorecard API; College Scorecard',
      year: '2024-25; 2023-24',
      covers: 'Tuition and fees',
    },
  ]
  report.collegeList = tuition.map((source, i) =>
    sampleCollege({ unitid: i + 1, collegeName: `College ${i}`, sources: [source] }),
  )
  const text = (await drawn(report)).pages.join(' ').replace(/\s+/g, ' ')
  expect(text.match(/Tuition and fees:/g)).toHaveLength(1)
  expect(text).toContain('Tuition and fees: 2024-25; 2023-24')
})
