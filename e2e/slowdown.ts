import type { BrowserContext, Page } from '@playwright/test'

/** E2E_CPU=4 runs the journeys in a browser that is four times slower, to find what depends on speed. */
export const slowdown = Number(process.env.E2E_CPU ?? 1)
if (!(slowdown >= 1))
  throw new Error('E2E_CPU must be a number from 1: how many times slower the browser is.')

/**
 * E2E_LATENCY=300 delays every answer by 300 ms, to find input that is lost before an answer comes. Journeys that turn
 * the network off fail with it, since the browser has one setting for both.
 */
const latency = Number(process.env.E2E_LATENCY ?? 0)

/** Slows every page of the context, including those opened later. */
export async function slowDown(context: BrowserContext) {
  if (slowdown === 1 && latency === 0) return
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (latency > 0) {
      await session.send('Network.enable')
      const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 }
      await session.send('Network.emulateNetworkConditions', line)
    }
  }
  context.on('page', (page) => void slow(page).catch(() => {})) // closed before it could be slowed
  for (const page of context.pages()) await slow(page)
}
