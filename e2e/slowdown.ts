import type { BrowserContext, Page } from '@playwright/test'

/** E2E_CPU=4 walks the journeys in a browser that computes four times slower: what depends on speed shows itself. */
export const slowdown = Number(process.env.E2E_CPU ?? 1)
if (!(slowdown >= 1))
  throw new Error('E2E_CPU must be a number from 1: how many times slower the browser is.')

/** Slows every page of the context, those that a journey opens later too. */
export async function slowDown(context: BrowserContext) {
  if (slowdown === 1) return
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  context.on('page', (page) => void slow(page).catch(() => {})) // closed before it could be slowed
  for (const page of context.pages()) await slow(page)
}
