import { expect, onTestFinished, test, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

/** What a click on this link does: the path the router goes to, or null where the browser goes by itself. */
function follow(html: string, init: MouseEventInit = {}) {
  const navigate = vi.fn(async () => {})
  onTestFinished(followLinks({ navigate }, new URL('/reports', window.location.origin)))
  document.body.innerHTML = html
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  document.querySelector('a')?.firstElementChild?.dispatchEvent(click)
  return navigate.mock.calls.flat()[0] ?? null
}
const link = (href: string, more = '') => `<a href="${href}" ${more}><span>there</span></a>`

test.each(['/home', '/college-match?search=1', '/login?mode=forgot#email', '/home/'])(
  'the app follows a link to its page %s',
  (href) => expect(follow(link(href))).toBe(href),
)

test.each(['/', '/faq', '/colleges/nowhere', 'https://example.com/home', '/reports#top'])(
  'the browser follows %s',
  (href) => expect(follow(link(href))).toBeNull(),
)

test('a link into a new tab, a download or a click with a key held is the browser’s', () => {
  expect(follow(link('/home', 'target="_blank"'))).toBeNull()
  expect(follow(link('/home', 'download'))).toBeNull()
  expect(follow(link('/home'), { metaKey: true })).toBeNull()
  expect(follow(link('/home'), { button: 1 })).toBeNull()
})

test('a link to what is no address is the browser’s', () => {
  const navigate = vi.fn(async () => {})
  onTestFinished(followLinks({ navigate }))
  // Not a real link: what the test's own browser would make of it breaks the tests after this one.
  const inside = Object.assign(document.createElement('span'), {
    closest: (wanted: string) =>
      wanted === 'a' ? { href: 'http://[', target: '', hasAttribute: () => false } : null,
  })
  document.body.replaceChildren(inside)
  const failed = vi.fn()
  window.addEventListener('error', failed)
  onTestFinished(() => window.removeEventListener('error', failed))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  inside.dispatchEvent(click)
  expect([navigate.mock.calls, click.defaultPrevented, failed.mock.calls]).toEqual([[], false, []])
})
