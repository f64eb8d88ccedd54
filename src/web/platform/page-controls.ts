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
  const stopTheme = followTheme()
  return () => {
    document.removeEventListener('click', onClick)
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

function keepCookieChoice(choice: string) {
  local.write(stored.cookieConsent, choice)
  delete document.documentElement.dataset.consent
  // The banner had the focus and is gone: go on from the page, not from nowhere.
  document.getElementById('main')?.focus({ preventScroll: true })
}
