import { renderToString } from 'react-dom/server'
import type { LivePages, RenderLivePage } from '#contract/colleges/live-pages.ts'
import { documentsIn } from './app/documents/document.ts'
import { type LivePage, livePages } from './app/documents/live-pages.tsx'
import { SiteLayout } from './app/layout/site-layout.tsx'

// Entry of dist/render/render.js, which the server loads: documents from its data to HTML, for nobody in particular.

/** `template` is dist/render/template.html: the document around a page, as the build made it. */
export function liveRenderer(template: string): RenderLivePage {
  const finish = documentsIn(template)
  return <Name extends keyof LivePages>(name: Name, data: LivePages[Name]) => {
    const page: LivePage<LivePages[Name]> = livePages[name]
    const head = page.head(data)
    const html = renderToString(<SiteLayout here={head.path}>{page.draw(data)}</SiteLayout>)
    return finish({ head, kind: 'public', html })
  }
}
