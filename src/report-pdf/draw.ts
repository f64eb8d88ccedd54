import type { Report } from '#contract/report.ts'
import { drawableName, plain } from './clean.ts'
import { drawCollege, drawNoteLines } from './college.ts'
import { drawCover, type Entry } from './cover.ts'
import { openFace } from './face.ts'
import { nextPage } from './flow.ts'
import { drawFurniture } from './furniture.ts'
import { drawHowToRead } from './how-to-read.ts'
import { drawMajor } from './major.ts'
import { PDFDocument } from './pdfkit.js'
import { type Faces, openSheet, type Sheet } from './sheet.ts'
import { drawGlossary, drawSources } from './sources.ts'
import { drawSummary } from './summary.ts'
import type { FaceName } from './theme.ts'
import { counted, longDate } from './words.ts'

export type ReportInput = {
  studentName: string
  report: Report
  /** ISO 8601; the calendar day it is written with is printed. */
  searchedAt: string
}

export const openFaces = (fonts: Record<FaceName, Uint8Array>): Faces => ({
  regular: openFace(fonts.regular),
  semibold: openFace(fonts.semibold),
  extrabold: openFace(fonts.extrabold),
})

function openDocument({ studentName, searchedAt }: ReportInput): PDFDocument {
  const name = plain(studentName, 120)
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    font: null,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
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

/** Draws the chapters after the cover; each tells its title and the page it begins on. */
function drawChapters(sheet: Sheet, report: Report): { contents: Entry[]; colleges: Entry[] } {
  const contents: Entry[] = []
  const chapter = (title: string, place: string, draw: () => void) => {
    contents.push({ title, place, page: sheet.pageNumber() })
    sheet.doc.addNamedDestination(place, 'XYZ', null, sheet.y - 20, null)
    draw()
  }
  const onNewPage = (title: string, place: string, draw: () => void) => {
    nextPage(sheet)
    chapter(title, place, draw)
  }
  const colleges: Entry[] = []
  onNewPage('How to read this report', 'how-to-read', () => drawHowToRead(sheet))
  onNewPage('Your list at a glance', 'summary', () => drawSummary(sheet, report))
  if (report.collegeList.length > 0)
    onNewPage('Your colleges', 'colleges', () => {
      for (const [i, college] of report.collegeList.entries()) {
        const page = drawCollege(sheet, college, i + 1)
        colleges.push({ title: `${i + 1}. ${college.collegeName}`, page, place: `college-${i + 1}` })
      }
      drawNoteLines(sheet)
    })
  const { majorProfile } = report
  if (majorProfile) onNewPage('Your major and its careers', 'major', () => drawMajor(sheet, majorProfile))
  onNewPage('Sources', 'sources', () => drawSources(sheet, report))
  chapter('Glossary', 'glossary', () => drawGlossary(sheet))
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
export function drawReport(input: ReportInput, faces: Faces): Uint8Array<ArrayBuffer> {
  const { studentName, report, searchedAt } = input
  const doc = openDocument(input)
  for (const name of ['regular', 'semibold', 'extrabold'] as const) doc.registerFont(name, faces[name].font)
  doc.addPage()
  const sheet = openSheet(doc, faces)
  const cover = sheet.element('Sect')

  const { contents, colleges } = drawChapters(sheet, report)
  const date = longDate(searchedAt)
  drawFurniture(sheet, `${drawableName(studentName, sheet.draws) || 'Student'}  |  ${date}`)
  // Last, because it tells the pages of the others; first in the reading order.
  doc.switchToPage(0)
  sheet.resume(cover, () => drawCover(sheet, { studentName, date, about: about(report), contents }))
  addBookmarks(doc, contents, colleges)
  sheet.end()
  return doc.bytes()
}

function about({ collegeList, understoodMajor }: Report): string {
  const colleges = counted(collegeList.length, 'college')
  return understoodMajor ? `${colleges} for ${understoodMajor.title}` : colleges
}
