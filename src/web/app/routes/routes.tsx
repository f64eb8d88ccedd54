import type { ComponentType } from 'react'
import { type MiddlewareFunction, Outlet, type RouteObject, useLoaderData, useLocation } from 'react-router'
import { AuthLayout } from '#web/app/layout/auth-layout.tsx'
import { BareErrorPage, ErrorPage } from '#web/app/layout/error-page.tsx'
import { Loading } from '#web/app/layout/loading.tsx'
import { RootLayout } from '#web/app/layout/root-layout.tsx'
import { SignedInArea } from '#web/app/layout/signed-in-area.tsx'
import { SiteLayout } from '#web/app/layout/site-layout.tsx'
import { signedInOnly, signedOutOnly } from './guards.ts'
import { loadPage } from './load-page.ts'
import { openDocument } from './open-document.ts'
import { type Page, type PageFacts, pages } from './pages.ts'

const guards = { 'signed-out': signedOutOnly, 'signed-in': signedInOnly } as const

/** Pages already loaded, by path: a prerendered page can only be hydrated in one go. */
export type LoadedPages = Partial<Record<string, ComponentType>>

function routeOf(page: Page, loaded: LoadedPages): RouteObject {
  const facts: PageFacts = { path: page.path, title: page.title }
  const guard = guards[page.area]
  const route = { id: page.path, path: page.path, handle: facts }
  const Component = loaded[page.path]
  if (Component) return { ...route, middleware: [guard], Component }
  // Not the router's `lazy`: it remembers a failure, so a page requested once while offline would never load.
  const loader = async () => (await loadPage(page.load)).Component
  const middleware = [ahead(page), guard]
  return { ...route, middleware, loader, shouldRevalidate: () => false, Component: LoadedPage }
}

/** The code is fetched while the guard checks the session; the loader reports a failure. */
const ahead =
  ({ load }: Page): MiddlewareFunction =>
  async () => {
    load().catch(() => {})
  }

function AppLayout() {
  return (
    <SiteLayout here={useLocation().pathname}>
      <Outlet />
    </SiteLayout>
  )
}

function LoadedPage() {
  const Loaded = useLoaderData() as ComponentType // what the loader of routeOf() answers
  return <Loaded />
}

export function buildRoutes(loaded: LoadedPages = {}, table: readonly Page[] = pages): RouteObject[] {
  const those = (area: Page['area']) =>
    table.filter((page) => page.area === area).map((page) => routeOf(page, loaded))
  return [
    {
      Component: RootLayout,
      HydrateFallback: Loading,
      ErrorBoundary: BareErrorPage,
      children: [
        {
          Component: AppLayout,
          children: [
            { ErrorBoundary: ErrorPage, Component: SignedInArea, children: those('signed-in') },
            { path: '*', loader: ({ request }) => openDocument(request.url), Component: Loading },
          ],
        },
        { Component: AuthLayout, children: those('signed-out') },
      ],
    },
  ]
}
