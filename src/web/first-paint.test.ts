import { expect, test } from 'vitest'
import script from './first-paint.js?raw'

/** The start of a page whose browser has saved this. */
function start(consent: string | null) {
  delete document.documentElement.dataset.consent
  if (consent !== null) localStorage.setItem('cookie-consent', consent)
  new Function(script)()
  window.takePressed?.() // a page's own script takes over
}

test.each([
  [null, 'ask'],
  ['yes', 'ask'],
  ['accepted', undefined],
  ['rejected', undefined],
])('the cookie banner shows until a choice is saved: %s', (consent, shown) => {
  start(consent)
  expect(document.documentElement.dataset.consent).toBe(shown)
})
