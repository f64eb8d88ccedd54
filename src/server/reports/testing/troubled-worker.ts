import { parentPort } from 'node:worker_threads'
import type { ReportInput } from '#report-pdf/draw.ts'

// A drawing thread that fails as its student's name says.

parentPort?.on('message', ({ studentName }: ReportInput) => {
  if (studentName === 'ends') process.exit(3)
  if (studentName === 'throws') throw new Error('out of ink')
  if (studentName === 'hangs') for (;;);
  if (studentName === 'fails') parentPort?.postMessage({ failed: 'no such glyph' })
  else parentPort?.postMessage({ bytes: new TextEncoder().encode(studentName) })
})
