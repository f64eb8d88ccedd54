import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { documentTitle, pages } from '#web/app/pages.ts'
import { future } from '#web/app/router.ts'
import { buildRoutes } from '#web/app/routes.tsx'
import { placeholders } from '#web/platform/env.ts'

// Entry of the build's second half (tools/build-web.mjs): pages to HTML, in Node, for nobody in particular.

export { documentTitle, pages, placeholders }

export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(buildRoutes(), { future })
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`)
  const failed = Object.values(context.errors ?? {})[0]
  if (failed) throw failed
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
  return new Response(prelude).text()
}
