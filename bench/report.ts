import { drawReport } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { concurrentCallers } from './report/callers.ts'
import { type DrawTimes, input } from './report/draw-times.ts'
import { runBundled } from './support/bundled.ts'
import { median } from './support/numbers.ts'

// A report of ten colleges: how long one takes on one core as shipped, how many sixteen callers get a second through the server's route; what it takes in memory.

/** Prints its lines and returns the figures behind them. */
export async function run() {
  const heap = await heapOfOne()
  const served = await concurrentCallers(16, 8)
  const times = (await runBundled('bench/report/print-draw-times.ts')) as DrawTimes // what it prints
  const { cold, ours } = times
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`
  console.log(`a report of ten colleges, one core, as bundled
  ${ours.median.toFixed(1)} ms at the median, ${ours.best.toFixed(1)} at best, ${kilobytes(ours.bytes)}: laid out, tagged, linked
  the very first one, typeface opened: ${cold.toFixed(0)} ms
  heap of one report: ${heap.used.toFixed(1)} MB, kept afterwards: ${heap.kept.toFixed(2)} MB
through the route, 16 callers at once
  ${served.perSecond.toFixed(1)} reports a second, ${served.refused} refused
  another request meanwhile: ${median(served.other).toFixed(1)} ms at the median
  whole process at its peak: ${served.peakMegabytes.toFixed(0)} MB
`)
  return { ...times, heap, served }
}

/** Megabytes of heap that one report leaves to be collected, and what stays after collection. */
async function heapOfOne() {
  const faces = readFaces()
  await drawReport(input, faces)
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  await drawReport(input, faces)
  const during = process.memoryUsage().heapUsed
  globalThis.gc?.()
  const megabytes = (bytes: number) => bytes / 2 ** 20
  return { used: megabytes(during - before), kept: megabytes(process.memoryUsage().heapUsed - before) }
}

if (process.argv[1]?.endsWith('report.ts')) await run()
