import '#web/ui/theme/styles.css'
import { loadPage } from '#web/app/load-page.ts'
import { startPageControls } from '#web/platform/page-controls.ts'
import { local, stored } from '#web/platform/storage.ts'

// The first script of every page, and on the public pages the only one at first: they are finished HTML whose few
// controls work through startPageControls(). React, many times this size, comes when the browser has time for it.
startPageControls()

const root = document.getElementById('root')
const complete = root?.dataset.page === 'static' && local.read(stored.refresh) === null
if (root && complete) whenIdle(() => startApp(root).catch(staysStatic))
else if (root) startApp(root).catch(() => sayItFailed(root))

async function startApp(into: HTMLElement) {
  const main = await loadPage(() => import('./main.tsx'))
  await main.start(into)
}

/** Offline, say. The page is complete without React and its links are links: nothing is lost. */
function staysStatic() {}

function sayItFailed(into: HTMLElement) {
  const said = document.createElement('p')
  said.setAttribute('role', 'alert')
  said.className = 'wrap py-28 text-center'
  said.textContent = 'Lantern could not be loaded. Please check your connection and reload the page.'
  into.replaceChildren(said)
}

/** After the page has loaded and the browser is idle, or at the first sign that the visitor is about to do something. */
function whenIdle(begin: () => void) {
  const signs = ['pointerdown', 'pointermove', 'keydown'] as const
  let begun = false
  const once = () => {
    if (begun) return
    begun = true
    for (const sign of signs) removeEventListener(sign, once)
    begin()
  }
  for (const sign of signs) addEventListener(sign, once, { passive: true })
  const onceIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 4000 })
    else setTimeout(once, 1500) // Safari
  }
  if (document.readyState === 'complete') onceIdle()
  else addEventListener('load', onceIdle, { once: true })
}
