import { drawReport } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { concurrentCallers } from './report/callers.ts'
import { drawWithJsPdf } from './report/jspdf.ts'
import { strokesOf } from './report/strokes.ts'
import { median } from './support/numbers.ts'

// A report of ten colleges: how long one takes on one core, beside jsPDF repeating the same texts and rules; how many
// sixteen callers get a second through the server's route; what it takes in memory.

const input = { studentName: 'Maya Torres', report: sampleReport(), searchedAt: '2025-11-14' }

export async function run({ rounds = 40, warmUp = 10, seconds = 8 } = {}) {
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
  const heap = heapOfOne(() => drawReport(input, faces))
  const served = await concurrentCallers(16, seconds)
  return {
    pages: strokes.at(-1)?.page ?? 0,
    cold,
    ours: { median: median(ours), best: Math.min(...ours), bytes: first.byteLength },
    jsPdf: { median: median(theirs), best: Math.min(...theirs), bytes: drawWithJsPdf(strokes).byteLength },
    heap,
    served,
  }
}

/** Megabytes of heap that one report leaves to be collected, and what stays after collection. */
function heapOfOne(draw: () => unknown) {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  draw()
  const during = process.memoryUsage().heapUsed
  globalThis.gc?.()
  const megabytes = (bytes: number) => bytes / 2 ** 20
  return { used: megabytes(during - before), kept: megabytes(process.memoryUsage().heapUsed - before) }
}

if (process.argv[1]?.endsWith('report.ts')) {
  const { pages, cold, ours, jsPdf, heap, served } = await run()
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`
  console.log(`a report of ten colleges, ${pages} pages, one core
  ours    ${ours.median.toFixed(1)} ms at the median, ${ours.best.toFixed(1)} at best, ${kilobytes(ours.bytes)}: laid out, tagged, linked
  jsPDF   ${jsPdf.median.toFixed(1)} ms at the median, ${jsPdf.best.toFixed(1)} at best, ${kilobytes(jsPdf.bytes)}: the same texts and rules, places given
  ratio   jsPDF takes ${(jsPdf.median / ours.median).toFixed(2)} times as long
  the very first one, typeface opened: ${cold.toFixed(0)} ms
  heap of one report: ${heap.used.toFixed(1)} MB, kept afterwards: ${heap.kept.toFixed(2)} MB
through the route, 16 callers at once
  ${served.perSecond.toFixed(1)} reports a second, ${served.refused} refused
  another request meanwhile: ${median(served.other).toFixed(1)} ms at the median
  whole process at its peak: ${served.peakMegabytes.toFixed(0)} MB`)
}
