import type { Report } from '#contract/matching/report.ts'
import { generateReport, reportFileName } from '#contract/reports.ts'
import { callForFile } from '#web/platform/api.ts'
import { ApiError, ReplyError } from '#web/platform/api-error.ts'
import { localDay } from '#web/platform/dates.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { loadDrawing } from './drawing.ts'

export type Download = {
  studentName: string
  report: Report
  /** ISO 8601. The local day is printed. */
  searchedAt: string
}

const patienceMs = 15_000
const busy = 503

/** The reply is not a PDF (spec §8). */
export class FileTypeError extends Error {
  override name = 'FileTypeError'
  constructor() {
    super('Received an unexpected file type')
  }
}

/** The server's PDF; null if it cannot be reached, takes too long or is full: those are not refusals. */
async function fromServer(body: Download): Promise<Blob | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    return await callForFile(generateReport, { body, signal: late.signal })
  } catch (error) {
    if (error instanceof ReplyError) throw new FileTypeError()
    if (error instanceof ApiError && error.status !== busy) throw error
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Saves the report as a PDF: the server's, or the same one drawn here. Throws FileTypeError for a reply that is not a
 * PDF, ApiError for any other refusal.
 */
export async function downloadReport(asked: Download, load = loadDrawing) {
  // The server may be in another day.
  const body = { ...asked, searchedAt: localDay(new Date(asked.searchedAt)) }
  const sent = await fromServer(body)
  if (sent === null)
    return saveFile(
      reportFileName(asked.studentName),
      await (await load())({ ...body, site: location.origin }),
    )
  if ((await sent.slice(0, 5).text()) !== '%PDF-') throw new FileTypeError()
  saveFile(reportFileName(asked.studentName), sent)
  // After the first download the next one works without a server. If loading fails, it is tried again.
  load().catch(() => {})
}
