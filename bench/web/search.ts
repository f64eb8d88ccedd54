import type { Browser } from '@playwright/test'
import { newPerson, signInAs } from '../../e2e/support/people.ts'
import { fillSearch, results } from '../../e2e/support/search.ts'
import { median } from '../support/numbers.ts'
import { newVisitor, quietVisit, slowDown, type Visit, visit } from '../support/slow-phone.ts'
import type { Figure } from './aims.ts'
import { middle } from './documents.ts'

/** From the press of the button to the first college, and what a reload of the results costs. */
export async function search(browser: Browser, product: string, rounds: number): Promise<Figure[]> {
  const clicks: number[] = []
  const reloads: Visit[] = []
  const empties: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    empties.push(await visit(browser, `${product}/healthz`))
    const context = await newVisitor(browser)
    const page = await context.newPage()
    await signInAs(page, await newPerson(page.request, product), product)
    await page.unrouteAll() // with a route, every request makes a detour through this process
    await page.goto(`${product}/college-match`)
    await fillSearch(page)
    await slowDown(page)
    const button = page.getByRole('button', { name: 'Find my matches' })
    // Measured inside the page: a question from this process would wait for its turn.
    await page.evaluate(`{
      let pressedAt = 0
      addEventListener('click', () => { pressedAt = performance.now() }, { capture: true, once: true })
      window.drawn = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.top-card h2')) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
        }).observe(document.body, { childList: true, subtree: true })
      })
      null
    }`)
    await button.click()
    clicks.push(await page.evaluate<number>('window.drawn'))
    await results(page).waitFor()
    await page.waitForURL(/search=/)
    await page.reload({ waitUntil: 'load' })
    await results(page).waitFor()
    reloads.push(await quietVisit(page))
    await context.close()
  }
  const reload = middle(reloads, 'lcp')
  console.log(`\nA search on the same phone, median of ${rounds}`)
  console.log(`  from the press to the first college ${median(clicks).toFixed(0)} ms`)
  console.log(
    `  results after a reload: LCP ${reload.toFixed(0)} ms, blocked ${middle(reloads, 'tbt').toFixed(0)} ms, ${middle(reloads, 'requests')} requests, ${middle(reloads, 'kilobytes').toFixed(0)} KB`,
  )
  console.log(
    `  an empty answer of the same machine: LCP ${middle(empties, 'lcp').toFixed(0)} ms, its floor on this line`,
  )
  return [
    { name: 'results after a reload: LCP', value: reload, unit: 'ms', atMost: 1800 },
    { name: 'press to the first college', value: median(clicks), unit: 'ms', atMost: 450 },
  ]
}
