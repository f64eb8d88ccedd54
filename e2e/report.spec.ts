import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { readPdf } from '#report-pdf/testing/read-pdf.ts'
import { expect, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { searchFor } from './support/search.ts'

const call = '**/api/ai/generate-report/'
const drawingCode = /draw\.browser-.*\.js$/

async function downloaded(page: Page): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  return download
}

const read = async (download: Download) => readPdf(new Uint8Array(readFileSync(await download.path())))

test.describe('where the server fails', () => {
  test.use({ provokes: /Failed to load resource/ })

  test('the browser draws the same pages and text, with code it loads at the first click only', async ({
    page,
  }) => {
    const person = await signedIn(page)
    setPlan('gold', person.email)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await searchFor(page)
    expect(asked.filter((path) => drawingCode.test(path))).toEqual([])

    const fromServer = await downloaded(page)
    expect(fromServer.suggestedFilename()).toBe('maya_torres.pdf')
    const server = await read(fromServer)
    expect(server.pages.length).toBeGreaterThan(13)
    await expect.poll(() => asked.some((path) => drawingCode.test(path))).toBe(true)

    await page.route(call, (route) => route.abort())
    const fromBrowser = await downloaded(page)
    expect(fromBrowser.suggestedFilename()).toBe('maya_torres.pdf')
    const browser = await read(fromBrowser)
    expect(browser.pages).toEqual(server.pages)
    expect(browser.links).toEqual(server.links)
    expect(browser.info).toEqual(server.info)
    expect([...browser.fonts.values()]).toEqual([true, true, true])
    expect([browser.lang, browser.tagged, browser.outline]).toEqual([
      server.lang,
      server.tagged,
      server.outline,
    ])
  })

  test('after one download the next works with no network at all', async ({ page, context }) => {
    await signedIn(page)
    await searchFor(page)
    const loaded = page.waitForResponse((response) => response.url().includes('800ExtraBold'))
    await downloaded(page)
    await (await loaded).finished()
    await context.setOffline(true)
    expect((await read(await downloaded(page))).text).toContain('Locked on the Freshman plan')
  })

  test('a busy server is no failure: the report is drawn here', async ({ page }) => {
    await signedIn(page)
    await searchFor(page)
    await page.route(call, (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: { detail: 'Busy.' } }),
    )
    expect((await read(await downloaded(page))).text).toContain('Prepared for Maya Torres')
  })

  test('any other refusal shows an alert, with each page’s own wording', async ({ page }) => {
    await signedIn(page)
    await searchFor(page)
    await page.route(call, (route) =>
      route.fulfill({ status: 500, json: { detail: 'An unexpected error occurred.' } }),
    )
    const alert = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(alert).toContainText('Failed to generate PDF. Please try again.')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused()

    await page.unroute(call)
    await page.route(call, (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }))
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(alert).toContainText('Received an unexpected file type')
    await page.getByRole('button', { name: 'OK' }).click()

    await page.goto('/reports')
    await page.unroute(call)
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await expect(alert).toContainText('Failed to generate PDF document.')
  })
})

test('a free student downloads what the results show, from the search and from /reports', async ({
  page,
}) => {
  await signedIn(page)
  await searchFor(page)
  const { text, descriptions, links } = await read(await downloaded(page))
  expect(descriptions.filter((words) => words === 'Match score locked')).toHaveLength(4)
  expect(text).toContain('??%')
  expect(links.every(({ url }) => /^https?:/.test(url))).toBe(true)

  await page.goto('/reports')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download PDF/ }).click()
  expect((await read(await download)).text).toBe(text)
})
