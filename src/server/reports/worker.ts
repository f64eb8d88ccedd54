import { parentPort } from 'node:worker_threads'
import { drawReport, type ReportInput } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'

/** What the thread answers: one message a report. */
export type Drawn = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

// Opened once: a thread keeps the typeface and what it learned about it for all its reports.
const faces = readFaces()

function draw(input: ReportInput): Drawn {
  try {
    return { bytes: drawReport(input, faces) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (input: ReportInput) => {
  const drawn = draw(input)
  parentPort?.postMessage(drawn, 'bytes' in drawn ? [drawn.bytes.buffer] : [])
})
