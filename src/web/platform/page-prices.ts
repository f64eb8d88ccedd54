import { apiBase } from './env.ts'
import { dollarsFromCents } from './money.ts'

// Prices on a public page without React. The reply is defined in contract/billing.ts, but its zod checks are too large
// for such a page, so the reply is read carefully here.

/** The same path as in the contract; a test compares them. */
export const pricesPath = '/payments/config/'

/** Marks the place of a plan's price. */
export const priceOf = (plan: string) => ({ 'data-price-of': plan })
export const intervalOf = (plan: string) => ({ 'data-interval-of': plan })

/** Replaces the built prices with the server's. If the call fails, the built ones stay, silently (spec §7, §8). */
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
