import type { ReportInput } from '#report-pdf/draw.ts'

type Draw = (input: ReportInput) => Promise<Blob>

let prepared: Promise<Draw> | null = null

/** The drawing code, loaded when first needed and kept; a failed load is tried again. */
export function loadDrawing(): Promise<Draw> {
  prepared ??= import('#report-pdf/draw.browser.ts')
    .then(({ prepareDrawing }) => prepareDrawing())
    .catch((error: unknown) => {
      prepared = null
      throw error
    })
  return prepared
}
