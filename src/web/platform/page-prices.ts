import { apiBase } from './env.ts'
import { dollarsFromCents } from './money.ts'

// The prices on a public page without React. What the call promises is in contract/billing.ts, whose checks are too
// large for a page that nobody has touched; what arrives here is read with care instead.

/** The same path as the contract's, which a test compares. */
export const pricesPath = '/payments/config/'

/** Marks where a plan's price stands. */
export const priceOf = (plan: string) => ({ 'data-price-of': plan })
export const intervalOf = (plan: string) => ({ 'data-interval-of': plan })

/** The server's prices in place of the built ones; these stay when the call fails, which is silent (spec §7, §8). */
export async function showServerPrices() {
  if (!document.querySelector('[data-price-of]')) return
  try {
    const answer = await fetch(`${apiBase()}/api${pricesPath}`)
    const plans: unknown = answer.ok ? await answer.json() : []
    for (const plan of Array.isArray(plans) ? plans : []) show(plan)
  } catch {
    // 'Failed to fetch plan configurations.' is silent (spec §8)
  }
}

function show({ planName, price, interval }: { planName?: unknown; price?: unknown; interval?: unknown }) {
  if (!Number.isFinite(price) || typeof interval !== 'string') return
  write(`[data-price-of="${planName}"]`, dollarsFromCents(Number(price)))
  write(`[data-interval-of="${planName}"]`, `per ${interval}`)
}

function write(where: string, text: string) {
  const element = document.querySelector(where)
  if (element && element.textContent !== text) element.textContent = text
}
