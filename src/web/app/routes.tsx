import type { ComponentType } from 'react'
import { type MiddlewareFunction, type RouteObject, useLoaderData } from 'react-router'
import { AuthLayout } from './auth-layout.tsx'
import { BareErrorPage, ErrorPage } from './error-page.tsx'
import { signedInOnly, signedOutOnly } from './guards.ts'
import { loadPage } from './load-page.ts'
import { Loading } from './loading.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { type Page, type PageFacts, pages } from './pages.ts'
import { RootLayout } from './root-layout.tsx'
import { SignedInArea } from './signed-in-area.tsx'
import { SiteLayout } from './site-layout.tsx'

const guards = { public: [], 'signed-out': [signedOutOnly], 'signed-in': [signedInOnly] } as const

/** Pages already in hand, by path: a prerendered page can only be taken over in one go. */
export type InHand = Partial<Record<string, ComponentType>>

const notFound: PageFacts = { path: '*', title: 'Page not found' }

function routeOf(page: Page, inHand: InHand): RouteObject {
  const facts: PageFacts = { path: page.path, title: page.title }
  const route = { id: page.path, path: page.path, handle: facts, middleware: [...guards[page.area]] }
  const Component = inHand[page.path]
  if (Component) return { ...route, Component }
  // Not the router's `lazy`: it keeps a failure for good, and a page asked for once offline would never come.
  const loader = async () => (await loadPage(page.load)).Component
  const middleware = route.middleware.length > 0 ? [ahead(page), ...route.middleware] : []
  return { ...route, middleware, loader, shouldRevalidate: () => false, Component: LoadedPage }
}

/** The code is fetched while the guard asks who is here; whether that failed is the loader's business. */
const ahead =
  ({ load }: Page): MiddlewareFunction =>
  async () => {
    load().catch(() => {})
  }

function LoadedPage() {
  const Loaded = useLoaderData() as ComponentType // what the loader of routeOf() answers
  return <Loaded />
}

export function buildRoutes(inHand: InHand = {}, table: readonly Page[] = pages): RouteObject[] {
  const those = (wanted: (page: Page) => boolean) => table.filter(wanted).map((page) => routeOf(page, inHand))
  const isMembers = (page: Page) => page.area === 'signed-in'
  return [
    {
      Component: RootLayout,
      HydrateFallback: Loading,
      ErrorBoundary: BareErrorPage,
      children: [
        {
          Component: SiteLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: those((page) => page.layout === 'site' && !isMembers(page)),
            },
            { ErrorBoundary: ErrorPage, Component: SignedInArea, children: those(isMembers) },
            { path: '*', Component: NotFoundPage, handle: notFound },
          ],
        },
        { Component: AuthLayout, children: those((page) => page.layout === 'auth') },
      ],
    },
  ]
}
