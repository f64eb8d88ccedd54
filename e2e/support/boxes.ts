import { expect, type Page } from '@playwright/test'
import { slowdown } from '../slowdown.ts'

// Every dialog and sheet of the product: how to open it, and the boxes it then has on the screen.

/** A browser of any engine. */
type Window = {
  open: (url: string) => Promise<unknown>
  script: <T>(code: string) => Promise<T>
}

export const inPage = (page: Page): Window => ({
  open: (url) => page.goto(url),
  script: <T>(code: string) => page.evaluate<T>(`(() => { ${code} })()`),
})

type Opened = { name: string; at: string; press: string; before?: string; below?: number }

/** `press` names buttons one after the other; below: only on screens narrower than that. */
export const everyDialog = (searches: { free: string; gold: string }): readonly Opened[] => [
  { name: 'a college', at: searches.gold, press: 'More Information' },
  { name: 'a locked college', at: searches.free, press: 'More Information' },
  { name: 'add a college', at: '/my-colleges', press: 'Add a college' },
  { name: 'share', at: '/my-colleges', press: 'Share' },
  { name: 'cancel the plan', at: '/subscription', press: 'Cancel Subscription' },
  { name: 'delete the account', at: '/home', press: 'Delete account' },
  {
    name: 'an alert',
    at: '/reports',
    before: "window.fetch = async () => new Response('{}', { status: 500 })",
    press: 'Download PDF',
  },
  { name: 'the menu', at: '/home', press: 'Menu', below: 1024 },
]

const opened = "document.querySelector('dialog[open], .mobile-menu:popover-open')"

/** Left, top, width, height of the box on the screen, and of what is in it: its scrolling part, its foot, its heading. */
type Boxes = Record<string, readonly number[]>

async function until(window: Window, code: string, name: string) {
  await expect(async () => {
    if (!(await window.script<boolean>(`return Boolean(${code})`))) throw new Error(code)
  }, name).toPass({ timeout: 60_000 * slowdown, intervals: [50] })
}

export async function boxesOf(
  window: Window,
  base: string,
  { name, at, before = '', press }: Opened,
): Promise<Boxes> {
  await window.open(base + at)
  await until(window, "document.documentElement.dataset.app === 'ready'", `${name}: its page`)
  const button = `[...document.querySelectorAll('main button, header button')].find((one) =>
    [one.textContent.trim(), one.getAttribute('aria-label')].some((name) => name?.startsWith('${press}')) && one.offsetParent)`
  await until(window, button, `${name}: its button`)
  await window.script(`${before};
    ${button}.click()`)
  await until(window, opened, `${name} opens`)
  // A spinner turns for ever; what slides in comes to rest.
  const rests = `${opened}.getAnimations().every((one) => one.playState !== 'running')`
  await until(window, rests, `${name} comes to rest`)
  const read = `
    const box = ${opened}
    const rect = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height].map(Math.round) }
    const parts = { box, scrolls: box.querySelector('.sheet-scroll'), foot: box.querySelector('.sheet-foot'), heading: box.querySelector('h2') }
    return JSON.stringify(Object.fromEntries(Object.entries(parts).flatMap(([name, one]) => (one ? [[name, rect(one)]] : []))))`
  // What follows the press is there when nothing moves any more.
  let last = ''
  await expect(async () => {
    const now = await window.script<string>(read)
    const before = last
    last = now
    expect(now).toBe(before)
  }, `${name} still moves`).toPass({ timeout: 60_000 * slowdown, intervals: [300] })
  return JSON.parse(last) as Boxes // written above
}

/** Letters differ between engines by a line or two, so boxes may by a twelfth of the screen. */
export function expectAlike(boxes: Boxes, reference: Boxes, height: number, name: string) {
  expect.soft(Object.keys(boxes), name).toEqual(Object.keys(reference))
  for (const [part, [, , , tall = 0] = []] of Object.entries(boxes))
    if (part !== 'heading') expect.soft(tall, `${name}: ${part} shows something`).toBeGreaterThan(40)
  for (const [part, box] of Object.entries(reference))
    for (const [i, value] of box.entries())
      expect
        .soft(
          Math.abs((boxes[part]?.[i] ?? Number.NaN) - value),
          `${name}: ${part} ${boxes[part]} for ${box}`,
        )
        .toBeLessThanOrEqual(height / 12)
}
