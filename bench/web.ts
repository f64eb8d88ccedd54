import type { Browser } from '@playwright/test'
import { appPages, formPages } from '#contract/pages.ts'
import { newPerson, signInAs } from '../e2e/support/people.ts'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { fillSearch, results } from '../e2e/support/search.ts'
import { bareDocuments } from './support/bare-documents.ts'
import { median } from './support/numbers.ts'
import { scriptBytes } from './support/page-weight.ts'
import { newVisitor, openBrowser, quietVisit, slowDown, type Visit, visit } from './support/slow-phone.ts'

// How much JavaScript each page is made of, and how soon it is seen on a slow phone. Times are compared in this run
// only: documents with the same HTML without any script, pages of the app with an empty page of the same machine.

const rounds = Number(process.env.ROUNDS ?? 5)
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`

console.log('JavaScript as sent (Brotli)')
console.log(`  ${kb(scriptBytes('/'))}  a public page until it is touched`)
for (const path of [...formPages, ...appPages]) console.log(`  ${kb(scriptBytes(path))}  ${path}`)

const middle = (visits: readonly Visit[], what: keyof Visit) => median(visits.map((one) => one[what]))

async function documents(browser: Browser, product: string) {
  const bare = await bareDocuments(product)
  console.log(`\nDocuments, first visit, slow 4G and a CPU four times slower, median of ${rounds}`)
  for (const path of ['/', '/login', '/faq', '/colleges']) {
    const built: Visit[] = []
    const without: Visit[] = []
    for (let round = 0; round < rounds; round++) {
      built.push(await visit(browser, product + path))
      without.push(await visit(browser, bare.url + path))
    }
    const ratio = middle(built, 'lcp') / middle(without, 'lcp')
    console.log(
      `  ${path.padEnd(10)} LCP ${middle(built, 'lcp').toFixed(0)} ms, ${ratio.toFixed(2)} of its HTML alone; blocked ${middle(built, 'tbt').toFixed(0)} ms (alone ${middle(without, 'tbt').toFixed(0)}); ${middle(built, 'requests')} requests, ${middle(built, 'kilobytes').toFixed(0)} KB; CLS ${middle(built, 'cls').toFixed(3)}`,
    )
  }
  bare.server.close()
}

/** From the press of the button to the first college, and what a reload of the results costs. */
async function search(browser: Browser, product: string) {
  const clicks: number[] = []
  const reloads: Visit[] = []
  const empties: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    empties.push(await visit(browser, `${product}/healthz`))
    const context = await newVisitor(browser)
    const page = await context.newPage()
    await page.goto(`${product}/healthz`)
    await signInAs(page, await newPerson(page.request, product), product)
    await page.goto(`${product}/college-match`)
    await fillSearch(page)
    await slowDown(page)
    const button = page.getByRole('button', { name: 'Find my matches' })
    await page.evaluate(
      "addEventListener('click', () => { window.pressedAt = performance.now() }, { capture: true, once: true })",
    )
    await button.click()
    await results(page).waitFor()
    clicks.push(await page.evaluate<number>('performance.now() - window.pressedAt'))
    await page.reload({ waitUntil: 'load' })
    await results(page).waitFor()
    reloads.push(await quietVisit(page))
    await context.close()
  }
  console.log(`\nA search on the same phone, median of ${rounds}`)
  console.log(`  from the press to the results ${median(clicks).toFixed(0)} ms`)
  console.log(
    `  results after a reload: LCP ${middle(reloads, 'lcp').toFixed(0)} ms, blocked ${middle(reloads, 'tbt').toFixed(0)} ms, ${middle(reloads, 'requests')} requests, ${middle(reloads, 'kilobytes').toFixed(0)} KB`,
  )
  console.log(`  an empty answer of the same machine: LCP ${middle(empties, 'lcp').toFixed(0)} ms`)
}

const folder = scratchFolder()
const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
const browser = await openBrowser()
try {
  await visit(browser, product.url) // warms the machine up, not counted
  await documents(browser, product.url)
  await search(browser, product.url)
} finally {
  await browser.close()
  await product.stop()
  removeFolder(folder)
}
