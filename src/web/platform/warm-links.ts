const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the page behind a link as soon as the visitor is about to follow it. */
export function warmLinks() {
  for (const sign of signs) document.addEventListener(sign, warm, { passive: true })
}

const warmed = new Set<string>()

function warm({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const path = link?.pathname
  if (!path || path === window.location.pathname || warmed.has(path)) return
  warmed.add(path)
  prefetch(path)
}

/** Fetches the code that a form needs once touched, after the page is drawn, without running it. */
export function warmCode(files: readonly string[]) {
  const fetchAll = () => files.forEach(prefetch)
  if (document.readyState === 'complete') fetchAll()
  else window.addEventListener('load', fetchAll, { once: true })
}

function prefetch(address: string) {
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = address
  document.head.append(hint)
}
