import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { publicPages } from '#web/app/documents/public-pages.ts'
import { SiteLayout } from '#web/app/layout/site-layout.tsx'
import { followLinks } from '#web/app/routes/follow-links.ts'
import { followSession } from '#web/app/routes/follow-session.ts'
import type { Page } from '#web/app/routes/pages.ts'
import { future, initialized } from '#web/app/routes/router.ts'
import { buildRoutes } from '#web/app/routes/routes.tsx'

type Wishes = {
  /** Replaces the route table. */
  table?: readonly Page[]
  /** False: returns before the guards have decided, to test what is shown until then. */
  wait?: boolean
}

/** A page of the app at an address, as a person finds it: guards, layout and page. */
export async function renderPage(path: string, { table, wait = true }: Wishes = {}) {
  const router = createMemoryRouter(table ? buildRoutes({}, table) : buildRoutes(), {
    initialEntries: [path],
    future,
  })
  onTestFinished(followSession(router, table))
  onTestFinished(followLinks(router))
  if (wait) await initialized(router)
  const view = render(<RouterProvider router={router} />)
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { ...view, router, address, user: userEvent.setup() }
}

/** A document of the site, as the build renders it. */
export function renderDocument(path: string) {
  const page = publicPages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is no public page.`)
  return render(
    <SiteLayout here={path}>
      <page.Component />
    </SiteLayout>,
  )
}
