import { createBrowserRouter, type DataRouter } from 'react-router'
import { followSession } from './follow-session.ts'
import { loadPage, pageStands } from './load-page.ts'
import { pageAt } from './pages.ts'
import { buildRoutes, type LoadedPages } from './routes.tsx'

/** Without this flag react-router 7 never runs middleware, and the guards are middleware. */
export const future = { v8_middleware: true } as const

/** `takeOver`: the page is already drawn and must be hydrated in one go, so its code is fetched first. */
export async function startRouter({ takeOver }: { takeOver: boolean }): Promise<DataRouter> {
  const loaded = takeOver ? await codeAt(window.location.pathname) : {}
  // A route with loader data counts as loaded: otherwise its guard would run again and the page would jump to the top.
  const loaderData = Object.fromEntries(Object.keys(loaded).map((path) => [path, null]))
  const router = createBrowserRouter(buildRoutes(loaded), {
    future,
    ...(takeOver && { hydrationData: { loaderData } }),
  })
  followSession(router)
  void initialized(router).then(() => {
    pageStands(() => router.createHref(router.state.navigation.location ?? router.state.location))
  })
  return router
}

/** Resolves when the guards have run and the first page's code has loaded. */
export function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done()
    })
  })
}

async function codeAt(pathname: string): Promise<LoadedPages> {
  const page = pageAt(pathname)
  return page ? { [page.path]: (await loadPage(page.load)).Component } : {}
}
