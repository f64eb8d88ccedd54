const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** The document behind a link is fetched as soon as the visitor is about to follow it. */
export function warmLinks() {
  for (const sign of signs) document.addEventListener(sign, warm, { passive: true })
}

const warmed = new Set<string>()

function warm({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const path = link?.pathname
  if (!path || path === window.location.pathname || warmed.has(path)) return
  warmed.add(path)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = path
  document.head.append(hint)
}
