import { appPages, formPages } from '#contract/pages.ts'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { scriptBytes } from './support/page-weight.ts'
import { openBrowser, visit } from './support/slow-phone.ts'
import { type Figure, printAims } from './web/aims.ts'
import { documents } from './web/documents.ts'
import { answers } from './web/interactions.ts'
import { lighthouse } from './web/lighthouse.ts'
import { search } from './web/search.ts'

// How much JavaScript each page is made of, how soon it is seen on a slow phone, and how soon it answers a press. Times
// are compared in this run only: documents with the same HTML without any script, pages of the app with an empty answer.
// ROUNDS: how often each is measured. PARTS: only some of it, e.g. PARTS=documents,interactions.

const rounds = Number(process.env.ROUNDS ?? 5)
const parts = process.env.PARTS?.split(',') ?? ['documents', 'search', 'interactions', 'lighthouse']
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`

console.log('JavaScript as sent (Brotli)')
console.log(`  ${kb(scriptBytes('/'))}  a public page until it is touched`)
for (const path of [...formPages, ...appPages]) console.log(`  ${kb(scriptBytes(path))}  ${path}`)

const folder = scratchFolder()
const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
const browser = await openBrowser()
const figures: Figure[] = []
try {
  await visit(browser, product.url) // warms the machine up, not counted
  if (parts.includes('documents')) figures.push(...(await documents(browser, product.url, rounds)))
  if (parts.includes('search')) figures.push(...(await search(browser, product.url, rounds)))
  if (parts.includes('interactions')) figures.push(...(await answers(browser, product.url, folder, rounds)))
  if (parts.includes('lighthouse')) figures.push(...(await lighthouse(product.url)))
  printAims(figures)
} finally {
  await browser.close()
  await product.stop()
  removeFolder(folder)
}
