import { drawReport } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { median } from '../support/numbers.ts'

export const input = { studentName: 'Maya Torres', report: sampleReport(), searchedAt: '2025-11-14' }

export type DrawTimes = Awaited<ReturnType<typeof drawTimes>>

/** A report on one core. */
export async function drawTimes({ rounds = 40, warmUp = 10 } = {}) {
  const startedAt = performance.now()
  const faces = readFaces()
  const first = await drawReport(input, faces)
  const cold = performance.now() - startedAt

  const ours: number[] = []
  for (let i = 0; i < rounds + warmUp; i++) {
    const before = performance.now()
    await drawReport(input, faces)
    if (i >= warmUp) ours.push(performance.now() - before)
  }
  return { cold, ours: { median: median(ours), best: Math.min(...ours), bytes: first.byteLength } }
}
