import { expect, test, vi } from 'vitest'
import { generateReport } from '#contract/reports.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { goldReport } from '#web/testing/report.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { downloadReport, FileTypeError } from './download.ts'

const asked = {
  studentName: 'Maya Torres',
  report: goldReport({ collegeList: [] }),
  searchedAt: '2025-11-14T12:00:00.000Z',
}
const pdf = (text: string) => new Blob([text], { type: 'application/pdf' })

/** Records the file that the browser is given; `load` stands in for loading the code that draws. */
function watched() {
  const saved: { name: string; file: Blob }[] = []
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${files.size}`
    if (file instanceof Blob) files.set(url, file)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() })
  })
  const drawn: unknown[] = []
  const load = vi.fn(async () => async (input: unknown) => {
    drawn.push(input)
    return pdf('%PDF-drawn here')
  })
  const contents = async () => Promise.all(saved.map(async ({ name, file }) => [name, await file.text()]))
  return { load, drawn, contents }
}

test('the server’s PDF is saved under the student’s name', async () => {
  signIn()
  replyTo(generateReport, pdf('%PDF-from the server'))
  const { load, drawn, contents } = watched()
  await downloadReport(asked, load)
  expect(await contents()).toEqual([['maya_torres.pdf', '%PDF-from the server']])
  expect(drawn).toEqual([])
  expect(requests()[0]?.body).toMatchObject({ studentName: 'Maya Torres', searchedAt: '2025-11-14' })
  // The next one works without a server.
  expect(load).toHaveBeenCalledTimes(1)
})

test('the drawing code is not asked for before the server has answered', async () => {
  signIn()
  replyTo(generateReport, pdf('%PDF-from the server'))
  const { load } = watched()
  const download = downloadReport(asked, load)
  expect(load).not.toHaveBeenCalled()
  await download
})

test.each([
  ['cannot be reached', 'network'],
  ['answers 503', 503],
] as const)('where the server %s the same report is drawn in the browser', async (_case, failure) => {
  signIn()
  failOn(generateReport, failure, { detail: 'Busy.' })
  const { load, drawn, contents } = watched()
  await downloadReport(asked, load)
  expect(await contents()).toEqual([['maya_torres.pdf', '%PDF-drawn here']])
  expect(drawn).toEqual([{ ...asked, searchedAt: '2025-11-14', site: location.origin }])
})

test('where the server takes too long the report is drawn in the browser', async () => {
  signIn()
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  )
  const { load, contents } = watched()
  const download = downloadReport(asked, load)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await download
  expect(await contents()).toEqual([['maya_torres.pdf', '%PDF-drawn here']])
})

test.each([[400], [413], [429], [500]])('a refusal with %i is a failure, not drawn over', async (status) => {
  signIn()
  failOn(generateReport, status, { detail: 'No.' })
  const { load, contents } = watched()
  await expect(downloadReport(asked, load)).rejects.toBeInstanceOf(ApiError)
  expect(await contents()).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['says so', new Blob(['<html>'], { type: 'text/html' })],
  ['pretends to be one', pdf('<html>')],
])('an answer that is no PDF and %s is refused', async (_case, file) => {
  signIn()
  replyTo(generateReport, file)
  const { load, contents } = watched()
  await expect(downloadReport(asked, load)).rejects.toThrow(new FileTypeError().message)
  expect(await contents()).toEqual([])
})

test('the day printed is the student’s own', async () => {
  signIn()
  replyTo(generateReport, pdf('%PDF-'))
  const { load } = watched()
  const evening = new Date(2025, 10, 14, 23, 30)
  await downloadReport({ ...asked, searchedAt: evening.toISOString() }, load)
  expect(requests()[0]?.body).toMatchObject({ searchedAt: '2025-11-14' })
})
