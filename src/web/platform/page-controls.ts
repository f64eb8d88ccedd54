import { local, stored } from './storage.ts'
import { followTheme, toggleTheme } from './theme.ts'

/**
 * The few controls that must work on a prerendered page before React has arrived, and in the same way after it:
 * theme toggle, cookie choice, and the mobile menu closing behind a link. Markup names them; one listener serves all.
 */
export const control = {
  theme: { 'data-control': 'theme' },
  acceptCookies: { 'data-control': 'cookies', 'data-choice': 'accepted' },
  rejectCookies: { 'data-control': 'cookies', 'data-choice': 'rejected' },
} as const

export function startPageControls(): () => void {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onSlash)
  const stopTheme = followTheme()
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onSlash)
    stopTheme()
  }
}

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  const pressed = event.target.closest<HTMLElement>('[data-control]')
  if (pressed?.dataset.control === 'theme') toggleTheme()
  if (pressed?.dataset.control === 'cookies') keepCookieChoice(pressed.dataset.choice ?? 'rejected')
  if (event.target.closest('[popover] a')) event.target.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** '/' leads to the page's search, where it has one, unless something is being typed. */
function onSlash(event: KeyboardEvent) {
  const search = document.querySelector<HTMLElement>('[data-slash]')
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
  if (event.key !== '/' || !search || typing || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  search.focus()
}

function keepCookieChoice(choice: string) {
  local.write(stored.cookieConsent, choice)
  delete document.documentElement.dataset.consent
  // The banner had the focus and is gone: go on from the page, not from nowhere.
  document.getElementById('main')?.focus({ preventScroll: true })
}
