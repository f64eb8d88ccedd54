import { local, stored } from './storage.ts'

export type Theme = 'light' | 'dark'

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark'
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The saved choice, else the system's (spec §4). first-paint.js decides the same way before anything is painted. */
function wantedTheme(): Theme {
  const saved = local.read(stored.theme)
  if (isTheme(saved)) return saved
  return systemDark().matches ? 'dark' : 'light'
}

function paint(theme: Theme) {
  const html = document.documentElement
  if (html.dataset.theme === theme) return // called on every write to the storage; setting the same theme again would restyle the page
  html.dataset.repainting = ''
  html.dataset.theme = theme
  // The browser's own toolbar takes the page's color.
  const page = getComputedStyle(html).getPropertyValue('--bg').trim()
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', page)
  requestAnimationFrame(() => requestAnimationFrame(() => delete html.dataset.repainting))
}

export function toggleTheme() {
  const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  paint(next)
  local.write(stored.theme, next)
}

/** Follows the system while there is no choice, and the choice made in another tab. */
export function followTheme(): () => void {
  const repaint = () => paint(wantedTheme())
  const system = systemDark()
  system.addEventListener('change', repaint)
  const stop = local.subscribe(repaint)
  return () => {
    system.removeEventListener('change', repaint)
    stop()
  }
}
