import { parseUrl } from '#contract/url.ts'
import { session } from '#web/platform/session.ts'
import { perVisit, stored } from '#web/platform/storage.ts'

/** Leaves the app for a document outside it, with a pending notice. Never resolves: the page goes away. */
export function openDocument(url: string): Promise<never> {
  const now = session.read()
  if (now.status === 'signed-out' && now.notice !== null) perVisit.write(stored.notice, now.notice)
  const isOurs = parseUrl(url, window.location.origin)?.origin === window.location.origin
  window.location.assign(isOurs ? url : '/') // '//evil.example' looks like a path
  return new Promise(() => {})
}
