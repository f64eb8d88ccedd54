import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { searchFor } from './support/search.ts'

/** How far down the first college's name ends, and where the part of the screen that is not covered does. */
async function firstName(page: Page) {
  const name = await page.locator('.top-card h2 > span').first().boundingBox()
  const dock = await page.locator('.result-actions').boundingBox()
  const height = page.viewportSize()?.height ?? 0
  const covered = dock && dock.y > height / 2 ? dock.y : height
  return { ends: (name?.y ?? Number.POSITIVE_INFINITY) + (name?.height ?? 0), room: covered }
}

for (const plan of ['free', 'gold'] as const)
  test(`the first college's name is on the first screen of a phone and of a desk (${plan})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const person = await signedIn(page)
    setPlan(plan, person.email)
    await searchFor(page)
    for (const [width, height] of [
      [375, 812],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { ends, room } = await firstName(page)
      expect(ends).toBeLessThanOrEqual(room)
      expect([await axe(page), await scrollWidth(page)]).toEqual([[], width])
    }
  })

test('at 320 px, and at 1280 px zoomed to 400 %, nothing scrolls sideways and no bar is lost', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await page.setViewportSize({ width: 320, height: 256 })
  await searchFor(page)
  expect(await scrollWidth(page)).toBe(320)
  const fills = await page.evaluate<string[][]>(
    `[...document.querySelectorAll('.top-card .chart-fill')].map((bar) => [bar, bar.previousElementSibling].map((one) => getComputedStyle(one).fill))`,
  )
  expect(fills.length).toBeGreaterThanOrEqual(3)
  for (const [bar, track] of fills) expect(bar).not.toBe(track)
})
