import { local, stored } from './storage.ts'
import { followTheme, toggleTheme } from './theme.ts'

/**
 * The few controls that must work on a prerendered page before React has loaded, and in the same way afterwards: theme
 * toggle, cookie choice, and closing the mobile menu. Markup names them; one listener serves all.
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

/** '/' focuses the page's search, if it has one, unless the visitor is typing. */
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
  // The banner had the focus and is gone, so the focus moves to the page.
  document.getElementById('main')?.focus({ preventScroll: true })
}
