import { loadPage } from '#web/app/routes/load-page.ts'
import { local, perVisit, stored } from '#web/platform/storage.ts'
import { type Island, islands } from './islands.ts'
import { sayLoadFailed, takeBackLoadFailure } from './load-failure.ts'
import { isShell, showLoading } from './loading-message.ts'

const table: Record<string, Island> = islands
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const

/** Starts every island of the document at its time. */
export function wakeIslands(known = table) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = known[element.dataset.island ?? '']
    if (island) wakeInTime(element, island)
  }
}

function wakeInTime(element: HTMLElement, { wakes, load }: Island) {
  const held = wakes === 'touch' ? holdPresses(element) : null
  let begun = false

  async function wake() {
    if (begun) return
    begun = true
    takeBackLoadFailure()
    showLoading(element, true)
    try {
      // After a new release the old files are gone, and a full load brings the new ones. Not if text may have been
      // typed.
      const { mount } = await (isShell(element) ? loadPage(load) : load())
      await mount(element)
      held?.release()
    } catch {
      begun = false // the next touch tries again
      showLoading(element, false)
      if (wakes === 'touch') sayLoadFailed()
    }
  }
  const wakeIfNeeded = () => {
    if (hasSession() || (held && isNeededAtOnce(element))) void wake()
  }

  if (wakes === 'touch')
    for (const sign of signs) element.addEventListener(sign, () => void wake(), { passive: true })
  // Also if the session begins in another tab, or Back restores a page from before it.
  window.addEventListener('storage', wakeIfNeeded)
  window.addEventListener('pageshow', wakeIfNeeded)
  wakeIfNeeded()
}

const hasSession = () => local.read(stored.refresh) !== null || perVisit.read(stored.notice) !== null

/**
 * An empty shell has nothing to touch; a form at an address with a query may have to be another form; and if Back
 * restored what was filled in, the rest must follow it.
 */
const isNeededAtOnce = (element: HTMLElement) =>
  isShell(element) || isFilledIn(element) || window.location.search !== ''

/** Buttons pressed before their code has loaded are pressed again, as are links that would lose typed text. */
function holdPresses(element: HTMLElement) {
  const pressed: HTMLElement[] = []
  function hold(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>('a[href], button:not([popovertarget], [data-control])')
    if (!target || (target instanceof HTMLAnchorElement && !isFilledIn(element))) return
    event.preventDefault()
    pressed.push(target)
  }
  element.addEventListener('click', hold)
  return {
    release() {
      element.removeEventListener('click', hold)
      for (const target of pressed.splice(0)) target.click()
    },
  }
}

/** Whether something is chosen, ticked or typed that the page did not come with. */
const isFilledIn = (element: HTMLElement) =>
  [...element.querySelectorAll('input')].some((input) => input.value !== input.defaultValue) ||
  element.querySelector(':checked:not(:default)') !== null
