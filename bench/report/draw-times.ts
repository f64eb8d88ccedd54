import { drawReport } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { median } from '../support/numbers.ts'
import { drawWithJsPdf } from './jspdf.ts'
import { strokesOf } from './strokes.ts'

export const input = { studentName: 'Maya Torres', report: sampleReport(), searchedAt: '2025-11-14' }

export type DrawTimes = ReturnType<typeof drawTimes>

/** A report on one core, in turn with jsPDF repeating the same texts and rules. */
export function drawTimes({ rounds = 40, warmUp = 10 } = {}) {
  const startedAt = performance.now()
  const faces = readFaces()
  const first = drawReport(input, faces)
  const cold = performance.now() - startedAt

  const strokes = strokesOf(input, faces)
  const ours: number[] = []
  const theirs: number[] = []
  for (let i = 0; i < rounds + warmUp; i++) {
    const before = performance.now()
    drawReport(input, faces)
    const between = performance.now()
    drawWithJsPdf(strokes)
    if (i < warmUp) continue
    ours.push(between - before)
    theirs.push(performance.now() - between)
  }
  const times = (taken: readonly number[], bytes: number) => ({
    median: median(taken),
    best: Math.min(...taken),
    bytes,
  })
  return {
    pages: strokes.at(-1)?.page ?? 0,
    cold,
    ours: times(ours, first.byteLength),
    jsPdf: times(theirs, drawWithJsPdf(strokes).byteLength),
  }
}
