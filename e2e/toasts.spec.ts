import { expect, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { searchFor } from './support/search.ts'

test('a toast never covers what has the focus, on a phone or four times enlarged', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await searchFor(page)
  const covered = () =>
    page.evaluate<string | null>(`(() => {
      const focused = document.activeElement
      const toast = document.querySelector('.toast')
      if (!toast) return 'there is no toast'
      if (focused === document.body || toast.contains(focused) || focused.closest('header, .sr-only')) return null
      const a = focused.getBoundingClientRect(), b = toast.getBoundingClientRect()
      return a.bottom <= b.top || a.top >= b.bottom ? null : focused.textContent
    })()`)
  for (const [width, height] of [
    [390, 700],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const save = page.getByRole('button', { name: /^Save / }).first()
    await expect(save).toBeEnabled() // the list is loaded: until then it takes no focus
    await save.focus()
    // At the very bottom, where the toast comes up.
    await save.evaluate((button: { scrollIntoView: (where: object) => void }) =>
      button.scrollIntoView({ block: 'end' }),
    )
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast')).toBeVisible()
    const found = [await covered()]
    await page.locator('.toast').hover() // it stays while the pointer is on it
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab')
      found.push(await covered())
    }
    expect(found.filter((text) => text !== null)).toEqual([])
  }
})
