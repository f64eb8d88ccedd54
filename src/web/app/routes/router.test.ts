import { expect, test } from 'vitest'
import { signIn, signOut } from '#web/testing/session.ts'
import { hrefOf, memoryHistory } from './app-history.ts'
import type { Page } from './pages.ts'
import { createRouter, firstPage } from './router.ts'

const page = (path: Page['path'], load: Page['load'] = async () => ({ Component: () => null })): Page => ({
  path,
  area: 'signed-in',
  title: path,
  load,
})

/** A page whose code comes when it is let go. */
function slowPage(path: Page['path']) {
  let letGo = () => {}
  const code = new Promise<void>((done) => {
    letGo = done
  })
  return {
    page: page(path, async () => {
      await code
      return { Component: () => null }
    }),
    letGo: () => letGo(),
  }
}

async function open(path: string, table: readonly Page[]) {
  const history = memoryHistory(path)
  const router = createRouter(history, { table })
  await firstPage(router)
  return { router, address: () => hrefOf(router.read().location), entry: () => hrefOf(history.read()) }
}

test('the page before stays until the next one has its code; address and page change together', async () => {
  signIn()
  const slow = slowPage('/reports')
  const { router, address, entry } = await open('/home', [page('/home'), slow.page])
  const going = router.navigate('/reports')
  await Promise.resolve()
  expect([address(), entry(), router.goingTo()?.pathname]).toEqual(['/home', '/home', '/reports'])
  slow.letGo()
  await going
  expect([address(), entry(), router.goingTo()]).toEqual(['/reports', '/reports', null])
})

test('a newer navigation calls off an older one, however late its code comes', async () => {
  signIn()
  const slow = slowPage('/reports')
  const { router, address } = await open('/home', [page('/home'), slow.page, page('/my-colleges')])
  const first = router.navigate('/reports')
  await router.navigate('/my-colleges')
  slow.letGo()
  await first
  expect(address()).toBe('/my-colleges')
})

test('another query of the same page is there at once, and each change starts from the newest', async () => {
  signIn()
  const { router, address } = await open('/home', [page('/home')])
  void router.navigate('?a=1')
  expect(address()).toBe('/home?a=1')
  void router.navigate(`${router.read().location.search}&b=2`, { replace: true })
  expect(address()).toBe('/home?a=1&b=2')
  await router.navigate(-1)
  expect(address()).toBe('/home')
})

test('two quick presses on Back go back once', async () => {
  signIn()
  const moves: number[] = []
  const history = memoryHistory('/home')
  const router = createRouter({ ...history, go: (by) => moves.push(by) }, { table: [page('/home')] })
  await firstPage(router)
  await router.navigate('?a=1')
  await router.navigate(-1)
  await router.navigate(-1)
  expect(moves).toEqual([-1])
})

test('Back without a page behind moves nothing, and Back works once there is one', async () => {
  signIn()
  const { router, address } = await open('/home', [page('/home')])
  await router.navigate('?a=1')
  await router.navigate(-1)
  await router.navigate(-1)
  expect(address()).toBe('/home')
  await router.navigate(1)
  expect(address()).toBe('/home?a=1')
})

test('a redirect takes the place of the address it came from, and leaves Back as it was', async () => {
  signOut()
  const login: Page = { ...page('/login'), area: 'signed-out' }
  const { router, address } = await open('/home?x=1', [page('/home'), login])
  expect(address()).toBe('/login?from=%2Fhome%3Fx%3D1')
  await router.navigate(-1)
  expect(address()).toBe('/login?from=%2Fhome%3Fx%3D1')
})
