import { type Report, withShared } from '#contract/matching/report.ts'
import { drawCover, type Entry } from './chapters/cover.ts'
import { drawHeaderAndFooter } from './chapters/header-and-footer.ts'
import { howToRead } from './chapters/how-to-read.ts'
import { majorProfile } from './chapters/major.ts'
import { glossary, sources } from './chapters/sources.ts'
import { summary } from './chapters/summary.ts'
import { drawCollege, drawNoteLines } from './college/college.ts'
import { type Shared, scholarshipChapter, sharedScholarships } from './college/scholarships.ts'
import { openFace } from './layout/face.ts'
import { type Block, flow, heightOf, nextPage } from './layout/flow.ts'
import { PDFDocument } from './layout/pdfkit.js'
import { type Faces, openSheet, type Sheet } from './layout/sheet.ts'
import { type FaceName, floor } from './layout/theme.ts'
import { drawableName, plain } from './text/drawable.ts'
import { counted, longDate } from './text/figures.ts'

export type ReportInput = {
  studentName: string
  report: Report
  /** ISO 8601; the calendar day as written is printed. */
  searchedAt: string
  /** The product's address, 'https://…', for the link to how the chance is estimated. */
  site?: string
}

export const openFaces = (fonts: Record<FaceName, Uint8Array>): Faces => ({
  regular: openFace(fonts.regular),
  semibold: openFace(fonts.semibold),
  extrabold: openFace(fonts.extrabold),
})

/** The library writes the title into XML as it is: these three would break the file. */
const forXml: Record<string, string> = { '&': '+', '<': '‹', '>': '›' }

function openDocument({ studentName, searchedAt }: ReportInput): PDFDocument {
  const name = plain(studentName, 120).replace(/[&<>]/g, (sign) => forXml[sign] ?? '')
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    font: null,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: name === '' ? 'College match report' : `College match report for ${name}`,
      Author: 'Lantern',
      Subject: 'Colleges that fit, and why',
      Creator: 'Lantern',
      Producer: 'Lantern',
      CreationDate: new Date(`${searchedAt.slice(0, 10)}T00:00:00Z`),
    },
  })
}

type Chapter = { title: string; place: string; blocks: readonly Block[] }

function openingChapters(sheet: Sheet, report: Report): Chapter[] {
  return [
    { title: 'How to read this report', place: 'how-to-read', blocks: howToRead(sheet) },
    { title: 'Your list at a glance', place: 'summary', blocks: summary(sheet, report) },
  ]
}

function closingChapters(sheet: Sheet, report: Report, shared: Shared, site?: string): Chapter[] {
  const { majorProfile: major } = report
  return [
    ...(major
      ? [{ title: 'Your major and its careers', place: 'major', blocks: majorProfile(sheet, major) }]
      : []),
    ...(shared.size > 0
      ? [{ title: 'Scholarships', place: 'scholarships', blocks: scholarshipChapter(sheet, shared) }]
      : []),
    { title: 'Sources', place: 'sources', blocks: sources(sheet, report, site) },
    { title: 'Glossary', place: 'glossary', blocks: glossary(sheet) },
  ]
}

const betweenChapters = 30

/** Draws what follows the cover; each chapter reports its title and first page. */
function drawChapters(sheet: Sheet, report: Report, site?: string): { contents: Entry[]; colleges: Entry[] } {
  const contents: Entry[] = []
  const colleges: Entry[] = []
  const shared = sharedScholarships(report)
  const begin = (title: string, place: string) => {
    contents.push({ title, place, page: sheet.pageNumber() })
    sheet.doc.addNamedDestination(place, 'XYZ', null, sheet.y - 20, null)
  }
  const draw = ({ title, place, blocks }: Chapter) => {
    begin(title, place)
    sheet.group('Sect', () => flow(sheet, blocks))
  }
  for (const chapter of openingChapters(sheet, report)) {
    nextPage(sheet)
    draw(chapter)
  }
  nextPage(sheet)
  if (report.collegeList.length > 0) {
    begin('Your colleges', 'colleges')
    for (const [i, college] of report.collegeList.entries()) {
      const page = drawCollege(sheet, college, i + 1, shared)
      colleges.push({ title: `${i + 1}. ${college.collegeName}`, page, place: `college-${i + 1}` })
    }
    drawNoteLines(sheet)
    nextPage(sheet)
  }
  for (const [i, chapter] of closingChapters(sheet, report, shared, site).entries()) {
    // A short chapter shares the page of the one before it.
    if (i > 0 && sheet.y + betweenChapters + heightOf(chapter.blocks) > floor) nextPage(sheet)
    else if (i > 0) sheet.y += betweenChapters
    draw(chapter)
  }
  return { contents, colleges }
}

function addBookmarks({ outline }: PDFDocument, contents: readonly Entry[], colleges: readonly Entry[]) {
  outline.addItem('Cover', { pageNumber: 0, fit: true })
  for (const { title, page, place } of contents) {
    const options = { pageNumber: page - 1, fit: true, expanded: place === 'colleges' }
    const item = outline.addItem(title, options)
    if (place !== 'colleges') continue
    for (const college of colleges)
      item.addItem(plain(college.title, 120), { pageNumber: college.page - 1, fit: true })
  }
}

/** The report as PDF bytes. Pure but for the library: the same input gives the same pages in Node and in a browser. */
export async function drawReport(input: ReportInput, faces: Faces): Promise<Uint8Array<ArrayBuffer>> {
  const { studentName, searchedAt, site } = input
  const report = withShared(input.report)
  const doc = openDocument(input)
  for (const name of ['regular', 'semibold', 'extrabold'] as const) doc.registerFont(name, faces[name].font)
  doc.addPage()
  const sheet = openSheet(doc, faces)
  const cover = sheet.element('Sect')

  const { contents, colleges } = drawChapters(sheet, report, site)
  const date = longDate(searchedAt)
  drawHeaderAndFooter(sheet, `${drawableName(studentName, sheet.draws) || 'Student'}  |  ${date}`)
  // Last, because it lists the pages of the others; first in the reading order.
  doc.switchToPage(0)
  sheet.resume(cover, () => drawCover(sheet, { studentName, date, about: about(report), contents }))
  addBookmarks(doc, contents, colleges)
  sheet.end()
  return await doc.bytes()
}

function about({ collegeList, understoodMajor }: Report): string {
  const colleges = counted(collegeList.length, 'college')
  return understoodMajor ? `${colleges} for ${understoodMajor.title}` : colleges
}
