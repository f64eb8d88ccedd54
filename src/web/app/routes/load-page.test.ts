import { expect, test, vi } from 'vitest'

const unreachable = {
  name: 'PageUnreachable',
  cause: { message: 'Failed to fetch dynamically imported module' },
}
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** A browser that only records where it was sent; `isReload`: this visit is itself a reload. */
async function visit({ stands = false, isReload = false, isLeaving = false } = {}) {
  vi.resetModules()
  const { loadPage, pageStands } = await import('./load-page.ts')
  if (stands) pageStands(() => '/college-match?major=Biology')
  const outside = { goTo: vi.fn(), reload: vi.fn(), isReload: () => isReload, isLeaving: () => isLeaving }
  return { outside, load: (load: () => Promise<unknown>) => loadPage(load, outside) }
}

test('a page whose chunk is gone after a new release is fetched by a full load, its query kept', async () => {
  const { outside, load } = await visit({ stands: true })
  void load(gone)
  await vi.waitFor(() => expect(outside.goTo).toHaveBeenCalledExactlyOnceWith('/college-match?major=Biology'))
})

test('a first page whose chunk is gone reloads once', async () => {
  const first = await visit()
  void first.load(gone)
  await vi.waitFor(() => expect(first.outside.reload).toHaveBeenCalledOnce())

  const again = await visit({ isReload: true })
  await expect(again.load(gone)).rejects.toMatchObject(unreachable)
  expect(again.outside.reload).not.toHaveBeenCalled()
})

test('offline the page is not reloaded: the error is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { outside, load } = await visit({ stands: true })
  await expect(load(gone)).rejects.toMatchObject(unreachable)
  expect(outside.goTo).not.toHaveBeenCalled()
})

test('a page that is being left is never reloaded: what it was fetching was stopped, not gone', async () => {
  for (const stands of [true, false]) {
    const { outside, load } = await visit({ stands, isLeaving: true })
    const settled = vi.fn()
    void load(gone).then(settled, settled)
    await new Promise((later) => setTimeout(later))
    for (const done of [outside.goTo, outside.reload, settled]) expect(done).not.toHaveBeenCalled()
  }
})

test('a chunk that is there is simply loaded', async () => {
  const { load } = await visit({ stands: true })
  expect(await load(async () => 'page')).toBe('page')
})

test('a page whose code loads and throws shows its own error', async () => {
  const { load } = await visit({ isReload: true })
  await expect(load(() => Promise.reject(new Error('The page tripped.')))).rejects.toThrow(
    'The page tripped.',
  )
})
