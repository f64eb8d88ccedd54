import { apiBase } from './env.ts'

// An error in a browser is told to our own server, without the visitor: the words of the error, the build, the place in
// our code. The path is the contract's, which a test compares: the contract's checks are too large for here.

export const errorsPath = '/browser-errors/'
const most = 5
const told = new Set<string>()

/** Once a message, a few a page. A refused call is no error of ours. */
export function reportError(error: unknown) {
  const { name = '', message = '', stack = '', status } = Object(error) as Record<string, unknown>
  const words = (typeof error === 'string' ? error : `${name}: ${message}`).slice(0, 300)
  if (status !== undefined || name === 'AbortError' || told.size >= most || told.has(words)) return
  told.add(words)
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? ''
  const at = /([\w.-]+\.js:\d+:\d+)/.exec(String(stack))?.[1] ?? ''
  const body = JSON.stringify({ message: words, build: build.slice(0, 80), at: at.slice(0, 200) })
  const headers = { 'content-type': 'application/json' }
  fetch(`${apiBase()}/api${errorsPath}`, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

export function watchErrors() {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
