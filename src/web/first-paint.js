// Runs in <head> before anything is painted; its hash is in the CSP. Keep it small, old-fashioned and safe to fail.
;(() => {
  var html = document.documentElement
  var read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // storage is blocked: behave like a first visit
    }
  }
  var theme = read('theme')
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  html.dataset.theme = theme
  var color = document.querySelector('meta[name="theme-color"]')
  if (color) color.content = theme === 'dark' ? '#091029' : '#f6f8fc'
  if (read('cookie-consent') === null) html.dataset.consent = 'ask'
  if (read('refresh') !== null) {
    html.dataset.session = 'in'
    if ('guests' in html.dataset) location.replace('/home')
  }
  // What is pressed before the page's script has arrived is kept for it (early-presses.ts).
  var pressed = []
  var keep = (event) => {
    var button = event.target.closest('button:not([popovertarget])')
    if (!button) return
    event.preventDefault()
    pressed.push(button)
  }
  addEventListener('click', keep)
  window.takePressed = () => {
    removeEventListener('click', keep)
    return pressed
  }
})()
