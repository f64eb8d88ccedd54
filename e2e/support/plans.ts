import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'

/** What an operator does while the server runs: sets `gold` or `free` by hand. */
export function setPlan(plan: 'gold' | 'free', email: string) {
  execFileSync(process.execPath, ['dist/server/plan.js', plan, email], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: 'pipe',
  })
}

/** The page after a payment leaves by itself after three seconds; here, when the journey has checked it. */
export async function holdThreeSeconds(page: Page) {
  await page.addInitScript(`
    const real = window.setTimeout
    window.setTimeout = (run, ms, ...more) => {
      if (ms !== 3000) return real(run, ms, ...more)
      window.goOn = run
      return 0
    }`)
  return () => page.evaluate('window.goOn()')
}
