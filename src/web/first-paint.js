// Runs in <head> before anything is painted; its hash is in the CSP. Keep it small and safe to fail. It is the one script
// that browsers too old for the rest can read: no arrow functions here.
;(function () {
  var html = document.documentElement
  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch (_blocked) {
      return null // storage is blocked: behave like on a first visit
    }
  }
  var theme = read('theme')
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  html.dataset.theme = theme
  var color = document.querySelector('meta[name="theme-color"]')
  if (color) color.content = theme === 'dark' ? '#091029' : '#f6f8fc'
  if (!/^(accepted|rejected)$/.test(read('cookie-consent'))) html.dataset.consent = 'ask'
  function isSignedInForThisVisit() {
    try {
      return sessionStorage.getItem('shared-computer') !== null && sessionStorage.getItem('refresh') !== null
    } catch (_blocked) {
      return false
    }
  }
  if (read('refresh') !== null || isSignedInForThisVisit()) {
    html.dataset.session = 'in'
    if ('guests' in html.dataset) location.replace('/home')
  }

  // Clicks before the page's script has loaded are recorded for it (early-presses.ts).
  var pressed = []
  function keep(event) {
    var button = event.target.closest('button:not([popovertarget])')
    if (!button) return
    event.preventDefault()
    pressed.push(button)
  }
  addEventListener('click', keep)
  window.takePressed = function () {
    removeEventListener('click', keep)
    return pressed
  }

  // Detects the oldest supported browsers (docs/architecture.md) by features that came with them: import maps with
  // Safari 16.4, MathML with Chrome 109, toSorted with Firefox 115 (the only one with mozInnerScreenX).
  var script = window.HTMLScriptElement
  var hasMaps = script && script.supports && script.supports('importmap')
  if (hasMaps && window.MathMLElement && (!('mozInnerScreenX' in window) || [].toSorted)) return
  addEventListener('DOMContentLoaded', function () {
    var app = document.querySelector('[data-island="app"]')
    if (!app) return
    var said = document.createElement('p')
    said.className = 'wrap py-8'
    said.setAttribute('role', 'alert')
    said.textContent =
      'This page needs a newer browser: Chrome or Edge 109, Safari 16.4, Firefox 115, or a later one.'
    app.parentNode.insertBefore(said, app)
    app.hidden = !app.dataset.page // nothing is drawn there that would stay
  })
})()
