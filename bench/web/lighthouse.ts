import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { chromiumLaunch } from '../../e2e/chromium.ts'
import { newPerson, signInAs } from '../../e2e/support/people.ts'
import { removeFolder, scratchFolder } from '../../e2e/support/product-process.ts'
import { fillSearch, results } from '../../e2e/support/search.ts'
import type { Figure } from './aims.ts'

const college = '/colleges/university-of-michigan-ann-arbor'

/** Lighthouse's command, found in LIGHTHOUSE_FOLDER: it is larger than the product, so it is not a dependency. */
function command(): string | null {
  try {
    const here = createRequire(join(process.env.LIGHTHOUSE_FOLDER ?? process.cwd(), 'x.js'))
    return join(dirname(here.resolve('lighthouse/package.json')), 'cli', 'index.js')
  } catch {
    return null
  }
}

/** Lighthouse's score of mobile performance, for public documents and for pages of someone signed in. */
export async function lighthouse(product: string): Promise<Figure[]> {
  const cli = command()
  if (!cli) {
    console.log('\nLighthouse is not installed (LIGHTHOUSE_FOLDER): not run.')
    return []
  }
  console.log('\nLighthouse, mobile performance')
  const figures: Figure[] = []
  const measure = async (paths: readonly string[], port: number, atLeast: number) => {
    for (const path of paths) {
      const { score, tbt, lcp } = await run(cli, product + path, port)
      const shown = path.replace(/=\d+/, '')
      console.log(
        `  ${shown.padEnd(48)} ${score} (LCP ${lcp.toFixed(0)} ms, blocked ${tbt.toFixed(0)} ms, simulated)`,
      )
      figures.push({ name: `Lighthouse ${shown}`, value: score, unit: 'points', atLeast })
    }
  }
  await inBrowser(async (_page, port) => measure(['/', '/login', '/faq', college, '/colleges'], port, 99))
  await inBrowser(async (page, port) => {
    await signInAs(page, await newPerson(page.request, product), product)
    await page.goto(`${product}/college-match`)
    await fillSearch(page)
    await page.getByRole('button', { name: 'Find my matches' }).click()
    await results(page).waitFor()
    await page.waitForURL(/search=/)
    const found = new URL(page.url())
    await page.close()
    await measure(['/college-match', found.pathname + found.search, '/home'], port, 95)
  })
  return figures
}

type Use = (
  page: Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launchPersistentContext>>['newPage']>>,
  port: number,
) => Promise<void>

/** A browser whose storage lasts, and in which Lighthouse can open tabs. */
async function inBrowser(use: Use) {
  const folder = scratchFolder()
  const port = await freePort()
  const launch = await chromiumLaunch()
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  })
  try {
    await use(await context.newPage(), port)
  } finally {
    await context.close()
    removeFolder(folder)
  }
}

/** The part of Lighthouse's JSON that is used here. */
type LighthouseResult = {
  categories: { performance: { score: number } }
  audits: Record<'total-blocking-time' | 'largest-contentful-paint', { numericValue: number }>
}

async function run(cli: string, url: string, port: number) {
  const options = ['--quiet', `--port=${port}`, '--disable-storage-reset', '--only-categories=performance']
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...options, '--output=json'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const result = JSON.parse(stdout) as LighthouseResult
  return {
    score: Math.round(result.categories.performance.score * 100),
    tbt: result.audits['total-blocking-time'].numericValue,
    lcp: result.audits['largest-contentful-paint'].numericValue,
  }
}
