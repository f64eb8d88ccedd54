import { parentPort } from 'node:worker_threads'
import { drawReport, type ReportInput } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'

/** The thread's answer: one message per report. */
export type Drawn = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

// Opened once: the thread keeps the fonts for all its reports.
const faces = readFaces()

async function draw(input: ReportInput): Promise<Drawn> {
  try {
    return { bytes: await drawReport(input, faces) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (input: ReportInput) => {
  const drawn = await draw(input)
  parentPort?.postMessage(drawn, 'bytes' in drawn ? [drawn.bytes.buffer] : [])
})
