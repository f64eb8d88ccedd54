import type { Browser } from '@playwright/test'
import { median } from '../support/numbers.ts'
import { scriptBytes } from '../support/page-weight.ts'
import { type Visit, visit } from '../support/slow-phone.ts'
import type { Figure } from './aims.ts'
import { bareDocuments } from './bare-documents.ts'

export const middle = (visits: readonly Visit[], what: keyof Visit) => median(visits.map((one) => one[what]))

/** First visits to documents, each compared with the same HTML without any script. */
export async function documents(browser: Browser, product: string, rounds: number): Promise<Figure[]> {
  const bare = await bareDocuments(product)
  const figures: Figure[] = []
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
    if (path === '/')
      figures.push(
        { name: 'landing: LCP against its own HTML', value: ratio, unit: '', atMost: 1.15 },
        { name: 'landing: blocked', value: middle(built, 'tbt'), unit: 'ms', atMost: 50 },
        { name: 'landing: requests', value: middle(built, 'requests'), unit: '', atMost: 8 },
        { name: 'landing: bytes', value: middle(built, 'kilobytes'), unit: 'KB', atMost: 120 },
      )
  }
  figures.push({
    name: 'landing: script until touched',
    value: scriptBytes('/') / 1024,
    unit: 'KB',
    atMost: 12,
  })
  bare.server.close()
  return figures
}
