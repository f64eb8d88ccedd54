import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { publicPages } from '#web/app/documents/public-pages.ts'
import { SiteLayout } from '#web/app/layout/site-layout.tsx'
import { App, useScreen } from '#web/app/routes/app.tsx'
import { hrefOf, memoryHistory } from '#web/app/routes/app-history.ts'
import { followLinks } from '#web/app/routes/follow-links.ts'
import { followSession } from '#web/app/routes/follow-session.ts'
import { type Page, pages } from '#web/app/routes/pages.ts'
import { createRouter, firstPage, type Router } from '#web/app/routes/router.ts'
import { AddressContext } from '#web/platform/address.ts'

type Wishes = {
  /** Replaces the route table. */
  table?: readonly Page[]
  /** False: returns before the guards have decided, to test what is shown until then. */
  wait?: boolean
}

/** A page of the app at an address, as a person finds it: guards, layout and page. */
export async function renderPage(path: string, { table, wait = true }: Wishes = {}) {
  const router = createRouter(memoryHistory(path), { table: table ?? pages })
  onTestFinished(followSession(router, table))
  onTestFinished(followLinks(router))
  if (wait) await firstPage(router)
  const view = render(<App router={router} />)
  const address = () => hrefOf(router.read().location)
  return { ...view, router, address, user: userEvent.setup() }
}

/** An element by itself at an address, without guards and layouts; at another address of the app it is gone. */
export function renderAlone(path: string, element: ReactNode) {
  const page: Page = {
    path: '/home',
    area: 'signed-in',
    title: '',
    load: async () => ({ Component: Elsewhere }),
  }
  const { pathname } = new URL(path, window.location.origin)
  const table = [page, { ...page, path: '/reports' as const }, { ...page, path: '/my-colleges' as const }]
  const drawn = table.find((one) => one.path === pathname) ?? { ...page, path: pathname as Page['path'] }
  const router = createRouter(memoryHistory(path), {
    table: [drawn, ...table],
    drawn: { page: drawn, Component: () => element },
  })
  return { ...render(<Alone router={router} />), router }
}

function Alone({ router }: { router: Router }) {
  const { screen, drawn } = useScreen(router)
  const { opened } = screen
  return (
    <AddressContext value={drawn}>
      {opened && 'Component' in opened && <opened.Component key={opened.page.path} />}
    </AddressContext>
  )
}

const Elsewhere = () => <p>Elsewhere</p>

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
