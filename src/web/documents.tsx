import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { formPages } from '#contract/pages.ts'
import { documentsIn } from './app/documents/document.ts'
import { publicPages } from './app/documents/public-pages.ts'
import { SiteLayout } from './app/layout/site-layout.tsx'
import { App } from './app/routes/app.tsx'
import { memoryHistory } from './app/routes/app-history.ts'
import { type Page, pages } from './app/routes/pages.ts'
import { createRouter } from './app/routes/router.ts'

// The documents that are the same for everyone, rendered when the product is built (tools/build-web.mjs).

export { loadingMessage } from '#web/app/islands/loading-message.ts'
export { pages } from '#web/app/routes/pages.ts'
export { placeholders } from '#web/platform/env.ts'

/** `needs`: the script files that each page of the app needs. */
export async function* builtDocuments(
  template: string,
  needs: Partial<Record<string, readonly string[]>> = {},
): AsyncGenerator<{ path: string; text: string }> {
  const finish = documentsIn(template)
  for (const { Component, ...head } of publicPages) {
    const html = renderToString(
      <SiteLayout here={head.path}>
        <Component />
      </SiteLayout>,
    )
    yield { path: head.path, text: finish({ head, kind: 'public', html }) }
  }
  for (const page of pages.filter(isForm)) {
    const head = { ...page, area: 'signed-out' as const, description: page.description ?? '' }
    const html = await renderForm(page)
    const files = needs[page.path] ?? []
    yield { path: page.path, text: finish({ head, kind: 'form', html, needs: files }) }
  }
}

const isForm = ({ path }: Page) => formPages.some((form) => form === path)

async function renderForm(page: Page): Promise<string> {
  const { Component } = await page.load()
  const router = createRouter(memoryHistory(page.path), { drawn: { page, Component } })
  return renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}
